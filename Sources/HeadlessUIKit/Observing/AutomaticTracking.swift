// SPDX-License-Identifier: Apache-2.0

import Foundation
public import Observation

/// Automatic observation tracking: the models that views read, and the updates after changes.
///
/// Tracking every method costs some 40 ns a call, and most lists read no model. So a tree is
/// *watched* at first, by one tracking around each pass. Once something was read, the tree is
/// *tracked*: each update method of each view separately, after one update of all views.
///
/// A reading is replaced by the next run of its method. From the second run on, a method also reads
/// a mark, whose change ends the former tracking, so models keep at most two for each row. A
/// table's own layout is not tracked, since trackings merge outwards: reads in `cellForRowAt` are
/// not observed.
enum AutomaticTracking {
  /// The number of tracked trees; without an actor, since `deinit` changes it.
  nonisolated(unsafe) static var trackedTrees = 0
  /// True if the current frame's tree is tracked; nil between frames.
  @MainActor static var frameIsTracked: Bool?
  /// True if views are tracked separately; a tree without readings pays nothing for others.
  @MainActor @inline(__always) static var isOn: Bool { frameIsTracked ?? (trackedTrees > 0) }
  @MainActor private static var isWatching = false
  @MainActor private static var sawReading = false
  @MainActor private static var readers: [Reader] = []
  @MainActor private(set) static var readings: [Place: Reading] = [:]
  @MainActor private static var readingLimit = 256

  struct Place: Hashable {
    let view: UInt32
    let method: TrackedMethod
  }

  private struct Reader {
    weak var view: UIView?
  }

  @MainActor static func watch(_ view: UIView, _ pass: () -> Void) {
    guard !isOn, !isWatching else { return pass() }
    isWatching = true
    withObservationTracking(pass, onChange: noteReading())
    isWatching = false
    guard sawReading else { return }
    sawReading = false
    readers.append(Reader(view: view))
  }

  /// Returns true if a watched pass in a root's subtree read a model since the last call.
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

  @MainActor private static func noteReading() -> @Sendable () -> Void {
    sawReading = true
    return {}
  }

  /// Runs a method of a view, and again after a change of what it read.
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

  /// Runs a method, tracked if the current tree is.
  @MainActor @inline(__always)
  static func runIfOn(_ method: TrackedMethod, of view: UIView, _ body: () -> Void) {
    if isOn { run(method, of: view, body) } else { body() }
  }

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

enum TrackedMethod: Hashable {
  case configuration, properties, constraints
  /// `layoutSubviews()`, with the controller's methods.
  case layout
  case drawing

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

@MainActor final class Reading {
  let mark = ObservationMark()
  let link: ReadingLink

  init(of view: UIView, _ method: TrackedMethod) { link = ReadingLink(view, method) }

  deinit { mark.change() }

  var hasView: Bool { link.view != nil }

  func end() {
    link.run &+= 1
    mark.change()
  }

  var answer: @Sendable () -> Void {
    let run = link.run
    return { [link] in link.modelWillChange(since: run) }
  }
}

/// A model's weak link to the view that read it.
///
/// Unchecked because models change on any thread; changes are sent to the main thread.
final class ReadingLink: @unchecked Sendable {
  weak var view: UIView?
  private let method: TrackedMethod
  var run = 0

  init(_ view: UIView, _ method: TrackedMethod) {
    self.view = view
    self.method = method
  }

  /// Requests an update at once on the main thread, else through the main queue.
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
  fileprivate var top: UIView {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }

  func askAgainForReadings() {
    setNeedsUpdateOfConfiguration()
    mark([.properties, .layout, .display])
    if let table = self as? UITableView {
      table.forEachOffscreenRow { _, cell in cell.setNeedsUpdateConfiguration() }
    }
    for view in storedSubviews { view.askAgainForReadings() }
  }
}

/// An observable without a value, whose change ends the trackings that read it.
///
/// The library cannot end an observation before a change, so repeated readings of models that never
/// change would accumulate.
@_spi(Headless) public final class ObservationMark: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  private var value: Void { () }

  public init() {}

  public func read() { registrar.access(self, keyPath: \.value) }

  /// Ends the trackings that read the mark; each runs its change handler.
  public func change() { registrar.withMutation(of: self, keyPath: \.value) {} }
}

extension UIView {
  public func setNeedsUpdateProperties() { mark(.properties) }

  public func updatePropertiesIfNeeded() {
    traitCollection.performAsCurrent { AutomaticTracking.watch(self) { updatePropertiesOfTree() } }
  }

  private func updatePropertiesOfTree() {
    if pending.contains(.properties) { updateOwnProperties() }
    for view in storedSubviews
    where view.pending.contains(.properties) || !view.storedSubviews.isEmpty {
      view.underOwnTraits { view.updatePropertiesOfTree() }
    }
  }

  @inline(never) func updateOwnProperties() {
    pending.remove(.properties)
    guard AutomaticTracking.isOn else {
      layoutRecord?.controller?.updateProperties()
      return updateProperties()
    }
    AutomaticTracking.run(.properties, of: self) {
      layoutRecord?.controller?.updateProperties()
      updateProperties()
    }
  }
}

extension UIViewController {
  public func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
  public func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
}
