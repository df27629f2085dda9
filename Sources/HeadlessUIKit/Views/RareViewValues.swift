// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Uncommon view state in an object of its own, so that most views don't pay for it.
final class RareViewValues {
  var accessibility: AccessibilityRecord?
  var interactions: [any UIInteraction] = []
  var refreshControl: UIRefreshControl?
  var keyboardGuide: UIKeyboardLayoutGuide?
  var contentGuide: UILayoutGuide?
  var frameGuide: UILayoutGuide?
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  var zoom: ScrollZoom?
  var restorationIdentifier: String?
  var isExclusiveTouch = false
  var isMultipleTouchEnabled = false
  var autoresizesSubviews = true
  var clearsContextBeforeDrawing = true
  var insetsLayoutMarginsFromSafeArea = true
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
}

extension UIView {
  // Written out here and in each accessor like it: a shared `mutating` function holds its access while the value is
  // created, and every read of the property then keeps its exclusivity check.
  var madeRare: RareViewValues {
    if let rare { return rare }
    let made = RareViewValues()
    rare = made
    return made
  }

  private func set<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<RareViewValues, Value>,
    to value: Value
  ) {
    guard (rare ?? RareViewValues())[keyPath: property] != value else { return }
    madeRare[keyPath: property] = value
  }

  /// True if the view blocks other views' touches; stored without effect.
  public var isExclusiveTouch: Bool {
    get { rare?.isExclusiveTouch ?? false }
    set { set(\.isExclusiveTouch, to: newValue) }
  }

  /// True if the view receives several touches; stored without effect.
  public var isMultipleTouchEnabled: Bool {
    get { rare?.isMultipleTouchEnabled ?? false }
    set { set(\.isMultipleTouchEnabled, to: newValue) }
  }

  public var autoresizesSubviews: Bool {
    get { rare?.autoresizesSubviews ?? true }
    set { set(\.autoresizesSubviews, to: newValue) }
  }

  /// True if the context is cleared before drawing; stored without effect.
  public var clearsContextBeforeDrawing: Bool {
    get { rare?.clearsContextBeforeDrawing ?? true }
    set { set(\.clearsContextBeforeDrawing, to: newValue) }
  }

  /// True if margins are inset by the safe area; stored without effect.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { rare?.insetsLayoutMarginsFromSafeArea ?? true }
    set { set(\.insetsLayoutMarginsFromSafeArea, to: newValue) }
  }

  /// The identifier for state restoration; stored without effect.
  public var restorationIdentifier: String? {
    get { rare?.restorationIdentifier }
    set { set(\.restorationIdentifier, to: newValue) }
  }

  /// The adjustment of the tint: inherited if unset; stored without effect.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get {
      let own = rare?.tintAdjustmentMode ?? .automatic
      return own == .automatic ? parent?.tintAdjustmentMode ?? .normal : own
    }
    set { set(\.tintAdjustmentMode, to: newValue) }
  }

  public var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  public enum TintAdjustmentMode: Int, Sendable { case automatic = 0, normal, dimmed }
}
