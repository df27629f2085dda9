// SPDX-License-Identifier: Apache-2.0

public import Foundation

open class UIControl: UIView {
  private var storedIsEnabled = true
  private var storedIsSelected = false
  private var storedIsHighlighted = false
  private var storedVerticalAlignment = ContentVerticalAlignment.center
  private var storedHorizontalAlignment = ContentHorizontalAlignment.center
  var handlers = ControlHandlers()

  open var contentVerticalAlignment: ContentVerticalAlignment {
    get { storedVerticalAlignment }
    set { if store(newValue, in: &storedVerticalAlignment) { setNeedsLayout() } }
  }
  open var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { storedHorizontalAlignment }
    set { if store(newValue, in: &storedHorizontalAlignment) { setNeedsLayout() } }
  }
  /// True if a tap offers the menu in place of the default action; the menu is never displayed.
  open var showsMenuAsPrimaryAction = false
  /// True if a long press offers a menu; stored without effect.
  open var isContextMenuInteractionEnabled = false
  open internal(set) var isTracking = false
  open internal(set) var isTouchInside = false

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(traits: stateTraits)
  }

  var stateTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.none
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return traits
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: States

  open var isEnabled: Bool {
    get { storedIsEnabled }
    set { if store(newValue, in: &storedIsEnabled, as: .flag) { controlStateDidChange() } }
  }

  open var isSelected: Bool {
    get { storedIsSelected }
    set { if store(newValue, in: &storedIsSelected, as: .flag) { controlStateDidChange() } }
  }

  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { if store(newValue, in: &storedIsHighlighted, as: .flag) { controlStateDidChange() } }
  }

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  func controlStateDidChange() { setNeedsDisplay() }

  // MARK: Actions

  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    handlers.add(action, for: controlEvents)
  }

  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: UIControl.Event
  ) {
    handlers.remove(from: controlEvents) { answer in
      if case .action(let action) = answer { action.identifier == actionIdentifier } else { false }
    }
  }

  /// Adds a method of a weak target, or of the first responder for nil; adding it twice has no
  /// effect (R44).
  ///
  /// The target must be a ``SelectorTarget``, since Linux has no Objective-C runtime.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    handlers.add(ActionTarget(target.map { $0 as AnyObject }, selector: action), for: controlEvents)
  }

  /// Removes a target from events; nil stands for all targets or all actions (R44).
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    let object = target.map { $0 as AnyObject }
    handlers.remove(from: controlEvents) { answer in
      guard case .target(let former) = answer else { return false }
      return (object == nil || former.object === object)
        && (action == nil || former.selector == action)
    }
  }

  open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event)
    -> [String]?
  {
    let object = target.map { $0 as AnyObject }
    let names = handlers.list.compactMap { handler -> String? in
      guard case .target(let entry) = handler.answer, !entry.isGone, entry.object === object,
        !handler.events.isDisjoint(with: controlEvent)
      else { return nil }
      return entry.selector.description
    }
    return names.isEmpty ? nil : names
  }

  /// Performs a target's or first responder's method; remarks once if there is none.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target {
      action.send(to: target as AnyObject, from: self)
    } else {
      action.send(along: self, from: self)
    }
  }

  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  /// Sends the actions of events in order of addition; a handler of several of them runs once.
  open func sendActions(for controlEvents: UIControl.Event) {
    for handler in handlers.list where !handler.events.isDisjoint(with: controlEvents) {
      switch handler.answer {
      case .action(let action): sendAction(action)
      case .target(let target): send(to: target)
      }
    }
  }

  func sendValueChange() {
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  private func send(to target: ActionTarget) {
    // By name through the control, since subclasses may override it.
    if target.isByName {
      if !target.isGone { sendAction(target.selector, to: target.object, for: nil) }
    } else {
      target.send(from: self, along: self)
    }
  }

  // MARK: Touches

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { begin(touch, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { follow(touch, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { end(touch, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancel(with: event)
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    /// The state of a focused control; never set.
    public static let focused = State(rawValue: 1 << 3)
    public static let application = State(rawValue: 0x00FF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0, left, right, fill, leading, trailing
  }

  public enum ContentVerticalAlignment: Int, Sendable { case center = 0, top, bottom, fill }
}
