// SPDX-License-Identifier: Apache-2.0

import BenchCells
package import BenchLists
import Synchronization

/// The lists that this program measures: those of the suite, or a user's.
package enum ListCatalogue {
  private static let registered = Mutex<[CellDesign]?>(nil)
  private static let mistaken = Mutex<[CellDesign]>([])

  /// Registers a user's lists in place of the suite's, once, before anything is measured.
  package static func register(_ lists: [any ListDefinition]) {
    registered.withLock { $0 = lists.map { CellDesign($0) } }
  }

  /// Registers lists that show a mistake and its fix, next to the suite's own.
  package static func register(mistakes lists: [any ListDefinition]) {
    mistaken.withLock { $0 = lists.map { CellDesign($0) } }
  }

  /// The lists that show a mistake and its fix; none where the lists are a user's.
  package static var mistakes: [CellDesign] { guests == nil ? mistaken.withLock(\.self) : [] }

  /// The runner of queued work; nil for the suite's lists.
  @MainActor package static var queuedWork: (any QueuedWork)?

  package static var guests: [CellDesign]? { registered.withLock(\.self) }
}

/// Work that cells put on the main actor or the main queue, to be run between frames.
///
/// Work that a frame queues runs at the start of the next frame and counts there, as in an app. The suite's own cells
/// queue nothing, and their frames do not look.
@MainActor package protocol QueuedWork {
  /// Runs the queue until it is empty; returns a fault as a clause, or nil.
  func drain() -> String?

  /// Drains, and waits for a while for other threads and timers.
  func settle() -> String?
}

extension CellDesign {
  public static let suite: [CellDesign] = [.subtitle, .news, .card, .setting, .message, .heavy]

  /// True if lists have references of their own, so that cells are not compared with fresh ones.
  package static func haveReferences(_ names: Set<String>) -> Bool {
    let lists = (ListCatalogue.guests ?? []) + ListCatalogue.mistakes
    return lists.filter { names.contains($0.name) }
      .allSatisfy { $0.definition(NoRows()).hasReference }
  }

  /// The default lists of every verb.
  package static var standard: [CellDesign] { ListCatalogue.guests ?? suite }

  public static var all: [CellDesign] { standard + ListCatalogue.mistakes }

  public static func named(_ name: String) -> CellDesign? {
    (all + [none]).first { $0.name == name }
  }

  /// The placeholder where no cell is shown; no strategy fills it.
  public static let none = CellDesign(
    name: "none",
    height: .fixed(44),
    fields: [],
    classes: .subtitle,
    twin: nil,
    reference: { _, _ in [] }
  )
}
