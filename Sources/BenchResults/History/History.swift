// SPDX-License-Identifier: Apache-2.0

/// The entries of a history in order of their commits, and the series that they form.
public struct History: Sendable {
  /// The entries, the oldest commit first.
  public let entries: [HistoryEntry]

  /// Orders entries by the time of the commit, then of measuring, then by the commit's name.
  public init(_ entries: [HistoryEntry]) {
    self.entries = entries.sorted { left, right in
      (left.date, left.measuredAt, left.commit) < (right.date, right.measuredAt, right.commit)
    }
  }

  /// Reads a folder.
  ///
  /// - Throws: the first thing that is wrong with the folder or a file in it.
  public init(folder path: String) throws(HistoryError) {
    self.init(try HistoryFolder(path).entries())
  }

  /// The machines, the one measured on last first.
  public var machines: [String] { Self.unique(entries.reversed().map(\.machine)) }

  /// The definitions, the last one first.
  public var definitions: [HistoryDefinition] { Self.unique(entries.reversed().map(\.definition)) }

  /// How many commits there are.
  public var commitCount: Int { Set(entries.map(\.commit)).count }

  /// The names of all cases, sorted.
  public var caseIDs: [String] { Set(entries.flatMap { $0.cases.map(\.id) }).sorted() }

  /// The entries of one machine.
  public func only(machine: String) -> History {
    History(entries.filter { $0.machine == machine })
  }

  /// The entries of one definition.
  public func only(definition: HistoryDefinition) -> History {
    History(entries.filter { $0.definition == definition })
  }

  private static func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }
}
