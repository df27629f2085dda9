// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The bounds of a frame along one axis.
@usableFromInline struct FlexibleLength: Hashable, Sendable {
  private let least: CGFloat?
  private let ideal: CGFloat?
  private let most: CGFloat?

  /// Takes bounds over, without those that mean nothing; a least length wins over a greatest.
  @usableFromInline init(least: CGFloat?, ideal: CGFloat?, most: CGFloat?) {
    let least = least.asFrameLength
    self.least = least
    self.ideal = ideal.asFrameLength
    if most == .infinity {
      self.most = .infinity
    } else {
      self.most = most.asFrameLength.map { max($0, least ?? 0) }
    }
  }

  /// Creates a frame without bounds.
  init() {
    least = nil
    ideal = nil
    most = nil
  }

  /// Whether the length is the same whatever is offered.
  var isFixed: Bool { least != nil && least == most }

  /// What is offered to the content when a length is proposed.
  func offer(for proposed: CGFloat) -> CGFloat {
    if proposed < 0 {
      guard let ideal else { return proposed }
      return clamped(ideal)
    }
    return clamped(proposed)
  }

  /// The length of the frame when a length is proposed and the content has chosen one.
  func length(for proposed: CGFloat, content: CGFloat) -> CGFloat {
    let proposed = proposed < 0 ? ideal ?? content : proposed
    switch (least, most) {
    case (nil, nil): return content
    case (_?, _?): return clamped(proposed)
    case (let least?, nil): return max(least, min(content, proposed))
    case (nil, let most?): return min(most, max(content, proposed))
    }
  }

  private func clamped(_ length: CGFloat) -> CGFloat {
    max(least ?? 0, min(most ?? .infinity, length))
  }
}
