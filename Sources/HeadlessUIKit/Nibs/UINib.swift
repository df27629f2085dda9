// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Objects that were laid out in Interface Builder, to be made as often as needed.
///
/// They come from the code that `scripts/adopt` writes of a `.xib` file; see ``NibContent``.
@MainActor @preconcurrency open class UINib: NSObject {
  /// What an owner hands to a nib.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Objects that stand for placeholders of their names: kept out, as no placeholder but the owner is known.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private let name: String
  private let module: Substring

  /// Names a nib; it is looked for once it is used.
  ///
  /// - Parameters:
  ///   - name: the name of the `.xib` file, without its ending.
  ///   - bundleOrNil: kept out: the module that names the nib is looked in.
  ///   - _fileID: the file that names it, which says its module.
  public init(nibName name: String, bundle bundleOrNil: Bundle?, _fileID: StaticString = #fileID) {
    self.name = name
    module = Self.module(of: _fileID)
    super.init()
  }

  /// Makes the objects and returns those at the top.
  ///
  /// Each object is made by `init(coder:)`, outlets and actions are connected, and then each view is told by
  /// `awakeFromNib()`. Stops if the nib is not there.
  open func instantiate(
    withOwner ownerOrNil: Any?,
    options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    NibLoading.load(content, owner: ownerOrNil)
  }

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

  /// Makes a view to be used again: the one at the top of the nib.
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
  /// Makes the objects of a nib and returns those at the top; see ``UINib``.
  @MainActor @discardableResult
  public func loadNibNamed(
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
