// SPDX-License-Identifier: Apache-2.0

public import Foundation

open class UITraitCollection: NSObject, @unchecked Sendable {
  // Unchecked because the class is open as UIKit's is; every stored property is a constant.

  let values: TraitValues

  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  open var preferredContentSizeCategory: UIContentSizeCategory { values.contentSizeCategory }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// The pixels a point; 0 is unspecified.
  open var displayScale: CGFloat { values.displayScale }

  /// The traits of the screen: an upright phone, light, default text size, 2 pixels a point.
  static let system = UITraitCollection(
    values: TraitValues(
      userInterfaceStyle: .light,
      horizontalSizeClass: .compact,
      verticalSizeClass: .regular,
      contentSizeCategory: .large,
      layoutDirection: .leftToRight,
      userInterfaceIdiom: .phone,
      displayScale: 2
    )
  )

  /// The traits that resolve colours: those of the view in layout or display, else the screen's.
  public class var current: UITraitCollection {
    get { AmbientTraits.current }
    set { AmbientTraits.current = newValue }
  }

  init(values: TraitValues) {
    self.values = values
    super.init()
  }

  public override init() {
    values = TraitValues()
    super.init()
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(values: TraitValues(userInterfaceStyle: userInterfaceStyle))
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: TraitValues(horizontalSizeClass: horizontalSizeClass))
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: TraitValues(verticalSizeClass: verticalSizeClass))
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(values: TraitValues(contentSizeCategory: preferredContentSizeCategory))
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(values: TraitValues(layoutDirection: layoutDirection))
  }

  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(values: TraitValues(userInterfaceIdiom: userInterfaceIdiom))
  }

  public convenience init(displayScale: CGFloat) {
    self.init(values: TraitValues(displayScale: displayScale))
  }

  /// Creates traits from several, of which later ones win.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(into: TraitValues()) { $0.merge($1.values) })
  }

  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  /// Returns true if all specified traits of another collection are equal here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.merge(trait.values)
    return merged == values
  }

  open func performAsCurrent(_ actions: () -> Void) {
    let former = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = former
  }

  open override func isEqual(_ object: Any?) -> Bool {
    if isIdentical(to: object) { return true }
    guard let other = object as? UITraitCollection else { return false }
    return values == other.values
  }

  open override var hash: Int { values.hashValue }

  open override var description: String {
    "\(userInterfaceStyle), \(horizontalSizeClass) by \(verticalSizeClass), "
      + "\(preferredContentSizeCategory.rawValue), \(layoutDirection)"
  }
}

extension UITraitCollection {
  @inlinable public static func == (left: UITraitCollection, right: UITraitCollection) -> Bool {
    left === right || left.equals(right)
  }

  @inlinable public static func != (left: UITraitCollection, right: UITraitCollection) -> Bool {
    !(left == right)
  }

  @usableFromInline final func equals(_ other: UITraitCollection) -> Bool {
    type(of: self) == UITraitCollection.self ? values == other.values : isEqual(other)
  }
}

extension Optional where Wrapped == UITraitCollection {
  @inlinable public static func == (left: Self, right: Self) -> Bool {
    areEqual(left, right) { $0.equals($1) }
  }

  @inlinable public static func != (left: Self, right: Self) -> Bool { !(left == right) }
}

struct TraitValues: Hashable, Sendable {
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var contentSizeCategory = UIContentSizeCategory.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var displayScale: CGFloat = 0

  mutating func merge(_ other: TraitValues) {
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.horizontalSizeClass != .unspecified {
      horizontalSizeClass = other.horizontalSizeClass
    }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.contentSizeCategory != .unspecified {
      contentSizeCategory = other.contentSizeCategory
    }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.displayScale > 0 { displayScale = other.displayScale }
  }
}

/// The current traits for dynamic colours, without an actor, used on the main thread.
enum AmbientTraits {
  nonisolated(unsafe) static var current = UITraitCollection.system {
    didSet { isDark = current.userInterfaceStyle == .dark }
  }

  /// True for dark backgrounds: a plain flag, since every colour reads it.
  nonisolated(unsafe) private(set) static var isDark = false
}
