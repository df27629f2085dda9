// SPDX-License-Identifier: Apache-2.0

public import Foundation
@_spi(Headless) import HeadlessUIKit

/// What is done when a finger stays on a view.
public struct _LongPressGesture: _WrappingModification {
  let minimumDuration: Double
  let maximumDistance: CGFloat
  let action: @MainActor () -> Void

  /// Makes a node that answers to nothing yet.
  @MainActor public static func _makeNode() -> _ViewNode { LongPressNode() }

  /// Takes over what is done.
  @MainActor public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: LongPressNode.self).take(self, isEnabled: environment.isEnabled)
  }
}

extension View {
  /// Does something when a finger stays on the view; the row that holds it is not selected.
  ///
  /// The view answers where it shows something, as for `onTapGesture(count:perform:)`.
  ///
  /// - Parameters:
  ///   - minimumDuration: how long the finger has to stay, in seconds; the action is done then.
  ///   - maximumDistance: how far the finger may move before, in points.
  ///   - action: what is done.
  /// - Returns: the view that answers.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, _LongPressGesture> {
    ModifiedContent(
      content: self,
      modifier: _LongPressGesture(
        minimumDuration: minimumDuration.isNaN ? 0.5 : minimumDuration,
        maximumDistance: maximumDistance.isNaN ? 10 : maximumDistance,
        action: action
      )
    )
  }
}

extension View {
  /// Not here: the compiler says why.
  @available(*, unavailable, message: "nothing tells here of the finger before the press is long")
  public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)?
  ) -> Self { self }

  /// Not here: the compiler says why.
  @available(*, unavailable, message: "nothing tells here of the finger before the press is long")
  public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> Self { self }
}

/// A node that answers to fingers that stay.
private final class LongPressNode: HolderNode {
  private let recognizer = UILongPressGestureRecognizer()
  private var action: (@MainActor () -> Void)?

  init() {
    let view = GestureView()
    super.init(view)
    recognizer.delegate = view
    recognizer.addTarget(self, named: "press") { node, recognizer in
      // It goes on until the finger lifts, and is done once.
      if recognizer.state == .began { node.action?() }
    }
    view.addGestureRecognizer(recognizer)
  }

  func take(_ gesture: _LongPressGesture, isEnabled: Bool) {
    action = gesture.action
    recognizer.minimumPressDuration = gesture.minimumDuration
    recognizer.allowableMovement = gesture.maximumDistance
    recognizer.isEnabled = isEnabled
  }
}
