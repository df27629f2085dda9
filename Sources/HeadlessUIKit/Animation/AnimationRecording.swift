// SPDX-License-Identifier: Apache-2.0

public import Foundation

@MainActor final class AnimationRecording {
  static var current: AnimationRecording?

  private struct Former {
    let view: UIView
    var frame: CGRect
    var boundsOrigin: CGPoint
    var background: UIColor?
    var alpha: CGFloat
    var style: LayerStyle?
    var transform: CGAffineTransform
  }

  private var formers: [Former] = []
  private var seen: Set<ObjectIdentifier> = []

  func willChange(_ view: UIView) {
    guard seen.insert(ObjectIdentifier(view)).inserted else { return }
    formers.append(
      Former(
        view: view,
        frame: view.storedFrame,
        boundsOrigin: view.boundsOrigin,
        background: view.storedBackgroundColor,
        alpha: view.storedAlpha,
        style: view.layerStyle?.proper,
        transform: view.transform
      )
    )
  }

  func changes() -> [AnimatedChange] {
    formers.flatMap { former in
      properties(changedSince: former)
        .map {
          AnimatedChange(
            viewType: "\(type(of: former.view))",
            view: ObjectIdentifier(former.view),
            property: $0
          )
        }
    }
  }

  func leaveOut(_ inner: AnimationRecording) {
    for former in inner.formers {
      guard let index = formers.firstIndex(where: { $0.view === former.view }) else { continue }
      let view = former.view
      for property in inner.properties(changedSince: former) {
        switch property {
        case .frame: formers[index].frame = view.storedFrame
        case .bounds: formers[index].boundsOrigin = view.boundsOrigin
        case .backgroundColor: formers[index].background = view.storedBackgroundColor
        case .alpha: formers[index].alpha = view.storedAlpha
        case .layer: formers[index].style = view.layerStyle?.proper
        case .transform: formers[index].transform = view.transform
        }
      }
    }
  }

  private func properties(changedSince former: Former) -> [AnimatedChange.Property] {
    let view = former.view
    var properties: [AnimatedChange.Property] = []
    if view.storedFrame != former.frame { properties.append(.frame) }
    if view.boundsOrigin != former.boundsOrigin || view.storedFrame.size != former.frame.size {
      properties.append(.bounds)
    }
    if view.storedBackgroundColor != former.background { properties.append(.backgroundColor) }
    if view.storedAlpha != former.alpha { properties.append(.alpha) }
    if view.layerStyle?.proper != former.style { properties.append(.layer) }
    if view.transform != former.transform { properties.append(.transform) }
    return properties
  }
}

/// The changes and timing of an animation block, whose end state applies at once.
@_spi(Headless) public struct RecordedAnimation: Sendable {
  public let duration: TimeInterval
  /// The delay in seconds.
  public let delay: TimeInterval
  public let options: UIView.AnimationOptions
  public let changes: [AnimatedChange]
}

@_spi(Headless) public struct AnimatedChange: Hashable, Sendable {
  public enum Property: String, Hashable, Sendable, CaseIterable {
    case frame, bounds, backgroundColor, alpha, layer, transform
  }

  public let viewType: String
  public let view: ObjectIdentifier
  public let property: Property
}
