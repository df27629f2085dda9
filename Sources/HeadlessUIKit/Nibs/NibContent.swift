// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The content of a nib as code.
///
/// `scripts/adopt` writes for `Card.xib` a class `CardNib`, which ``UINib`` finds by name in the
/// requesting module.
@MainActor public protocol NibContent: AnyObject {
  static func makeObjects(owner: Any?) -> [Any]
}

/// A class whose outlets can be set by name, in code that `scripts/adopt` writes.
public protocol OutletTarget: AnyObject {
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

  /// Creates a view of an app's class, whose values are set while UIKit's `init(coder:)` runs.
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

  /// Returns an object that `awakeFromNib()` is sent to; stops the program for nil.
  public static func made<Object: NSObject>(_ object: Object?) -> Object {
    guard let object else {
      stop("\(Object.self).init(coder:) made no object for \(Self.self): it has to for a nib.")
    }
    NibLoading.made.append(object)
    return object
  }

  /// Sets an outlet, or remarks once that there is none.
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
  ) { control.addTarget(target, action: Selector(action), for: events) }
}

@MainActor enum NibLoading {
  final class Coder: NSCoder {
    fileprivate let reuseIdentifier: String?
    fileprivate var decode: ((UIView) -> Void)?

    init(reuseIdentifier: String?) {
      self.reuseIdentifier = reuseIdentifier
      super.init()
    }
  }

  static var made: [NSObject] = []
  private static var registered: String?

  /// The classes with work at the end of `init(coder:)`, and the base class.
  private static let places: [UIView.Type] = [
    UIActivityIndicatorView.self, UICollectionView.self, UICollectionViewCell.self,
    UIDatePicker.self, UISearchBar.self, UIStepper.self, UISwitch.self, UITableView.self,
    UITableViewCell.self, UITableViewHeaderFooterView.self, UITextField.self, UITextView.self,
    UILabel.self, UIImageView.self, UIView.self, UIVisualEffectView.self,
  ]

  private static func isLast(_ place: UIView.Type, above own: UIView.Type) -> Bool {
    var type: AnyClass? = own
    while let current = type, !places.contains(where: { $0 == current }) {
      type = _getSuperclass(current)
    }
    return type == place
  }

  static func decode(_ view: UIView, _ place: UIView.Type, from coder: NSCoder) {
    guard let coder = coder as? Coder, coder.decode != nil,
      isLast(place, above: Swift.type(of: view))
    else { return }
    let decode = coder.decode.take()
    decode?(view)
  }

  /// Returns the registered or the nib's reuse identifier; stops the program if they differ.
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

  static func content(of name: String, in module: Substring) -> (any NibContent.Type)? {
    // The class name that scripts/adopt uses.
    let identifier = String(
      name.map { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    )
    let start = identifier.first?.isNumber == true ? "_" : ""
    return NSClassFromString("\(module).\(start)\(identifier)Nib") as? any NibContent.Type
  }
}
