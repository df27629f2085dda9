// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a nib holds, as code; a protocol of this engine.
///
/// Interface Builder's files are compiled for phones alone. `scripts/adopt` writes of a file `Card.xib` a class
/// `CardNib` that makes the same objects, and ``UINib`` finds it by this name in the module that asks for "Card".
@MainActor public protocol NibContent: AnyObject {
  /// Makes the objects, connects them with each other and with the owner, and returns those at the top.
  static func makeObjects(owner: Any?) -> [Any]
}

/// A class whose outlets can be set by name.
///
/// Only Objective-C finds a property by its name; `scripts/adopt` writes for each class with outlets what does:
///
/// ```swift
/// func connect(_ object: Any?, toOutlet name: String) -> Bool {
///   switch name {
///   case "titleLabel": return setOutlet(&titleLabel, to: object)
///   default: return false
///   }
/// }
/// ```
public protocol OutletTarget: AnyObject {
  /// Sets the outlet of a name; false if there is none that takes the object.
  @MainActor func connect(_ object: Any?, toOutlet name: String) -> Bool
}

extension OutletTarget {
  @MainActor public func setOutlet<Value>(_ outlet: inout Value?, to object: Any?) -> Bool {
    guard let value = object as? Value else { return false }
    outlet = value
    return true
  }

  @MainActor public func setOutlet<Value>(_ outlet: inout Value, to object: Any?) -> Bool {
    guard let value = object as? Value else { return false }
    outlet = value
    return true
  }
}

extension NibContent {
  public static var coder: NSCoder { NibLoading.Coder(reuseIdentifier: nil) }

  public static func coder(reuseIdentifier: String) -> NSCoder {
    NibLoading.Coder(reuseIdentifier: reuseIdentifier)
  }

  /// A view of a class of the app's, which is told once all are there.
  ///
  /// Its values are set while `init(coder:)` of the class of UIKit below it runs: they are there when the initialiser of
  /// the app's class goes on, as if they were read from an archive. Where that one calls another initialiser above it,
  /// nothing is set.
  ///
  /// - Parameters:
  ///   - reuseIdentifier: the one that the nib has.
  ///   - make: makes the view.
  ///   - decoded: sets its values, and puts in what it holds.
  /// - Returns: the view.
  public static func made<View: UIView>(
    reuseIdentifier: String? = nil,
    _ make: (NSCoder) -> View?,
    decoded: @escaping (View) -> Void
  ) -> View {
    let coder = NibLoading.Coder(reuseIdentifier: reuseIdentifier)
    coder.decode = { view in
      guard let view = view as? View else { return }
      decoded(view)
    }
    return made(make(coder))
  }

  /// An object of the nib, which is told once all are there; stops where its class made none.
  public static func made<Object: NSObject>(_ object: Object?) -> Object {
    guard let object else {
      stop("\(Object.self).init(coder:) made no object for \(Self.self): it has to for a nib.")
    }
    NibLoading.made.append(object)
    return object
  }

  /// Sets an outlet of an object, and remarks once where it has none of that name.
  public static func connect(_ holder: Any?, _ outlet: String, _ object: Any?) {
    if let holder = holder as? any OutletTarget, holder.connect(object, toOutlet: outlet) { return }
    if outlet == "view", let controller = holder as? UIViewController {
      return controller.view = object as? UIView
    }
    let name = holder.map { String(describing: Swift.type(of: $0)) } ?? "nil"
    let kind = object.map { String(describing: Swift.type(of: $0)) } ?? "nil"
    EngineRemarks.say(
      once: "outlet \(name).\(outlet)",
      "\(Self.self) sets the outlet '\(outlet)', and \(name) has none that takes \(kind): it stays as it is."
        + " scripts/adopt writes what sets outlets, of classes that it brings in with their nib."
    )
  }

  public static func addTarget(
    _ control: UIControl,
    _ target: Any?,
    _ action: String,
    for events: UIControl.Event
  ) {
    control.addTarget(target, action: Selector(action), for: events)
  }
}

/// The nib that is being loaded.
@MainActor enum NibLoading {
  /// What an object is told that is made: its reuse identifier, if it is a view that has one.
  final class Coder: NSCoder {
    fileprivate let reuseIdentifier: String?
    /// Sets the values; nil once it has.
    fileprivate var decode: ((UIView) -> Void)?

    init(reuseIdentifier: String?) {
      self.reuseIdentifier = reuseIdentifier
      super.init()
    }
  }

  static var made: [NSObject] = []
  /// The identifier that the nib is registered for, until its cell or header has it; nil where there is none.
  private static var registered: String?

  /// The classes whose `init(coder:)` does something once those above have returned, and the one above all.
  private static let places: [UIView.Type] = [
    UIActivityIndicatorView.self, UICollectionView.self, UICollectionViewCell.self,
    UIDatePicker.self, UISearchBar.self, UIStepper.self, UISwitch.self, UITableView.self,
    UITableViewCell.self, UITableViewHeaderFooterView.self, UITextField.self, UITextView.self,
    UILabel.self, UIImageView.self, UIView.self, UIVisualEffectView.self,
  ]

  /// Whether a class of UIKit is the last above a view's own whose initialiser does something of this kind.
  private static func isLast(_ place: UIView.Type, above own: UIView.Type) -> Bool {
    var type: AnyClass? = own
    while let current = type, !places.contains(where: { $0 == current }) {
      type = _getSuperclass(current)
    }
    return type == place
  }

  /// Sets the values of a view that a nib holds, at the end of the initialiser of a class of UIKit.
  static func decode(_ view: UIView, _ place: UIView.Type, from coder: NSCoder) {
    guard let coder = coder as? Coder, coder.decode != nil,
      isLast(place, above: Swift.type(of: view))
    else { return }
    let decode = coder.decode.take()
    decode?(view)
  }

  /// The reuse identifier of a view that is made from a coder: what the nib is registered for, else the nib's own.
  ///
  /// Stops where both are there and differ.
  static func reuseIdentifier(of coder: NSCoder) -> String? {
    guard let coder = coder as? Coder else { return nil }
    let own = coder.reuseIdentifier
    guard let registered = registered.take() else { return own }
    require(
      own == nil || own == registered,
      "A nib is registered for \"\(registered)\" and holds a view of the reuse identifier"
        + " \"\(own ?? "")\": they have to be equal, or the nib's empty."
    )
    return registered
  }

  /// Makes the objects of a nib, then tells each that all are there.
  static func load(
    _ content: any NibContent.Type,
    owner: Any?,
    reuseIdentifier: String? = nil
  ) -> [Any] {
    let outer = (made, registered)
    made = []
    registered = reuseIdentifier
    let top = content.makeObjects(owner: owner)
    let objects = made
    (made, registered) = outer
    for object in objects { (object as? UIResponder)?.awakeFromNib() }
    return top
  }

  /// The content of a nib that scripts/adopt has brought into a module; nil if it has not.
  static func content(of name: String, in module: Substring) -> (any NibContent.Type)? {
    // As scripts/adopt names the class.
    let identifier = String(
      name.map { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    )
    let start = identifier.first?.isNumber == true ? "_" : ""
    return NSClassFromString("\(module).\(start)\(identifier)Nib") as? any NibContent.Type
  }
}
