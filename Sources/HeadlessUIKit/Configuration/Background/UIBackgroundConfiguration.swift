// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The background of a cell, header or footer (S1-07, R24); unset values follow the state (R12).
public struct UIBackgroundConfiguration: Hashable, Sendable {
  private let kind: Kind
  private var defaultColor: UIColor?
  private var isColorCustom = false
  private var customColor: UIColor?

  init(kind: Kind) {
    self.kind = kind
    defaultColor = kind.color(in: nil)
    cornerRadius = kind.cornerRadius
    backgroundInsets = kind.insets
  }

  public var cornerRadius: CGFloat = 0
  public var backgroundInsets: NSDirectionalEdgeInsets
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  public var backgroundColor: UIColor? {
    get { isColorCustom ? customColor : defaultColor }
    set {
      customColor = newValue
      isColorCustom = true
    }
  }

  var hasOwnColor: Bool { isColorCustom }

  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var customView: UIView?
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0

  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Returns the configuration for a state; values set by the app stay (R12).
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var updated = self
    updated.defaultColor = kind.color(in: state)
    return updated
  }
}

extension UIBackgroundConfiguration {
  public static func == (one: Self, other: Self) -> Bool {
    one.cornerRadius == other.cornerRadius && one.backgroundInsets == other.backgroundInsets
      && one.edgesAddingLayoutMarginsToBackgroundInsets
        == other.edgesAddingLayoutMarginsToBackgroundInsets
      && one.backgroundColor == other.backgroundColor
      && one.backgroundColorTransformer == other.backgroundColorTransformer
      && one.customView == other.customView && one.visualEffect == other.visualEffect
      && one.image == other.image && one.imageContentMode == other.imageContentMode
      && one.strokeColor == other.strokeColor
      && one.strokeColorTransformer == other.strokeColorTransformer
      && one.strokeWidth == other.strokeWidth && one.strokeOutset == other.strokeOutset
      && one.kind == other.kind && one.isColorCustom == other.isColorCustom
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(cornerRadius)
    hasher.combine(backgroundInsets)
    hasher.combine(backgroundColor)
    hasher.combine(backgroundColorTransformer)
    hasher.combine(customView)
    hasher.combine(visualEffect)
    hasher.combine(image)
    hasher.combine(imageContentMode)
    hasher.combine(strokeColor)
    hasher.combine(strokeColorTransformer)
    hasher.combine(strokeWidth)
    hasher.combine(strokeOutset)
  }

  public static func clear() -> UIBackgroundConfiguration { Self(kind: .clear) }
  public static func listPlainCell() -> UIBackgroundConfiguration { Self(kind: .plainCell) }
  public static func listGroupedCell() -> UIBackgroundConfiguration { Self(kind: .groupedCell) }

  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    Self(kind: .plainHeaderFooter)
  }

  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    Self(kind: .groupedHeaderFooter)
  }

  public static func listSidebarHeader() -> UIBackgroundConfiguration { Self(kind: .sidebarHeader) }
  public static func listSidebarCell() -> UIBackgroundConfiguration { Self(kind: .sidebarCell) }

  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    Self(kind: .accompaniedSidebarCell)
  }

  public static func listCell() -> UIBackgroundConfiguration { Self(kind: .groupedCell) }
  public static func listHeader() -> UIBackgroundConfiguration { Self(kind: .groupedHeaderFooter) }
  public static func listFooter() -> UIBackgroundConfiguration { Self(kind: .groupedHeaderFooter) }

  /// The built-in backgrounds with defaults by state.
  ///
  /// The numbers and most colours are unpublished; see the page "Decisions".
  enum Kind: UInt8, Hashable, Sendable {
    case clear, plainCell, groupedCell, plainHeaderFooter, groupedHeaderFooter, sidebarHeader
    case sidebarCell, accompaniedSidebarCell

    var cornerRadius: CGFloat {
      switch self {
      case .sidebarCell, .accompaniedSidebarCell: 10
      default: 0
      }
    }

    var insets: NSDirectionalEdgeInsets {
      switch self {
      case .sidebarCell, .accompaniedSidebarCell:
        NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
      default: .zero
      }
    }

    func color(in state: (any UIConfigurationState)?) -> UIColor {
      switch self {
      case .clear, .groupedHeaderFooter, .sidebarHeader: return .clear
      case .plainHeaderFooter: return .secondarySystemBackground
      case .plainCell: return isActive(state) ? .systemGray4 : .clear
      case .groupedCell:
        return isActive(state) ? .systemGray4 : .secondarySystemGroupedBackground
      case .sidebarCell, .accompaniedSidebarCell:
        if isSelected(state) { return .systemBlue }
        return isActive(state) ? .systemGray4 : .clear
      }
    }

    private func isActive(_ state: (any UIConfigurationState)?) -> Bool {
      if let state = state as? UICellConfigurationState {
        return state.isSelected || state.isHighlighted || state.cellDropState == .targeted
      }
      guard let state = state as? UIViewConfigurationState else { return false }
      return state.isSelected || state.isHighlighted
    }

    private func isSelected(_ state: (any UIConfigurationState)?) -> Bool {
      if let state = state as? UICellConfigurationState { return state.isSelected }
      return (state as? UIViewConfigurationState)?.isSelected ?? false
    }
  }
}
