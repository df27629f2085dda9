// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
import Foundation

/// Counts of the engine's work since the process started, exact and reproducible.
@_spi(Headless) public struct EngineCounters: Hashable, Sendable {
  public static let definitionVersion = 2

  public static let writeNames = table.map(\.name).filter { $0.contains("Writes") }
  public let values: [(name: String, count: Int)]

  @MainActor public static func now() -> EngineCounters { EngineCounters(engine_counters_now()) }

  /// The value of a counter; an unknown name is a programmer's error.
  public subscript(name: String) -> Int {
    guard let found = values.first(where: { $0.name == name }) else {
      stop("There is no engine counter named \"\(name)\".")
    }
    return found.count
  }

  public static func - (after: EngineCounters, before: EngineCounters) -> EngineCounters {
    EngineCounters(values: zip(after.values, before.values).map { ($0.name, $0.count - $1.count) })
  }

  public static func + (left: EngineCounters, right: EngineCounters) -> EngineCounters {
    EngineCounters(values: zip(left.values, right.values).map { ($0.name, $0.count + $1.count) })
  }

  public static func == (left: EngineCounters, right: EngineCounters) -> Bool {
    left.values.elementsEqual(right.values) { $0 == $1 }
  }

  public func hash(into hasher: inout Hasher) {
    for value in values { hasher.combine(value.count) }
  }

  private init(values: [(name: String, count: Int)]) { self.values = values }

  private init(_ raw: engine_counters_t) {
    values = Self.table.map { ($0.name, Int(raw[keyPath: $0.path])) }
  }

  private nonisolated(unsafe) static let table:
    [(name: String, path: KeyPath<engine_counters_t, Int64>)] = [
      ("dataSourceCellCalls", \.dataSourceCellCalls),
      ("dataSourceCountCalls", \.dataSourceCountCalls),
      ("delegateHeightCalls", \.delegateHeightCalls),
      ("cellsCreated", \.cellsCreated),
      ("cellsDequeued", \.cellsDequeued),
      ("reuseHits", \.reuseHits),
      ("recycles", \.recycles),
      ("evictions", \.evictions),
      ("discards", \.discards),
      ("preparesForReuse", \.preparesForReuse),
      ("reconfigures", \.reconfigures),
      ("configurationUpdates", \.configurationUpdates),
      ("configurationApplies", \.configurationApplies),
      ("contentViewsMade", \.contentViewsMade),
      ("contentViewsReplaced", \.contentViewsReplaced),
      ("propertyWritesAsked", \.propertyWritesAsked),
      ("propertyWritesEffective", \.propertyWritesEffective),
      ("textWritesAsked", \.writesAsked.0),
      ("textWritesEffective", \.writesEffective.0),
      ("colorWritesAsked", \.writesAsked.1),
      ("colorWritesEffective", \.writesEffective.1),
      ("imageWritesAsked", \.writesAsked.2),
      ("imageWritesEffective", \.writesEffective.2),
      ("fontWritesAsked", \.writesAsked.3),
      ("fontWritesEffective", \.writesEffective.3),
      ("flagWritesAsked", \.writesAsked.4),
      ("flagWritesEffective", \.writesEffective.4),
      ("otherWritesAsked", \.writesAsked.5),
      ("otherWritesEffective", \.writesEffective.5),
      ("cellsSized", \.cellsSized),
      ("cellsDisplayed", \.cellsDisplayed),
      ("layoutPasses", \.layoutPasses),
      ("displayPasses", \.displayPasses),
      ("textLayouts", \.textLayouts),
      ("solverPivots", \.solverPivots),
      ("thumbnailsScaled", \.thumbnailsScaled),
      ("layersCommitted", \.layersCommitted),
      ("bytesCommitted", \.bytesCommitted),
      ("framesRendered", \.framesRendered),
      ("prefetches", \.prefetches),
      ("prefetchCancels", \.prefetchCancels),
      ("cellsPrepared", \.cellsPrepared),
      ("preparedCellsShown", \.preparedCellsShown),
      ("preparedCellsWasted", \.preparedCellsWasted),
      ("positionHits", \.positionHits),
    ]
}

enum WriteKind: Int64 { case text, color, image, font, flag, other }

extension EngineCounters {
  /// The number of configured cells, in one load, where `now()` copies all counters.
  @MainActor public static var configuredCellCount: Int {
    Int(engine_counters_now().dataSourceCellCalls)
  }

  @MainActor public static var propertyWriteCount: Int {
    Int(engine_counters_now().propertyWritesAsked)
  }
}

extension engine_counters_t {
  /// The number of requested writes, summed when read, so that a write counts once.
  var propertyWritesAsked: Int64 {
    let (text, color, image, font, flag, other) = writesAsked
    return text + color + image + font + flag + other
  }

  var propertyWritesEffective: Int64 {
    let (text, color, image, font, flag, other) = writesEffective
    return text + color + image + font + flag + other
  }
}

/// The option for setters to compare with equal values, which is itself a form of diffing.
@MainActor @_spi(Headless) public enum SetterComparison {
  public static var isOn: Bool {
    get { engine_setters_compare() }
    set { engine_set_setters_compare(newValue) }
  }
}

/// Remarks about unusable values, each once in a process.
@MainActor enum EngineRemarks {
  static var write: (String) -> Void = { sentence in
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
  }

  private static var said: Set<String> = []

  static func say(once matter: String, _ sentence: @autoclosure () -> String) {
    guard said.insert(matter).inserted else { return }
    write(sentence())
  }

  /// Writes a sentence from any thread, once for each matter.
  nonisolated static func sayAnywhere(once matter: String, _ sentence: String) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { say(once: matter, sentence) }
    } else {
      Task { @MainActor in say(once: matter, sentence) }
    }
  }

  static func forget() { said.removeAll() }
}

/// Stops the program unless a condition holds, with a message in release builds too.
@inline(__always) func require(_ condition: Bool, _ sentence: @autoclosure () -> String) {
  guard condition else { stop(sentence()) }
}

@inline(never) func stop(_ sentence: String) -> Never { fatalError(sentence) }
