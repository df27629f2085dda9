// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
public import Foundation

/// Renders frames of one view tree: layout, display and commit of all that changed.
@MainActor public final class FrameRenderer {
  /// The root of the tree.
  public let root: UIView

  /// Who is told when phases begin; nil costs one comparison a phase.
  public var observer: (any FrameObserver)?

  /// The number of bytes that the last frame committed.
  public var committedBytes: Int { buffer.count }

  private let buffer = CommitBuffer()
  private let context: DisplayContext

  /// How often layout may ask for more layout within one frame before that counts as a cycle.
  private static let layoutPassLimit = 100

  /// Creates a renderer for a tree at a number of pixels to a point.
  public init(root: UIView, scale: CGFloat = 2) {
    self.root = root
    context = DisplayContext(scale: scale, thumbnails: ThumbnailCache())
  }

  /// Renders one frame: what is unchanged since the last one costs nothing.
  public func renderFrame() {
    FrameRenderer.current = self
    let ambient = UITraitCollection.current
    // Layout code asks for colours and fonts without naming a view; they are to be those of this
    // tree.
    UITraitCollection.current = root.traitCollection
    defer {
      FrameRenderer.current = nil
      UITraitCollection.current = ambient
    }
    layOut()
    observer?.frameDidEnter(.display)
    root.displayTree(context)
    observer?.frameDidEnter(.commit)
    buffer.begin()
    root.commitTree(into: buffer)
    engine_count_frames_rendered(1)
    observer?.frameDidEnd()
  }

  /// Calls a function with the bytes of the last commit.
  public func withCommittedBytes<Answer>(_ body: (UnsafeRawBufferPointer) throws -> Answer) rethrows
    -> Answer
  {
    try body(buffer.bytes)
  }

  private func layOut() {
    observer?.frameDidEnter(.layout)
    var passes = 0
    repeat {
      root.layOutTree()
      passes += 1
      require(
        passes < Self.layoutPassLimit,
        "Layout asked for layout \(passes) times in one frame: look for a layoutSubviews that "
          + "changes what its own ancestors depend on."
      )
    } while !root.pending.isDisjoint(with: [.layout, .subtreeLayout])
  }

  /// The renderer whose frame is being made, if one is.
  static var current: FrameRenderer?
}
