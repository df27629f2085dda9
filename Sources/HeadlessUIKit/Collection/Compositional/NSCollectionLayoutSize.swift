// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A width or height: absolute, fractional, or estimated until measured.
@MainActor @preconcurrency open class NSCollectionLayoutDimension: NSObject {
  enum Kind: Equatable { case fractionalWidth, fractionalHeight, absolute, estimated }

  let kind: Kind
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    require(
      dimension.isFinite && dimension >= 0,
      "A dimension of a layout must be finite and not negative, found \(dimension)."
    )
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    made(.fractionalWidth, fractionalWidth)
  }

  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    made(.fractionalHeight, fractionalHeight)
  }

  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    made(.absolute, absoluteDimension)
  }

  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    made(.estimated, estimatedDimension)
  }

  private static func made(_ kind: Kind, _ dimension: CGFloat) -> Self {
    let made = NSCollectionLayoutDimension(kind, dimension)
    guard let made = made as? Self else {
      stop("A dimension is made by NSCollectionLayoutDimension itself: it has no subclasses here.")
    }
    return made
  }

  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  open var isAbsolute: Bool { kind == .absolute }
  open var isEstimated: Bool { kind == .estimated }

  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated: dimension
    }
  }
}

@MainActor @preconcurrency open class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  func size(in container: CGSize, measured: CGSize?) -> CGSize {
    var size = CGSize(
      width: widthDimension.length(in: container),
      height: heightDimension.length(in: container)
    )
    guard let measured else { return size }
    if widthDimension.isEstimated { size.width = measured.width }
    if heightDimension.isEstimated { size.height = measured.height }
    return size
  }

  var flexibleAxes: FlexibleAxes {
    var axes: FlexibleAxes = []
    if widthDimension.isEstimated { axes.insert(.horizontal) }
    if heightDimension.isEstimated { axes.insert(.vertical) }
    return axes
  }
}

/// A distance: fixed, or a minimum.
@MainActor @preconcurrency open class NSCollectionLayoutSpacing: NSObject {
  public let spacing: CGFloat
  public let isFlexibleSpacing: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }

  open var isFixedSpacing: Bool { !isFlexibleSpacing }

  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
}

@MainActor @preconcurrency open class NSCollectionLayoutEdgeSpacing: NSObject {
  public let leading: NSCollectionLayoutSpacing?
  public let top: NSCollectionLayoutSpacing?
  public let trailing: NSCollectionLayoutSpacing?
  public let bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?,
    top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  var insets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top?.spacing ?? 0,
      leading: leading?.spacing ?? 0,
      bottom: bottom?.spacing ?? 0,
      trailing: trailing?.spacing ?? 0
    )
  }
}

struct FlexibleAxes: OptionSet, Sendable {
  let rawValue: UInt8
  static let horizontal = FlexibleAxes(rawValue: 1)
  static let vertical = FlexibleAxes(rawValue: 2)
  static let both: FlexibleAxes = [.horizontal, .vertical]
}
