// SPDX-License-Identifier: Apache-2.0

/// What turns one list with sections into another, with the fewest moves.
///
/// Read it as UIKit reads a batch update: sections and rows that go or move away are named by their
/// old places, those that come by their new ones. The rows of a section that goes, go with it, and
/// those of one that comes, come with it; neither are named, so a row that changes between such a
/// section and one that stays is deleted or inserted there. A section that moves takes its rows along.
public struct SectionedDiff: Hashable, Sendable {
  public let sections: ListDiff
  /// The rows that leave a section which stays, by their old places, ascending.
  public let rowDeletes: [Place]
  /// The rows that come into a section which stays, by their new places, ascending.
  public let rowInserts: [Place]
  /// The rows that change their section, or their order in it, ascending by where they go.
  public let rowMoves: [Move]
  /// How many elements were hashed, compared or placed on the way: what the diff costs, exactly.
  public let operationCount: Int

  public var isEmpty: Bool {
    sections.isEmpty && rowDeletes.isEmpty && rowInserts.isEmpty && rowMoves.isEmpty
  }

  /// Compares two lists.
  ///
  /// Sections that stay and have the same rows are passed over, at once if they share their storage.
  /// Equal rows are paired first to first in what is left.
  ///
  /// - Complexity: O(*n*) expected for *n* sections and rows, and O(log *n*) more for each row that
  ///   is out of order.
  public init<Section: Hashable, Row: Hashable>(
    from old: SectionedList<Section, Row>,
    to new: SectionedList<Section, Row>
  ) {
    let sections = ListDiff(from: old.sections, to: new.sections)
    var stretches = RowStretches()
    var oldRows: [Row] = []
    var newRows: [Row] = []
    for (section, origin) in sections.origins(inListOf: old.sections.count).enumerated() {
      // The rows of a new section come with it, so they are compared with nothing.
      guard let origin else { continue }
      let ends = CommonEnds(of: old.rows[origin], and: new.rows[section])
      stretches.append(ends, from: origin, to: section)
      oldRows.append(contentsOf: old.rows[origin][ends.oldMiddle])
      newRows.append(contentsOf: new.rows[section][ends.newMiddle])
    }
    let pairing = oldRows.withUnsafeBufferPointer { old in
      newRows.withUnsafeBufferPointer { ElementPairing(old, $0) }
    }
    self.init(sections, SectionedMoves(pairing, in: stretches), comparing: stretches)
  }

  private init(_ sections: ListDiff, _ moves: SectionedMoves, comparing stretches: RowStretches) {
    self.sections = sections
    rowDeletes = moves.deletes
    rowInserts = moves.inserts
    rowMoves = moves.moves
    operationCount =
      sections.operationCount + stretches.comparisonCount + moves.operationCount
  }

  /// A row that is in both lists and goes to another section or past others of its own.
  public struct Move: Hashable, Sendable {
    public let from: Place
    public let to: Place
  }

  /// A row's place in a list with sections.
  public struct Place: Hashable, Comparable, Sendable {
    public let section: Int
    public let row: Int

    public init(section: Int, row: Int) {
      self.section = section
      self.row = row
    }

    public static func < (left: Place, right: Place) -> Bool {
      (left.section, left.row) < (right.section, right.row)
    }
  }
}

/// Rows in sections, as they are compared.
public struct SectionedList<Section, Row> {
  public let sections: [Section]
  public let rows: [[Row]]

  /// Makes a list.
  ///
  /// - Precondition: there are as many lists of rows as sections.
  public init(sections: [Section], rows: [[Row]]) {
    precondition(
      sections.count == rows.count,
      "Each section needs its list of rows: found \(sections.count) sections and \(rows.count) lists."
    )
    self.sections = sections
    self.rows = rows
  }
}

extension SectionedList: Equatable where Section: Equatable, Row: Equatable {}
extension SectionedList: Sendable where Section: Sendable, Row: Sendable {}
