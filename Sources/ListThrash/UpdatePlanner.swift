// SPDX-License-Identifier: Apache-2.0

/// Turns the edits of a batch into updates that fit a list, by building the next list.
///
/// Edits that are impossible, such as on a row that another one took, are omitted.
package struct UpdatePlanner {
  /// A row of the next list.
  private enum Token {
    case kept(RowPath)
    case moved(RowPath)
    case inserted(NaiveRow)
  }

  /// A section of the next list.
  private struct Slot {
    enum Kind {
      case kept(Int)
      case moved(Int)
      case inserted
      case reloaded(Int)
    }

    var kind: Kind
    var section: NaiveList.Section
    var rows: [Token]

    var takesRows: Bool {
      switch kind {
      case .kept, .moved: true
      case .inserted, .reloaded: false
      }
    }
  }

  private let list: NaiveList
  private var slots: [Slot]
  private var updates = ListUpdates()
  private var supply: RowSupply
  private var takenRows: Set<RowPath> = []

  init(_ list: NaiveList, supply: RowSupply) {
    self.list = list
    self.supply = supply
    slots = list.sections.enumerated()
      .map { number, section in
        Slot(
          kind: .kept(number),
          section: section,
          rows: section.rows.indices.map { .kept(RowPath(number, $0)) }
        )
      }
  }

  /// Returns the updates for edits, and the remaining supply.
  package static func plan(
    _ edits: [ThrashEdit],
    for list: NaiveList,
    supply: RowSupply
  ) -> (updates: ListUpdates, supply: RowSupply) {
    var planner = UpdatePlanner(list, supply: supply)
    // Sections first: row edits must not name what they remove.
    for edit in edits { planner.takeSections(edit) }
    for edit in edits { planner.takeRows(edit) }
    return (planner.finished(), planner.supply)
  }

  private mutating func takeSections(_ edit: ThrashEdit) {
    switch edit {
    case .deleteSection(let number):
      guard let (position, former) = keptSection(number) else { return }
      slots.remove(at: position)
      updates.deletedSections.append(former)
    case .insertSection(let place, let count):
      let section = supply.section(rows: count)
      let slot = Slot(kind: .inserted, section: section, rows: [])
      slots.insert(slot, at: place.folded(slots.count + 1))
    case .moveSection(let number, let place):
      guard let (position, former) = keptSection(number) else { return }
      var slot = slots.remove(at: position)
      slot.kind = .moved(former)
      slots.insert(slot, at: place.folded(slots.count + 1))
    case .reloadSection(let number, let count):
      guard let (position, former) = keptSection(number) else { return }
      slots[position].kind = .reloaded(former)
      slots[position].section = supply.section(rows: count)
    default: return
    }
  }

  private mutating func takeRows(_ edit: ThrashEdit) {
    switch edit {
    case .deleteRow(let number):
      if let path = take(number) { updates.deletedRows.append(path) }
    case .insertRow(let section, let place):
      put(.inserted(supply.row()), section, place)
    case .moveRow(let number, let section, let place):
      guard slots.contains(where: \.takesRows), let path = take(number) else { return }
      put(.moved(path), section, place)
    case .reloadRow(let number):
      guard let position = keptRow(number), case .kept(let path) = position.token else { return }
      takenRows.insert(path)
      var row = list[path]
      row.generation += 1
      updates.reloadedRows.append(.init(path, row))
    default: return
    }
  }

  /// Returns the unchanged slot that a number names, with its former number.
  private func keptSection(_ number: Int) -> (slot: Int, former: Int)? {
    let kept = slots.indices.compactMap { slot -> (slot: Int, former: Int)? in
      if case .kept(let former) = slots[slot].kind { (slot, former) } else { nil }
    }
    return kept.isEmpty ? nil : kept[number.folded(kept.count)]
  }

  /// Returns the unchanged row that a number names.
  private func keptRow(_ number: Int) -> (slot: Int, row: Int, token: Token)? {
    let counts = slots.map { $0.takesRows ? $0.rows.count : 0 }
    let total = counts.reduce(0, +)
    guard total > 0 else { return nil }
    var rest = number.folded(total)
    for (slot, count) in counts.enumerated() {
      if rest < count {
        guard case .kept(let path) = slots[slot].rows[rest], !takenRows.contains(path) else {
          return nil
        }
        return (slot, rest, slots[slot].rows[rest])
      }
      rest -= count
    }
    return nil
  }

  /// Removes an unchanged row.
  private mutating func take(_ number: Int) -> RowPath? {
    guard let found = keptRow(number), case .kept(let path) = found.token else { return nil }
    slots[found.slot].rows.remove(at: found.row)
    return path
  }

  private mutating func put(_ token: Token, _ section: Int, _ place: Int) {
    let open = slots.indices.filter { slots[$0].takesRows }
    guard !open.isEmpty else { return }
    let slot = open[section.folded(open.count)]
    slots[slot].rows.insert(token, at: place.folded(slots[slot].rows.count + 1))
  }

  /// Reads the places after the batch from the next list.
  private func finished() -> ListUpdates {
    var updates = updates
    for (number, slot) in slots.enumerated() {
      switch slot.kind {
      case .kept: break
      case .moved(let former): updates.movedSections.append(.init(former, number))
      case .inserted: updates.insertedSections.append(.init(number, slot.section))
      case .reloaded(let former): updates.reloadedSections.append(.init(former, slot.section))
      }
      guard slot.takesRows else { continue }
      for (row, token) in slot.rows.enumerated() {
        let path = RowPath(number, row)
        switch token {
        case .kept: break
        case .moved(let origin): updates.movedRows.append(.init(origin, path))
        case .inserted(let row): updates.insertedRows.append(.init(path, row))
        }
      }
    }
    return updates
  }
}
