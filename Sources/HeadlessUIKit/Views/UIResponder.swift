// SPDX-License-Identifier: Apache-2.0

public import Foundation

@MainActor @preconcurrency open class UIResponder: NSObject {
  open var next: UIResponder? { nil }

  /// Initialises the object on the main actor; public, so that `MyView()` compiles.
  public init(_onMainActor: Void) { super.init() }

  open func awakeFromNib() {}

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { Self.first === self }
  @discardableResult open func becomeFirstResponder() -> Bool { takeFirst() }
  @discardableResult open func resignFirstResponder() -> Bool { leaveFirst() }

  /// The replacement of the keyboard; overridden without effect.
  open var inputView: UIView? { nil }

  /// The view above the keyboard; overridden without effect.
  open var inputAccessoryView: UIView? { nil }

  /// Reloads the input views; without effect.
  open func reloadInputViews() {}

  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    next?.canPerformAction(action, withSender: sender) ?? false
  }

  /// Cuts the selection; no menu offers it, so it is called by name.
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}

  static weak var first: UIResponder?

  /// True if assistive technology stops at the object; stored without effect.
  open var isAccessibilityElement: Bool {
    get { accessibilityRecord?.isElement ?? accessibilityDefaults.isElement }
    set { madeAccessibilityRecord?.isElement = newValue }
  }

  open var accessibilityLabel: String? {
    get { accessibilityRecord?.label ?? accessibilityDefaults.label }
    set { madeAccessibilityRecord?.label = newValue }
  }

  open var accessibilityHint: String? {
    get { accessibilityRecord?.hint }
    set { madeAccessibilityRecord?.hint = newValue }
  }

  open var accessibilityValue: String? {
    get { accessibilityRecord?.value ?? accessibilityDefaults.value }
    set { madeAccessibilityRecord?.value = newValue }
  }

  open var accessibilityIdentifier: String? {
    get { accessibilityRecord?.identifier }
    set { madeAccessibilityRecord?.identifier = newValue }
  }

  open var accessibilityLanguage: String? {
    get { accessibilityRecord?.language }
    set { madeAccessibilityRecord?.language = newValue }
  }

  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityRecord?.traits ?? accessibilityDefaults.traits }
    set { madeAccessibilityRecord?.traits = newValue }
  }

  open var accessibilityFrame: CGRect {
    get { accessibilityRecord?.frame ?? frameOnScreen }
    set { madeAccessibilityRecord?.frame = newValue }
  }

  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibilityRecord?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { madeAccessibilityRecord?.activationPoint = newValue }
  }

  open var accessibilityElements: [Any]? {
    get { accessibilityRecord?.elements }
    set { madeAccessibilityRecord?.elements = newValue }
  }

  open var accessibilityElementsHidden: Bool {
    get { accessibilityRecord?.hidesElements ?? false }
    set { madeAccessibilityRecord?.hidesElements = newValue }
  }

  open var accessibilityViewIsModal: Bool {
    get { accessibilityRecord?.isModal ?? false }
    set { madeAccessibilityRecord?.isModal = newValue }
  }

  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityRecord?.groupsChildren ?? false }
    set { madeAccessibilityRecord?.groupsChildren = newValue }
  }

  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityRecord?.customActions }
    set { madeAccessibilityRecord?.customActions = newValue }
  }

  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityRecord?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { madeAccessibilityRecord?.userInputLabels = newValue }
  }

  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}

  var accessibilityRecord: AccessibilityRecord? {
    get { nil }
    set {}
  }

  var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }
}

extension UIResponder {
  private var madeAccessibilityRecord: AccessibilityRecord? {
    if let record = accessibilityRecord { return record }
    accessibilityRecord = AccessibilityRecord()
    return accessibilityRecord
  }

  private var frameOnScreen: CGRect {
    guard let view = self as? UIView else { return .zero }
    return view.convert(view.bounds, to: nil)
  }

  private func takeFirst() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let view = self as? UIView, view.window == nil { return false }
    if let first = Self.first {
      guard first.canResignFirstResponder, first.resignFirstResponder() else { return false }
    }
    Self.first = self
    return true
  }

  private func leaveFirst() -> Bool {
    if Self.first === self { Self.first = nil }
    return true
  }
}

extension UIView {
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    var responder = UIResponder.first as? UIView
    while let view = responder, view !== self { responder = view.superview }
    guard responder != nil, let first = UIResponder.first else { return true }
    guard force || first.canResignFirstResponder else { return false }
    return first.resignFirstResponder() || force
  }
}

// Only tests post these, since there is no keyboard.
extension UIResponder {
  nonisolated public static let keyboardWillShowNotification = keyboard("WillShow")
  nonisolated public static let keyboardDidShowNotification = keyboard("DidShow")
  nonisolated public static let keyboardWillHideNotification = keyboard("WillHide")
  nonisolated public static let keyboardDidHideNotification = keyboard("DidHide")
  nonisolated public static let keyboardWillChangeFrameNotification = keyboard("WillChangeFrame")
  nonisolated public static let keyboardDidChangeFrameNotification = keyboard("DidChangeFrame")
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"

  nonisolated private static func keyboard(_ event: String) -> Notification.Name {
    Notification.Name("UIKeyboard\(event)Notification")
  }
}

@MainActor @preconcurrency open class UITouch: NSObject {
  public enum Phase: Int, Sendable { case began = 0, moved, stationary, ended, cancelled }

  open internal(set) var phase = Phase.began
  open internal(set) var tapCount = 1
  open internal(set) weak var view: UIView?
  var place: CGPoint

  init(at place: CGPoint, in view: UIView?) {
    self.place = place
    self.view = view
    super.init()
  }

  open func location(in view: UIView?) -> CGPoint {
    guard let view else { return place }
    return view.convert(place, from: nil)
  }
}

open class UIEvent: NSObject {
  open internal(set) var allTouches: Set<UITouch>?

  public override init() { super.init() }
}
