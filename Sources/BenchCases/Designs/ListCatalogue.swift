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

  /// Registers lists that show a mistake and its cure, beside the suite's own.
  package static func register(mistakes lists: [any ListDefinition]) {
    mistaken.withLock { $0 = lists.map { CellDesign($0) } }
  }

  /// The lists that show a mistake and its cure; none where the lists are a user's.
  package static var mistakes: [CellDesign] { guests == nil ? mistaken.withLock(\.self) : [] }

  /// Who runs what the lists of this program queue; nil where they are the suite's.
  @MainActor package static var queuedWork: (any QueuedWork)?

  /// The lists of a user; nil where the suite measures its own.
  package static var guests: [CellDesign]? { registered.withLock(\.self) }
}

/// What cells put on the main actor or the main queue, to be run between frames.
///
/// Work that a frame queues runs at the start of the next frame and is charged to it, as the frame that
/// waits for it is in an app. The suite's own cells queue nothing, and their frames do not look.
@MainActor package protocol QueuedWork {
  /// Runs what waits and what that queues in turn; returns what is wrong with it, as a clause, or nil.
  func drain() -> String?

  /// Drains, and waits for what other threads and timers will still bring, for a while.
  func settle() -> String?
}

extension CellDesign {
  /// The cells of the suite.
  public static let suite: [CellDesign] = [
    .subtitle, .news, .card, .setting, .message, .heavy,
  ]

  /// Whether cells are held against references of their lists, and not against fresh cells.
  package static func haveReferences(_ names: Set<String>) -> Bool {
    let lists = (ListCatalogue.guests ?? []) + ListCatalogue.mistakes
    return lists.filter { names.contains($0.name) }
      .allSatisfy { $0.definition(NoRows()).hasReference }
  }

  /// The lists that every verb goes through unless told otherwise: those of the suite, or a user's.
  package static var standard: [CellDesign] { ListCatalogue.guests ?? suite }

  /// All lists that this program measures.
  public static var all: [CellDesign] { standard + ListCatalogue.mistakes }

  /// Returns the cell of a name.
  public static func named(_ name: String) -> CellDesign? {
    (all + [none]).first { $0.name == name }
  }

  /// Stands in the place of the cell where nothing is shown; no strategy fills it.
  public static let none = CellDesign(
    name: "none",
    height: .fixed(44),
    fields: [],
    classes: .subtitle,
    twin: nil,
    reference: { _, _ in [] }
  )
}
