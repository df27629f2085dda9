// SPDX-License-Identifier: Apache-2.0

public import Foundation

@MainActor public protocol UIInteraction: AnyObject {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  public var interactions: [any UIInteraction] {
    get { rare?.interactions ?? [] }
    set {
      let former = interactions
      for interaction in former where !newValue.contains(where: { $0 === interaction }) {
        removeInteraction(interaction)
      }
      for interaction in newValue where !former.contains(where: { $0 === interaction }) {
        addInteraction(interaction)
      }
    }
  }

  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    madeRare.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let place = rare?.interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    rare?.interactions.remove(at: place)
    interaction.didMove(to: nil)
  }
}

/// A context menu of a view; `open(at:)` asks the delegate as a long press does.
@MainActor @preconcurrency open class UIContextMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  private var place = CGPoint.zero

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func location(in view: UIView?) -> CGPoint { self.view?.convert(place, to: view) ?? place }

  /// Dismisses the menu; without effect.
  open func dismissMenu() {}

  /// Long-presses the view; returns the menu, or nil.
  @_spi(Headless) public func open(at location: CGPoint) -> UIContextMenuConfiguration? {
    place = location
    return delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
  }
}

@MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// A haptic feedback generator, which has no effect.
@MainActor @preconcurrency open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}

open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light = 0, medium, heavy, soft, rigid }

  public override init() { super.init() }
  public init(style: UIImpactFeedbackGenerator.FeedbackStyle) { super.init() }
  public init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView) { super.init() }

  open func impactOccurred() {}

  /// Reports an impact with an intensity from 0 to 1; without effect.
  open func impactOccurred(intensity: CGFloat) {}
}

open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public override init() { super.init() }

  open func selectionChanged() {}
}

open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success = 0, warning, error }

  public override init() { super.init() }

  open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {
  }
}
