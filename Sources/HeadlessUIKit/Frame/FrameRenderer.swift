// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
public import Foundation

/// A renderer of a view tree's frames: layout, display and commit of all changes.
@MainActor @_spi(Headless) public final class FrameRenderer {
  public let root: UIView

  /// The observer of phases; nil costs one comparison a phase.
  public var observer: (any FrameObserver)?
  public var committedBytes: Int { buffer.count }

  /// True if views below the root read models and are tracked separately.
  private var isTracked = false

  private let buffer = CommitBuffer()
  private let context: DisplayContext

  /// The most layout passes of a frame; more are a cycle.
  private static let layoutPassLimit = 100

  public init(root: UIView, scale: CGFloat = 2) {
    self.root = root
    context = DisplayContext(scale: scale, thumbnails: ThumbnailCache())
  }

  deinit { if isTracked { AutomaticTracking.trackedTrees -= 1 } }

  public func renderFrame() {
    FrameRenderer.current = self
    AutomaticTracking.frameIsTracked = isTracked
    let ambient = UITraitCollection.current
    // Layout code reads colours and fonts without a view; they are of this tree.
    UITraitCollection.current = root.traitCollection
    defer {
      FrameRenderer.current = nil
      AutomaticTracking.frameIsTracked = nil
      UITraitCollection.current = ambient
    }
    observer?.frameDidEnter(.layout)
    AutomaticTracking.watch(root) { layOut() }
    observer?.frameDidEnter(.display)
    AutomaticTracking.watch(root) { root.displayTree(context) }
    if AutomaticTracking.takeReading(below: root) { beginTracking() }
    observer?.frameDidEnter(.commit)
    buffer.begin()
    root.commitTree(into: buffer)
    engine_count_frames_rendered(1)
    observer?.frameDidEnd()
  }

  public func withCommittedBytes<Answer>(_ body: (UnsafeRawBufferPointer) throws -> Answer) rethrows
    -> Answer
  {
    try body(buffer.bytes)
  }

  private func beginTracking() {
    isTracked = true
    AutomaticTracking.trackedTrees += 1
    AutomaticTracking.frameIsTracked = true
    root.askAgainForReadings()
    observer?.frameDidEnter(.layout)
    layOut()
    observer?.frameDidEnter(.display)
    root.displayTree(context)
  }

  private func layOut() {
    var passes = 0
    repeat {
      require(
        passes < Self.layoutPassLimit,
        "Layout asked for layout \(passes) times in one frame: look for a layoutSubviews that "
          + "changes what its own ancestors depend on."
      )
      root.layOutTree()
      passes += 1
    } while !root.pending.isDisjoint(with: .anyLayout)
  }

  static var current: FrameRenderer?
}

extension FrameRenderer {
  /// Prepares cells of rows ahead in the remaining time; returns their number (R35).
  @discardableResult public func prepareCells(
    untilNanoseconds deadline: Int64,
    clock: any FrameClock = MonotonicFrameClock.shared
  ) -> Int {
    AutomaticTracking.frameIsTracked = isTracked
    defer { AutomaticTracking.frameIsTracked = nil }
    var count = 0
    var views = [root]
    while let view = views.popLast() {
      if view.storedIsHidden { continue }
      if let table = view as? UITableView {
        AutomaticTracking.watch(root) {
          count += table.prepareCells(untilNanoseconds: deadline, clock: clock)
        }
      } else {
        views.append(contentsOf: view.storedSubviews.reversed())
      }
    }
    return count
  }
}

@_spi(Headless) public enum FramePhase: UInt8, CaseIterable, Sendable {
  case recycle
  /// Dequeues and fills cells of entering rows; performs configuration updates.
  case configure
  case size, willDisplay, layout, display, commit
}

/// An observer of a frame's phases and, on request, of single cells, for timing.
@MainActor @_spi(Headless) public protocol FrameObserver: AnyObject {
  var observesCells: Bool { get }
  func frameDidEnter(_ phase: FramePhase)
  func frameDidEnd()
  func cellWillPrepare()
  func cellDidDequeue(isReused: Bool)
  func cellDidConfigure()
}
