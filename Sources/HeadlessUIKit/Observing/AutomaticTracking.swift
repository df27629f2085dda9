// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation

/// Automatic observation tracking: what views read of observable models, and the update that follows a
/// change.
///
/// Implementation notes. UIKit tracks every update method of every view. Most lists read no observable
/// model, and tracking costs each of them some 40 ns a call. So a tree is *watched* at first: one tracking
/// lies around a whole pass, whose change handler is evaluated only where something was read. Nothing was:
/// the frame has paid once, and nothing was allocated. Something was: the tree is *tracked* from then on,
/// each update method of each view by itself, and all views are asked once more, since it is not known which
/// of them read.
///
/// ```text
///   frame ──▶ watched pass ──▶ nothing read ──▶ commit
///                         └──▶ read: all views update again, each tracked by itself ──▶ commit
///   model changes ──▶ the reading's view is marked ──▶ next frame updates that view alone
/// ```
///
/// A reading is replaced by the next run of the same method of the same view; a cell in its pool is marked and
/// does nothing, as passes skip hidden views. What the model itself remembers of a reading goes with the
/// model's next change: the standard library has no way to take a tracking back. A table's own layout is not tracked, because trackings merge outwards
/// and the fills of all its cells would count as the table's; what a data source reads in `cellForRowAt` is
/// not observed.
enum AutomaticTracking {
  /// The renderers whose trees are tracked.
  ///
  /// Apart from any actor, as a renderer's end changes it; used on the main thread.
  nonisolated(unsafe) static var trackedTrees = 0
  /// Whether views are tracked by themselves.
  @inline(__always) static var isOn: Bool { trackedTrees > 0 }

  /// Whether a pass is watched at the moment.
  @MainActor private static var isWatching = false
  /// Whether something was read in a watched pass, and no tree is tracked for it yet.
  @MainActor private static var sawReading = false

  /// The last reading of each method of each view.
  @MainActor private static var readings: [Place: Reading] = [:]
  @MainActor private static var readingLimit = 256

  /// Which method of a view read something.
  private struct Place: Hashable {
    let view: ObjectIdentifier
    let method: TrackedMethod
  }

  /// Carries out a pass, and notes whether it read an observable model.
  @MainActor static func watch(_ pass: () -> Void) {
    guard !isOn, !isWatching else { return pass() }
    isWatching = true
    withObservationTracking(pass, onChange: noteReading())
    isWatching = false
  }

  /// Whether a watched pass has read something since this was last asked.
  @MainActor static func takeSawReading() -> Bool {
    defer { sawReading = false }
    return sawReading
  }

  /// Asked for only where something was read; what changes then is read again, as all views are.
  @MainActor private static func noteReading() -> @Sendable () -> Void {
    sawReading = true
    return {}
  }

  /// Carries out a method of a view, and has it carried out again when what it read has changed.
  @MainActor static func run(_ method: TrackedMethod, of view: UIView, _ body: () -> Void) {
    let place = Place(view: ObjectIdentifier(view), method: method)
    readings[place]?.isCurrent = false
    readings[place] = nil
    withObservationTracking(body, onChange: begin(Reading(of: view, method), at: place))
  }

  @MainActor private static func begin(
    _ reading: Reading,
    at place: Place
  ) -> @Sendable () -> Void {
    if readings.count >= readingLimit {
      readings = readings.filter { $0.value.view != nil }
      readingLimit = max(256, 2 * readings.count)
    }
    readings[place] = reading
    return { reading.modelWillChange() }
  }
}

/// A method of views that is carried out again when what it read has changed.
enum TrackedMethod: Hashable {
  /// `updateConfiguration`, with the update handler.
  case configuration
  /// `updateProperties()`.
  case properties
  /// `updateConstraints()`.
  case constraints
  /// `layoutSubviews()`, with those of the controller around it.
  case layout
  /// `draw(_:)`.
  case drawing

  /// Asks for another run in the next frame.
  @MainActor fileprivate func request(of view: UIView) {
    switch self {
    case .configuration: view.setNeedsUpdateOfConfiguration()
    case .properties: view.setNeedsUpdateProperties()
    case .constraints: view.setNeedsUpdateConstraints()
    case .layout: view.setNeedsLayout()
    case .drawing: view.setNeedsDisplay()
    }
  }
}

/// What a method of a view read when it last ran.
///
/// Unchecked because models may change on any thread: everything here is used on the main thread, to which
/// a change elsewhere is sent.
private final class Reading: @unchecked Sendable {
  weak var view: UIView?
  let method: TrackedMethod
  /// Whether the method has not run again since.
  var isCurrent = true

  init(of view: UIView, _ method: TrackedMethod) {
    self.view = view
    self.method = method
  }

  /// A model is about to change; the view is asked at once on the main thread, else by the main queue.
  func modelWillChange() {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { request() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.request() } }
    }
  }

  @MainActor private func request() {
    guard isCurrent, let view else { return }
    isCurrent = false
    method.request(of: view)
  }
}

extension UIView {
  /// Asks this view and all below it to update, lay out and draw once more, for their readings to be known.
  func askAgainForReadings() {
    setNeedsUpdateOfConfiguration()
    mark([.properties, .layout, .display])
    if let table = self as? UITableView {
      table.forEachOffscreenRow { _, cell in cell.setNeedsUpdateConfiguration() }
    }
    for view in storedSubviews { view.askAgainForReadings() }
  }
}
