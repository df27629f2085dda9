// SPDX-License-Identifier: Apache-2.0

/// Every counter that the suite counts, once.
///
/// Rules and reports ask here what they need to know of a counter. A document may hold others, of a build that is older
/// or newer or of a guest's own: of those nothing is known, so that one more is worse and nothing is tolerated.
public enum CounterCatalogue {
  /// All counters: by source, and within one from the gravest on.
  public static let all = ofVerifying + ofEngine + ofCalls + ofInstructions + ofProbes

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The counter of a name; nil for one that is not the suite's.
  public static func counter(named name: String) -> Counter? { byName[name] }

  /// The exact counts of calls: a document holds each of them, or the reason why not.
  public static let callNames = all.filter { $0.isExact && $0.definition == .calls }.map(\.name)

  /// The places of counters in a list of changes; those that are missing share the last one.
  private static let ranks: [String: Int] = {
    let told = Counter.Gravity.allCases.filter { $0 != .rest }
      .flatMap { gravity in all.filter { $0.gravity == gravity } }
    return Dictionary(uniqueKeysWithValues: told.enumerated().map { ($0.element.name, $0.offset) })
  }()

  static func rank(of name: String) -> Int { ranks[name] ?? ranks.count }
}
