// SPDX-License-Identifier: Apache-2.0

extension NaiveList {
  /// The reason why updates cannot be applied.
  package enum Refusal: Error, Equatable {
    /// A named section did not exist before the batch, or cannot exist after it.
    case sectionOutOfRange(Int)
    /// A named row did not exist before the batch, or cannot exist after it.
    case rowOutOfRange(RowPath)
    /// Two updates take one section, or put one at the same place.
    case sectionTwice(Int)
    /// Two updates take one row, or put one at the same place.
    case rowTwice(RowPath)
    /// A row update names a section that the batch deletes, inserts or reloads.
    case sectionGone(Int)
  }

  /// Returns the list after a batch of updates, determined place by place.
  package func applying(_ updates: ListUpdates) throws(Refusal) -> NaiveList {
    try checkOrigins(of: updates)
    let origins = try origins(of: updates)
    try checkTargets(of: updates, origins: origins)
    var result = NaiveList()
    for (number, origin) in origins.enumerated() {
      switch origin {
      case .inserted(let section): result.sections.append(section)
      case .former(let former):
        if let reloaded = updates.reloadedSections.first(where: { $0.place == former }) {
          result.sections.append(reloaded.content)
        } else {
          result.sections.append(
            Section(
              id: sections[former].id,
              rows: try rows(ofSection: number, formerly: former, updates)
            )
          )
        }
      }
    }
    return result
  }

  /// The origin of a section of the new list.
  enum Origin {
    case former(Int)
    case inserted(Section)
  }

  /// Returns the sections of the new list: those put at a place, and the others in order between them.
  private func origins(of updates: ListUpdates) throws(Refusal) -> [Origin] {
    let taken = updates.deletedSections + updates.movedSections.map(\.origin)
    try checkOnce(taken + updates.reloadedSections.map(\.place), within: sections.count)
    let kept = sections.indices.filter { !taken.contains($0) }
    let placed =
      updates.insertedSections.map { ($0.place, Origin.inserted($0.content)) }
      + updates.movedSections.map { ($0.target, Origin.former($0.origin)) }
    try checkOnce(placed.map(\.0), within: kept.count + placed.count)
    var rest = kept.makeIterator()
    var origins: [Origin] = []
    for number in 0..<kept.count + placed.count {
      if let put = placed.first(where: { $0.0 == number }) {
        origins.append(put.1)
      } else if let former = rest.next() {
        origins.append(.former(former))
      }
    }
    return origins
  }

  private func checkOnce(_ numbers: [Int], within count: Int) throws(Refusal) {
    var seen: Set<Int> = []
    for number in numbers {
      guard number >= 0, number < count else { throw .sectionOutOfRange(number) }
      guard seen.insert(number).inserted else { throw .sectionTwice(number) }
    }
  }

  /// Returns the rows of a former section, by the same rule as its sections.
  private func rows(
    ofSection number: Int,
    formerly former: Int,
    _ updates: ListUpdates
  ) throws(Refusal) -> [NaiveRow] {
    var rows: [NaiveRow?] = sections[former].rows
    for reloaded in updates.reloadedRows where reloaded.place.section == former {
      rows[reloaded.place.row] = reloaded.content
    }
    for path in updates.deletedRows + updates.movedRows.map(\.origin)
    where path.section == former { rows[path.row] = nil }
    var placed = updates.insertedRows.filter { $0.place.section == number }
    for move in updates.movedRows where move.target.section == number {
      placed.append(.init(move.target, self[move.origin]))
    }
    var rest = rows.compactMap { $0 }.makeIterator()
    var result: [NaiveRow] = []
    let count = rows.count { $0 != nil } + placed.count
    for row in 0..<count {
      if let put = placed.first(where: { $0.place.row == row }) {
        result.append(put.content)
      } else if let kept = rest.next() {
        result.append(kept)
      }
    }
    for put in placed where put.place.row >= count { throw .rowOutOfRange(put.place) }
    return result
  }
}
