// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What few views have: an object of its own, made when the first of it is set, so that others pay for none.
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
  var madeRare: RareViewValues {
    if let rare { return rare }
    let made = RareViewValues()
    rare = made
    return made
  }

  /// Writes a rare value; one that is as it was makes no record.
  private func set<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<RareViewValues, Value>,
    to value: Value
  ) {
    guard (rare ?? RareViewValues())[keyPath: property] != value else { return }
    madeRare[keyPath: property] = value
  }

  /// Whether other views get no touches while this one has some; kept, as there is one finger here.
  public var isExclusiveTouch: Bool {
    get { rare?.isExclusiveTouch ?? false }
    set { set(\.isExclusiveTouch, to: newValue) }
  }

  /// Whether the view gets more than one touch at a time; kept, as there is one finger here.
  public var isMultipleTouchEnabled: Bool {
    get { rare?.isMultipleTouchEnabled ?? false }
    set { set(\.isMultipleTouchEnabled, to: newValue) }
  }

  public var autoresizesSubviews: Bool {
    get { rare?.autoresizesSubviews ?? true }
    set { set(\.autoresizesSubviews, to: newValue) }
  }

  /// Whether what was drawn goes before the view draws anew; kept, as each drawing begins with nothing here.
  public var clearsContextBeforeDrawing: Bool {
    get { rare?.clearsContextBeforeDrawing ?? true }
    set { set(\.clearsContextBeforeDrawing, to: newValue) }
  }

  /// Whether margins lie within the safe area; kept, as that is the whole screen here.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { rare?.insetsLayoutMarginsFromSafeArea ?? true }
    set { set(\.insetsLayoutMarginsFromSafeArea, to: newValue) }
  }

  /// A name by which the view's state is kept; kept, as no state is here.
  public var restorationIdentifier: String? {
    get { rare?.restorationIdentifier }
    set { set(\.restorationIdentifier, to: newValue) }
  }

  /// Whether the tint is dimmed: the parent's answer where nothing is set, and normal at the root.
  ///
  /// Kept: no colour is dimmed here.
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

  /// Whether the tint is dimmed, as below an alert.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic = 0
    case normal = 1
    case dimmed = 2
  }
}
