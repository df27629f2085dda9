// SPDX-License-Identifier: Apache-2.0

/// An object that is told when the phases of a frame begin, so that it can take the time.
///
/// The stamps of a frame are its phases' beginnings and its end; the stamps of a cell are three,
/// and only an observer that asks for them gets them.
@MainActor public protocol FrameObserver: AnyObject {
  /// Whether the observer wants the stamps of single cells. Read once a frame.
  var observesCells: Bool { get }

  /// A phase begins, and the former one ends.
  func frameDidEnter(_ phase: FramePhase)
  /// The last phase has ended.
  func frameDidEnd()

  /// The data source is about to be asked for a cell.
  func cellWillPrepare()
  /// The reuse pool has answered: `isReused` says whether with a cell that was used before.
  func cellDidDequeue(isReused: Bool)
  /// The cell is filled, and its pending configuration update has been carried out.
  func cellDidConfigure()
}
