// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Headless) import HeadlessUIKit

public struct _TapGesture: _WrappingModification {
  let count: Int
  let action: @MainActor () -> Void

  @MainActor public static func _makeNode() -> _ViewNode { TapNode() }

  @MainActor public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: TapNode.self).take(self, isEnabled: environment.isEnabled)
  }
}

extension View {
  /// A tap does not select the row, and a count below 1 counts as 1.
  public func onTapGesture(
    count: Int = 1,
    perform action: @escaping @MainActor () -> Void
  ) -> _Modified<_TapGesture> {
    _modified(by: _TapGesture(count: max(1, count), action: action))
  }

  public func contentShape<Outline: Shape>(
    _ shape: Outline,
    eoFill: Bool = false
  ) -> _Modified<_Backing<_FilledShape>> {
    _backed(by: shape.fill(Color.clear), .center, isBehind: true)
  }

  public func allowsHitTesting(_ enabled: Bool) -> _Modified<_HitTesting> {
    _modified(by: _HitTesting(isEnabled: enabled))
  }
}

public struct _HitTesting: _WrappingModification, Sendable {
  let isEnabled: Bool

  @MainActor public static func _makeNode() -> _ViewNode { HolderNode(UIView()) }

  @MainActor public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: HolderNode.self).view.isUserInteractionEnabled = isEnabled
  }
}

private final class TapNode: HolderNode {
  private let recognizer = UITapGestureRecognizer()
  private var action: (@MainActor () -> Void)?

  init() {
    let view = GestureView()
    super.init(view)
    recognizer.delegate = view
    recognizer.addTarget(self, named: "tap") { node, _ in node.action?() }
    view.addGestureRecognizer(recognizer)
  }

  func take(_ gesture: _TapGesture, isEnabled: Bool) {
    action = gesture.action
    recognizer.numberOfTapsRequired = gesture.count
    recognizer.isEnabled = isEnabled
  }
}

/// A view that takes touches only where one of those in it is.
final class GestureView: UIView, UIGestureRecognizerDelegate {
  /// A control in the view keeps the touches on it: the innermost answers.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    var view = touch.view
    while let here = view, here !== self {
      if here is UIControl { return false }
      view = here.superview
    }
    return true
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { !$0.isHidden && $0.frame.contains(point) }
  }
}
