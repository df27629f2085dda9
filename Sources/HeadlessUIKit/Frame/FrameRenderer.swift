// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
public import Foundation

/// Renders frames of one view tree: layout, display and commit of all that changed.
@MainActor @_spi(Headless) public final class FrameRenderer {
  public let root: UIView

  /// Who is told when phases begin; nil costs one comparison a phase.
  public var observer: (any FrameObserver)?
  public var committedBytes: Int { buffer.count }

  /// Whether views below the root read observable models, so that each is tracked by itself.
  private var isTracked = false

  private let buffer = CommitBuffer()
  private let context: DisplayContext

  /// How many passes layout may take to settle within one frame; asking for another is a cycle.
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
    // Layout code asks for colours and fonts without naming a view; they are to be those of this
    // tree.
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

  /// From here on each view's readings are its own: all are asked once more for them.
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

  /// The renderer whose frame is being made, if one is.
  static var current: FrameRenderer?
}

extension FrameRenderer {
  /// Spends what a frame left over: the tables of the tree prepare cells of the rows ahead (R35).
  ///
  /// For the driver of the frames, which knows the deadline; without this call nothing is prepared.
  /// Tables in cells of other tables are not asked.
  ///
  /// - Returns: the number of cells that were prepared.
  @discardableResult
  public func prepareCells(
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

/// The phases of a frame, in the order in which they run.
@_spi(Headless) public enum FramePhase: UInt8, CaseIterable, Sendable {
  /// Rows that left the viewport give their cells to the reuse pools.
  case recycle
  /// Entering rows get a cell, reused or new, and the data source fills it; pending updates of
  /// configurations are carried out.
  case configure
  /// Entering rows get their height and frame.
  case size
  /// The delegate learns which cells appear.
  case willDisplay
  /// Views below the table place their subviews.
  case layout
  /// Changed views make new display lists.
  case display
  case commit
}

/// An object that is told when the phases of a frame begin, so that it can take the time.
///
/// The stamps of a frame are its phases' beginnings and its end; the stamps of a cell are three,
/// and only an observer that asks for them gets them.
@MainActor @_spi(Headless) public protocol FrameObserver: AnyObject {
  /// Whether the observer wants the stamps of single cells. Read once a frame.
  var observesCells: Bool { get }

  /// A phase begins, and the former one ends.
  func frameDidEnter(_ phase: FramePhase)
  func frameDidEnd()

  /// The data source is about to be asked for a cell.
  func cellWillPrepare()
  /// The reuse pool has answered: `isReused` says whether with a cell that was used before.
  func cellDidDequeue(isReused: Bool)
  /// The cell is filled, and its pending configuration update has been carried out.
  func cellDidConfigure()
}
