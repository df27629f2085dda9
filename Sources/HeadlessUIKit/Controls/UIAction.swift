// SPDX-License-Identifier: Apache-2.0

/// What an action does when it is sent.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a name, which controls send and menus show.
///
/// A control holds at most one action of an identifier for an event.
open class UIAction: UIMenuElement {
  /// The name that tells actions apart.
  public let identifier: Identifier
  /// A longer title for where there is room.
  open var discoverabilityTitle: String?
  /// How the action looks and whether it can be chosen.
  open var attributes: UIMenuElement.Attributes
  /// The mark beside the action.
  open var state: UIMenuElement.State
  /// The control that sends the action, while it does.
  open internal(set) var sender: Any?

  private let handler: UIActionHandler
  private static var generatedCount = 0

  /// Creates an action; one without an identifier gets one of its own.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Self.generatedIdentifier()
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// Runs the handler for a sender; an action that is disabled does nothing.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    let former = self.sender
    self.sender = sender
    handler(self)
    self.sender = former
  }

  private static func generatedIdentifier() -> Identifier {
    generatedCount += 1
    return Identifier("action \(generatedCount)")
  }
}
