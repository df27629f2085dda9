// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The base of views and view controllers: an object in the chain that answers to events.
@MainActor @preconcurrency open class UIResponder: NSObject {
  /// The next object in the chain.
  open var next: UIResponder? { nil }

  /// Starts the chain of initialisers on the main actor.
  ///
  /// Breaking with `NSObject.init()` here lets `UIView()` and its like be main-actor initialisers.
  /// It is public because a class with a designated initialiser that an app cannot see hands down no
  /// convenience initialisers: `MyView()` would not compile.
  public init(_onMainActor: Void) {
    super.init()
  }

  /// Called when the object and all others of its nib have been made, and its outlets are set.
  open func awakeFromNib() {}

  /// Fingers have come down; the next responder is asked unless this is overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers have moved; the next responder is asked unless this is overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers have lifted; the next responder is asked unless this is overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Touches were taken away; the next responder is asked unless this is overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: The first responder

  /// Whether the object may become the first responder: it says no by itself.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object lets go of being the first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether events without a place come to the object first.
  open var isFirstResponder: Bool { Self.first === self }

  /// Makes the object the first responder; returns whether it is.
  ///
  /// It has to be willing, in a window if it is a view, and the one before has to let go.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirst() }

  /// Ends that the object is the first responder; returns whether it is no longer.
  @discardableResult
  open func resignFirstResponder() -> Bool { leaveFirst() }

  /// What stands in a keyboard's place; kept by who overrides it, as there is no keyboard.
  open var inputView: UIView? { nil }

  /// What stands above a keyboard; kept by who overrides it, as there is no keyboard.
  open var inputAccessoryView: UIView? { nil }

  /// Asks for the views that stand in a keyboard's place and above it anew, which shows nothing here.
  open func reloadInputViews() {}

  /// Whether the object carries out what a menu offers, such as `Selector("copy:")`; the next responder is asked
  /// unless this is overridden, and the last one says no.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    next?.canPerformAction(action, withSender: sender) ?? false
  }

  /// Puts what is selected on the pasteboard and takes it away; does nothing unless overridden.
  ///
  /// No menu is drawn here that offers it, or any of those below: they are called by name.
  open func cut(_ sender: Any?) {}
  /// Puts what is selected on the pasteboard; does nothing unless overridden.
  open func copy(_ sender: Any?) {}
  /// Puts what is on the pasteboard where the insertion stands; does nothing unless overridden.
  open func paste(_ sender: Any?) {}
  /// Selects what is touched; does nothing unless overridden.
  open func select(_ sender: Any?) {}
  /// Selects everything; does nothing unless overridden.
  open func selectAll(_ sender: Any?) {}
  /// Takes away what is selected; does nothing unless overridden.
  open func delete(_ sender: Any?) {}

  /// The object to which events without a place come first.
  static weak var first: UIResponder?

  // MARK: What is said to assistive technology

  /// Whether assistive technology stops at the object; labels and usable controls it does.
  ///
  /// Like all of what is said to it, this is kept and has no effect: nothing reads a screen here.
  open var isAccessibilityElement: Bool {
    get { accessibilityRecord?.isElement ?? accessibilityDefaults.isElement }
    set { madeAccessibilityRecord?.isElement = newValue }
  }

  /// What the object is called; a label or a button by what it shows, until that is set.
  open var accessibilityLabel: String? {
    get { accessibilityRecord?.label ?? accessibilityDefaults.label }
    set { madeAccessibilityRecord?.label = newValue }
  }

  /// What using the object does.
  open var accessibilityHint: String? {
    get { accessibilityRecord?.hint }
    set { madeAccessibilityRecord?.hint = newValue }
  }

  /// What the object is set to.
  open var accessibilityValue: String? {
    get { accessibilityRecord?.value ?? accessibilityDefaults.value }
    set { madeAccessibilityRecord?.value = newValue }
  }

  /// A name by which tests find the object.
  open var accessibilityIdentifier: String? {
    get { accessibilityRecord?.identifier }
    set { madeAccessibilityRecord?.identifier = newValue }
  }

  /// The language in which what the object says is read.
  open var accessibilityLanguage: String? {
    get { accessibilityRecord?.language }
    set { madeAccessibilityRecord?.language = newValue }
  }

  /// What the object is and does.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityRecord?.traits ?? accessibilityDefaults.traits }
    set { madeAccessibilityRecord?.traits = newValue }
  }

  /// Where the object is on the screen.
  open var accessibilityFrame: CGRect {
    get { accessibilityRecord?.frame ?? frameOnScreen }
    set { madeAccessibilityRecord?.frame = newValue }
  }

  /// Where a double tap touches the object: the middle of its frame until it is set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibilityRecord?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { madeAccessibilityRecord?.activationPoint = newValue }
  }

  /// The elements within the object, in the order in which they are read.
  open var accessibilityElements: [Any]? {
    get { accessibilityRecord?.elements }
    set { madeAccessibilityRecord?.elements = newValue }
  }

  /// Whether the elements within the object are passed over.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityRecord?.hidesElements ?? false }
    set { madeAccessibilityRecord?.hidesElements = newValue }
  }

  /// Whether what lies beside the object is passed over.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityRecord?.isModal ?? false }
    set { madeAccessibilityRecord?.isModal = newValue }
  }

  /// Whether what is within the object is read together.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityRecord?.groupsChildren ?? false }
    set { madeAccessibilityRecord?.groupsChildren = newValue }
  }

  /// What can be done with the object by name.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityRecord?.customActions }
    set { madeAccessibilityRecord?.customActions = newValue }
  }

  /// What the user may call the object; its label until that is set.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityRecord?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { madeAccessibilityRecord?.userInputLabels = newValue }
  }

  /// Answers a double tap; false leaves that to a tap on the activation point.
  open func accessibilityActivate() -> Bool { false }

  /// Sets the object one step higher.
  open func accessibilityIncrement() {}

  /// Sets the object one step lower.
  open func accessibilityDecrement() {}

  /// Answers the gesture that leaves; false passes it on.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Answers the gesture that does the obvious thing; false passes it on.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Assistive technology has come to the object.
  open func accessibilityElementDidBecomeFocused() {}

  /// Assistive technology has left the object.
  open func accessibilityElementDidLoseFocus() {}

  /// Where what was said is kept; nil where nothing was.
  var accessibilityRecord: AccessibilityRecord? {
    get { nil }
    set {}
  }

  /// What is said of the object until an app says otherwise.
  var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }
}

extension UIResponder {
  /// The record of what is said, made if the object can keep one.
  private var madeAccessibilityRecord: AccessibilityRecord? {
    if let record = accessibilityRecord { return record }
    accessibilityRecord = AccessibilityRecord()
    return accessibilityRecord
  }

  /// The frame of a view in its window.
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
  /// Lets the first responder go if it is the view or one below it; returns whether there is none.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    var responder = UIResponder.first as? UIView
    while let view = responder, view !== self { responder = view.superview }
    guard responder != nil, let first = UIResponder.first else { return true }
    guard force || first.canResignFirstResponder else { return false }
    return first.resignFirstResponder() || force
  }
}
