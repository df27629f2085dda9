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
/// does nothing, as passes skip hidden views. From its second run on a method that reads also reads a mark of
/// its own, by whose change the next run ends what the models remember of it: a row that is shown a hundred
/// times is remembered twice at most. A table's own layout is not tracked, because trackings merge outwards
/// and the fills of all its cells would count as the table's; what a data source reads in `cellForRowAt` is
/// not observed.
enum AutomaticTracking {
  /// The renderers whose trees are tracked.
  ///
  /// Apart from any actor, as a renderer's end changes it; used on the main thread.
  nonisolated(unsafe) static var trackedTrees = 0
  /// Whether the tree whose frame is being made is tracked; nil between frames, when nobody says whose view
  /// an update method is of.
  @MainActor static var frameIsTracked: Bool?
  /// Whether views are tracked by themselves: those of a tree that reads nothing pay for no other tree's
  /// readings.
  @MainActor @inline(__always) static var isOn: Bool { frameIsTracked ?? (trackedTrees > 0) }
  @MainActor private static var isWatching = false
  /// Whether something was read in the pass that is watched.
  @MainActor private static var sawReading = false
  /// The views of watched passes in which something was read, and for which no renderer tracks its tree yet.
  @MainActor private static var readers: [Reader] = []

  /// The last reading of each method of each view.
  @MainActor private(set) static var readings: [Place: Reading] = [:]
  @MainActor private static var readingLimit = 256

  /// Which method of a view read something.
  ///
  /// Views go by their numbers, which none has twice: by their addresses the table of readings would grow
  /// sooner or later as the allocator happens to give an address again, and counts would not repeat.
  struct Place: Hashable {
    let view: UInt32
    let method: TrackedMethod
  }

  /// A view that is not kept.
  private struct Reader {
    weak var view: UIView?
  }

  /// Carries out a pass over a view and those below it, and notes whether it read an observable model.
  @MainActor static func watch(_ view: UIView, _ pass: () -> Void) {
    guard !isOn, !isWatching else { return pass() }
    isWatching = true
    withObservationTracking(pass, onChange: noteReading())
    isWatching = false
    guard sawReading else { return }
    sawReading = false
    readers.append(Reader(view: view))
  }

  /// Whether a watched pass over a root, or over a view that now lies below it, has read something since this
  /// was last asked.
  @MainActor static func takeReading(below root: UIView) -> Bool {
    guard !readers.isEmpty else { return false }
    var wasRead = false
    readers.removeAll { reader in
      guard let top = reader.view?.top else { return true }
      wasRead = wasRead || top === root
      return top === root
    }
    return wasRead
  }

  /// Asked for only where something was read; what changes then is read again, as all views are.
  @MainActor private static func noteReading() -> @Sendable () -> Void {
    sawReading = true
    return {}
  }

  /// Carries out a method of a view, and has it carried out again when what it read has changed.
  @MainActor static func run(_ method: TrackedMethod, of view: UIView, _ body: () -> Void) {
    let place = Place(view: view.layerIdentifier, method: method)
    guard let reading = readings[place] else {
      return withObservationTracking(body, onChange: begin(Reading(of: view, method), at: place))
    }
    reading.end()
    withObservationTracking(
      {
        reading.mark.read()
        body()
      },
      onChange: reading.answer
    )
  }

  /// Asked for only where something was read.
  @MainActor private static func begin(
    _ reading: Reading,
    at place: Place
  ) -> @Sendable () -> Void {
    if readings.count >= readingLimit {
      readings = readings.filter { $0.value.hasView }
      readingLimit = max(256, 2 * readings.count)
    }
    readings[place] = reading
    return reading.answer
  }
}

/// A method of views that is carried out again when what it read has changed.
enum TrackedMethod: Hashable {
  case configuration
  case properties
  case constraints
  /// `layoutSubviews()`, with those of the controller around it.
  case layout
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

/// What a method of a view read when it last ran, once it was seen to read.
@MainActor final class Reading {
  let mark = ObservationMark()
  let link: ReadingLink

  init(of view: UIView, _ method: TrackedMethod) { link = ReadingLink(view, method) }

  deinit { mark.change() }

  var hasView: Bool { link.view != nil }

  /// Has nobody follow any more what was read.
  func end() {
    link.run &+= 1
    mark.change()
  }

  /// What follows a change of something that the present run has read.
  var answer: @Sendable () -> Void {
    let run = link.run
    return { [link] in link.modelWillChange(since: run) }
  }
}

/// The way from a model that changes to the view that has read it; models keep this, and no view.
///
/// Unchecked because models may change on any thread: everything here is used on the main thread, to which
/// a change elsewhere is sent.
final class ReadingLink: @unchecked Sendable {
  weak var view: UIView?
  private let method: TrackedMethod
  /// The number of the method's last run, or of the change that was the last one's end.
  var run = 0

  init(_ view: UIView, _ method: TrackedMethod) {
    self.view = view
    self.method = method
  }

  /// A model is about to change; the view is asked at once on the main thread, else by the main queue.
  func modelWillChange(since run: Int) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { request(since: run) }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.request(since: run) } }
    }
  }

  @MainActor private func request(since run: Int) {
    guard run == self.run, let view else { return }
    self.run &+= 1
    method.request(of: view)
  }
}

extension UIView {
  /// The view above all others of the tree.
  fileprivate var top: UIView {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }

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
