// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Objects laid out in Interface Builder; see ``NibContent``.
@MainActor @preconcurrency open class UINib: NSObject {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// The external objects; ignored, as only the owner is known.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private let name: String
  private let module: Substring

  /// Names a nib, which is found in the caller's module on use; the bundle is ignored.
  public init(nibName name: String, bundle bundleOrNil: Bundle?, _fileID: StaticString = #fileID) {
    self.name = name
    module = Self.module(of: _fileID)
    super.init()
  }

  /// Creates and connects the objects, calls `awakeFromNib()`; stops without the nib.
  open func instantiate(
    withOwner ownerOrNil: Any?,
    options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] { NibLoading.load(content, owner: ownerOrNil) }

  static func module(of fileID: StaticString) -> Substring {
    fileID.description.prefix { $0 != "/" }
  }

  private var content: any NibContent.Type {
    guard let content = NibLoading.content(of: name, in: module) else {
      stop(
        "There is no nib \"\(name)\" in \(module): nibs are read by scripts/adopt, which writes code of"
          + " \(name).xib. Bring that file in with the sources, or make the views in code and register"
          + " their class."
      )
    }
    return content
  }

  func makeReusable<View: UIView>(_ base: View.Type, identifier: String) -> View {
    let top = NibLoading.load(content, owner: nil, reuseIdentifier: identifier)
    guard top.count == 1, let view = top[0] as? View else {
      stop(
        "The nib \"\(name)\" must hold one \(base) at the top to be registered for \"\(identifier)\","
          + " found \(top.map { String(describing: type(of: $0)) }.joined(separator: ", "))."
      )
    }
    return view
  }
}

extension Bundle {
  /// Creates the objects of a nib and returns the top-level ones; see ``UINib``.
  @MainActor @discardableResult public func loadNibNamed(
    _ name: String,
    owner: Any?,
    options: [UINib.OptionsKey: Any]? = nil,
    _fileID: StaticString = #fileID
  ) -> [Any]? {
    UINib(nibName: name, bundle: self, _fileID: _fileID)
      .instantiate(withOwner: owner, options: options)
  }
}

extension UITableView {
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    register(nil as AnyClass?, forCellReuseIdentifier: identifier)
    nibs[identifier] = nib
  }

  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: identifier)
    supplementaries.nibs[identifier] = nib
  }
}

extension UICollectionView {
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nil as AnyClass?, forCellWithReuseIdentifier: identifier)
    pools.nibs[ReusableViewPools.Name(kind: nil, identifier: identifier)] = nib
  }

  public func register(
    _ nib: UINib?,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    register(nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    pools.nibs[ReusableViewPools.Name(kind: kind, identifier: identifier)] = nib
  }
}

extension UIViewController {
  /// Loads the view from the controller's nib; remarks once if a named one is missing.
  ///
  /// Without a name it tries the class name without "Controller", then the whole name.
  func loadViewFromNib() {
    let type = type(of: self)
    let module = String(reflecting: type).prefix { $0 != "." }
    let own = String(describing: type)
    let names =
      nibName.map { [$0] }
      ?? (own.hasSuffix("Controller") ? [String(own.dropLast("Controller".count))] : []) + [own]
    guard let content = names.lazy.compactMap({ NibLoading.content(of: $0, in: module) }).first
    else {
      guard let nibName else { return }
      EngineRemarks.say(
        once: "nib \(module).\(nibName)",
        "There is no nib \"\(nibName)\" in \(module), so the view of \(own) is empty: bring \(nibName).xib"
          + " in by scripts/adopt, or make the view in loadView()."
      )
      return
    }
    _ = NibLoading.load(content, owner: self)
    require(
      viewIfLoaded != nil,
      "The nib of \(own) must connect a view to the outlet 'view' of its owner, and does not."
    )
  }
}
