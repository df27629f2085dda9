// SPDX-License-Identifier: Apache-2.0

public import Foundation

struct SupplementaryPlace: Hashable {
  let kind: String
  let path: IndexPath
}

@MainActor struct ReusableViewPools {
  /// The kind and identifier of reusable views; items have no kind.
  struct Name: Hashable {
    let kind: String?
    let identifier: String
  }

  private static let limit = 32
  private var classes: [Name: UICollectionReusableView.Type] = [:]
  var nibs: [Name: UINib] = [:]
  private var waiting: [Name: [UICollectionReusableView]] = [:]

  mutating func register(_ viewClass: UICollectionReusableView.Type?, as name: Name) {
    classes[name] = viewClass
    nibs[name] = nil
  }

  mutating func take(_ name: Name, frame: CGRect) -> UICollectionReusableView? {
    if let view = waiting[name]?.popLast() {
      view.prepareForReuse()
      return view
    }
    if let made = classes[name]?._registered(frame) {
      made.reuseIdentifier = name.identifier
      return made
    }
    guard let nib = nibs[name] else { return nil }
    let base = name.kind == nil ? UICollectionViewCell.self : UICollectionReusableView.self
    let made = nib.makeReusable(base, identifier: name.identifier)
    made.frame = frame
    made.reuseIdentifier = name.identifier
    return made
  }

  mutating func put(_ view: UICollectionReusableView, kind: String?) {
    guard let identifier = view.reuseIdentifier else { return }
    let name = Name(kind: kind, identifier: identifier)
    if waiting[name, default: []].count < Self.limit { waiting[name, default: []].append(view) }
  }
}

extension UICollectionView {
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(
      cellClass,
      as: ReusableViewPools.Name(kind: nil, identifier: identifier),
      UICollectionViewCell.self
    )
  }

  public func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(
      viewClass,
      as: ReusableViewPools.Name(kind: elementKind, identifier: identifier),
      UICollectionReusableView.self
    )
  }

  private func register(
    _ viewClass: AnyClass?,
    as name: ReusableViewPools.Name,
    _ base: UICollectionReusableView.Type
  ) {
    require(!name.identifier.isEmpty, "A reuse identifier must not be empty.")
    guard let viewClass else { return pools.register(nil, as: name) }
    guard let known = viewClass as? UICollectionReusableView.Type,
      name.kind != nil || known is UICollectionViewCell.Type
    else {
      stop(
        "Only a subclass of \(base) can be registered for \"\(name.identifier)\", found \(viewClass)."
      )
    }
    pools.register(known, as: name)
  }

  public func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let reconfigured { return reconfigured }
    let attributes = layout.layoutAttributesForItem(at: indexPath)
    let name = ReusableViewPools.Name(kind: nil, identifier: identifier)
    let taken = pools.take(name, frame: attributes?.frame ?? .zero)
    guard let cell = taken as? UICollectionViewCell else {
      stop(
        "No class is registered for the reuse identifier \"\(identifier)\" (item \(indexPath.item) of section "
          + "\(indexPath.section)): call register(_:forCellWithReuseIdentifier:) first."
      )
    }
    (cell as? UICollectionViewListCell)?.take(attributes?.listPlace)
    return cell
  }

  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let attributes = layout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    let name = ReusableViewPools.Name(kind: elementKind, identifier: identifier)
    guard let view = pools.take(name, frame: attributes?.frame ?? .zero) else {
      stop(
        "No class is registered for \"\(elementKind)\" and the reuse identifier \"\(identifier)\": call "
          + "register(_:forSupplementaryViewOfKind:withReuseIdentifier:) first."
      )
    }
    (view as? UICollectionViewListCell)?.take(attributes?.listPlace)
    return view
  }

  @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void
    let identifier = UUID().uuidString
    let handler: Handler

    public init(handler: @escaping Handler) { self.handler = handler }
  }

  @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    let identifier = UUID().uuidString
    let kind: String
    let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = cell as? Cell else {
      stop("Item \(indexPath.item) has a cell of \(type(of: cell)), and \(Cell.self) is asked for.")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    register(
      Supplementary.self,
      forSupplementaryViewOfKind: registration.kind,
      withReuseIdentifier: registration.identifier
    )
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.kind,
      withReuseIdentifier: registration.identifier,
      for: indexPath
    )
    guard let view = view as? Supplementary else {
      stop(
        "\(registration.kind) has a view of \(type(of: view)), and \(Supplementary.self) is asked for."
      )
    }
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}
