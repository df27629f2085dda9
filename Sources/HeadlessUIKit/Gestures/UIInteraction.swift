// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something that a view offers to fingers beside its touches and gestures.
@MainActor public protocol UIInteraction: AnyObject {
  var view: UIView? { get }
  /// A view is about to offer it, or nil to end that.
  func willMove(to view: UIView?)
  /// A view has begun to offer it, or nil to have ended that.
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

/// A menu that a view shows when it is pressed for long.
///
/// No menu is shown here; `open(at:)`, a call of this engine, asks the delegate as a press would.
@MainActor @preconcurrency open class UIContextMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  private var place = CGPoint.zero

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }

  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(place, to: view) ?? place
  }

  /// Takes an open menu away, which none is here.
  open func dismissMenu() {}

  /// Presses the view at a place of it for long; returns what is shown then, or nil.
  @_spi(Headless) public func open(at location: CGPoint) -> UIContextMenuConfiguration? {
    place = location
    return delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
  }
}

/// Says what a view shows when it is pressed for long.
@MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Returns what is shown where the view is pressed at a place; nil for nothing.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}
