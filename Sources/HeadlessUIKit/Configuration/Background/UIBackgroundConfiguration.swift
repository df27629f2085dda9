// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A value that describes the background of a cell, a header or a footer (S1-07, R24).
///
/// What the app sets stays; the rest follows the state when the configuration is updated for one
/// (R12).
public struct UIBackgroundConfiguration: Hashable, Sendable {
  private let kind: Kind
  /// The background colour that the state decides on, until the app sets one.
  private var defaultColor: UIColor?
  private var isColorCustom = false
  private var customColor: UIColor?
  /// What most backgrounds leave as it is.
  private var extras = Extras()

  init(kind: Kind) {
    self.kind = kind
    defaultColor = kind.color(in: nil)
    cornerRadius = kind.cornerRadius
    backgroundInsets = kind.insets
  }

  /// The radius of the corners, in points; a custom view ignores it.
  public var cornerRadius: CGFloat = 0
  /// The distances of the background from the edges of its view, in points.
  public var backgroundInsets: NSDirectionalEdgeInsets
  /// The edges at which the view's layout margins are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  /// The colour; nil is the tint of the view, `.clear` is none.
  public var backgroundColor: UIColor? {
    get { isColorCustom ? customColor : defaultColor }
    set {
      customColor = newValue
      isColorCustom = true
    }
  }

  var hasOwnColor: Bool { isColorCustom }

  /// Makes the colour that shows of the background colour.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { extras.backgroundColorTransformer }
    set { extras.backgroundColorTransformer = newValue }
  }

  /// A view in the background, which ignores the corner radius.
  public var customView: UIView? {
    get { extras.customView }
    set { extras.customView = newValue }
  }

  /// How what lies behind looks through; nil for not at all.
  public var visualEffect: UIVisualEffect? {
    get { extras.visualEffect }
    set { extras.visualEffect = newValue }
  }

  /// An image over the colour.
  public var image: UIImage? {
    get { extras.image }
    set { extras.image = newValue }
  }

  /// How the image is placed.
  public var imageContentMode: UIView.ContentMode {
    get { extras.imageContentMode }
    set { extras.imageContentMode = newValue }
  }

  /// The colour of the stroke; nil is the tint of the view, `.clear` is none.
  public var strokeColor: UIColor? {
    get { extras.strokeColor }
    set { extras.strokeColor = newValue }
  }

  /// Makes the colour that shows of the stroke's colour.
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { extras.strokeColorTransformer }
    set { extras.strokeColorTransformer = newValue }
  }

  /// The width of the stroke, in points.
  public var strokeWidth: CGFloat {
    get { extras.strokeWidth }
    set { extras.strokeWidth = newValue }
  }

  /// How far the stroke lies outside the background's edge, in points.
  public var strokeOutset: CGFloat {
    get { extras.strokeOutset }
    set { extras.strokeOutset = newValue }
  }

  /// Returns the colour that shows in a view of a tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the colour of the stroke in a view of a tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Returns the configuration as it should be in a state; what the app set stays (R12).
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var updated = self
    updated.defaultColor = kind.color(in: state)
    return updated
  }
}

extension UIBackgroundConfiguration {
  /// Whether two configurations show the same, however they came about.
  public static func == (one: Self, other: Self) -> Bool {
    one.cornerRadius == other.cornerRadius && one.backgroundInsets == other.backgroundInsets
      && one.edgesAddingLayoutMarginsToBackgroundInsets
        == other.edgesAddingLayoutMarginsToBackgroundInsets
      && one.backgroundColor == other.backgroundColor && one.extras == other.extras
      && one.kind == other.kind && one.isColorCustom == other.isColorCustom
  }

  /// Hashes what shows.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(cornerRadius)
    hasher.combine(backgroundInsets)
    hasher.combine(backgroundColor)
    hasher.combine(extras)
  }
}

extension UIBackgroundConfiguration {
  /// The properties that most backgrounds leave as they are.
  struct Extras: Hashable, Sendable {
    var backgroundColorTransformer: UIConfigurationColorTransformer?
    var customView: UIView?
    var visualEffect: UIVisualEffect?
    var image: UIImage?
    var imageContentMode = UIView.ContentMode.scaleToFill
    var strokeColor: UIColor?
    var strokeColorTransformer: UIConfigurationColorTransformer?
    var strokeWidth: CGFloat = 0
    var strokeOutset: CGFloat = 0
  }
}

extension UIBackgroundConfiguration {
  /// Returns a background that shows nothing in any state.
  public static func clear() -> UIBackgroundConfiguration { Self(kind: .clear) }

  /// Returns the background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { Self(kind: .plainCell) }

  /// Returns the background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { Self(kind: .groupedCell) }

  /// Returns the background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    Self(kind: .plainHeaderFooter)
  }

  /// Returns the background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    Self(kind: .groupedHeaderFooter)
  }

  /// Returns the background of a header in a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration {
    Self(kind: .sidebarHeader)
  }

  /// Returns the background of a cell in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { Self(kind: .sidebarCell) }

  /// Returns the background of a cell in a sidebar with another column beside it.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    Self(kind: .accompaniedSidebarCell)
  }

  /// Returns the background of a cell in a list of any style: that of a grouped one.
  public static func listCell() -> UIBackgroundConfiguration { Self(kind: .groupedCell) }

  /// Returns the background of a header in a list of any style: that of a grouped one.
  public static func listHeader() -> UIBackgroundConfiguration {
    Self(kind: .groupedHeaderFooter)
  }

  /// Returns the background of a footer in a list of any style: that of a grouped one.
  public static func listFooter() -> UIBackgroundConfiguration {
    Self(kind: .groupedHeaderFooter)
  }
}
