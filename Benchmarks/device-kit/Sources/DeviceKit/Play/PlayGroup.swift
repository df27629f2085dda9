// SPDX-License-Identifier: Apache-2.0

/// A cell of the suite as the kit plays it.
struct PlayedCell: Sendable {
  /// The suite's name for it.
  let name: String
  /// The height of each of its rows, in points.
  let rowHeight: Double
  /// The attributes of a row that it shows; each reaches one setter.
  let fields: [RowField]
  /// The classes that fill it.
  let classes: CellClasses

  /// Two labels of one line each.
  static let subtitle = PlayedCell(
    name: "subtitle",
    rowHeight: 44,
    fields: [.title, .source, .isRead],
    classes: .subtitle
  )

  /// Nine fields in seven views, laid out by hand.
  static let card = PlayedCell(
    name: "card",
    rowHeight: 132,
    fields: nineFields,
    classes: .card
  )

  /// Nine fields in twelve views under constraints.
  static let heavy = PlayedCell(
    name: "heavy",
    rowHeight: 120,
    fields: nineFields,
    classes: .heavy
  )

  private static let nineFields: [RowField] = [
    .title, .source, .body, .badge, .accent, .symbol, .isEmphasized, .isRead, .isFlagged,
  ]
}

/// The cases that differ in nothing but the strategy, and are measured in turns.
struct PlayGroup: Sendable {
  /// What happens to the table.
  enum Workload: Hashable, Sendable {
    /// It scrolls by the same distance in each frame.
    case steady
    /// So many fields of every visible row change in each frame.
    case reconfigure(changedCount: Int)
  }

  /// What happens to the table.
  let workload: Workload
  /// What is filled.
  let cell: PlayedCell
  /// How many rows the table has.
  let rowCount: Int
  /// Who fills, the baseline first.
  let strategies: [FillStrategy]

  /// The workload as the suite calls it.
  var workloadName: String {
    switch workload {
    case .steady: "scroll.steady"
    case .reconfigure: "reconfigure.fields"
    }
  }

  /// What of the workload is not at its default.
  var axes: [String] {
    switch workload {
    case .steady: []
    case .reconfigure(let changedCount): ["\(changedCount)of\(cell.fields.count)"]
    }
  }

  /// The name of the group: that of its cases without the strategy.
  var identifier: String { "\(workloadIdentifier)/\(cell.name)/\(rowCount)" }

  /// The name of the case of a strategy.
  func identifier(of strategy: FillStrategy) -> String {
    "\(workloadIdentifier)/\(cell.name)/\(strategy.rawValue)/\(rowCount)"
  }

  private var workloadIdentifier: String {
    ([workloadName] + axes).joined(separator: "+")
  }
}

extension PlayGroup {
  /// Everything that the kit plays: the cells of the suite that a phone can be asked about in
  /// minutes, under the names that the default suite has for the same cases.
  static let all: [PlayGroup] =
    [steady(.subtitle, FillStrategy.allCases)]
    + [.card, .heavy]
    .flatMap { cell in
      [steady(cell, FillStrategy.handWritten + [.hosting])]
        + [0, 1, 3, 6, 9].map { reconfigure(cell, changedCount: $0) }
    }

  /// What `--quick` plays.
  static let few = [0, 9].map { reconfigure(.card, changedCount: $0) }

  /// `scroll.steady`, over as many rows as the default suite has.
  static func steady(_ cell: PlayedCell, _ strategies: [FillStrategy]) -> PlayGroup {
    PlayGroup(workload: .steady, cell: cell, rowCount: 100_000, strategies: strategies)
  }

  /// `reconfigure.fields`, with strings that share their storage.
  static func reconfigure(_ cell: PlayedCell, changedCount: Int) -> PlayGroup {
    PlayGroup(
      workload: .reconfigure(changedCount: changedCount),
      cell: cell,
      rowCount: 1_000,
      strategies: FillStrategy.handWritten
    )
  }
}
