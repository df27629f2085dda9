// SPDX-License-Identifier: Apache-2.0

extension ThrashOperation {
  /// Operations of the same kind that do less, the simplest first.
  var simpler: [ThrashOperation] {
    switch self {
    case .idle, .multipleSelection, .edit, .cap: []
    case .tableHeader(let number): Self.smaller(number).map { .tableHeader($0) }
    case .tableFooter(let number): Self.smaller(number).map { .tableFooter($0) }
    case .overscan(let count): Self.smaller(count).map { .overscan($0) }
    case .positionCache(let count): Self.smaller(count).map { .positionCache($0) }
    case .scroll(let quarters): Self.smaller(quarters).map { .scroll(quarters: $0) }
    case .jump(let thousandths): Self.smaller(thousandths).map { .jump(thousandths: $0) }
    case .scrollToRow(let row, let position):
      Self.smaller(row).map { .scrollToRow($0, position: position) }
    case .resize(let width, let height):
      Self.smaller(width).map { .resize(width: $0, height: height) }
        + Self.smaller(height).map { .resize(width: width, height: $0) }
    case .textSize(let number): Self.smaller(number).map { .textSize($0) }
    case .touch(let row): Self.smaller(row).map { .touch($0) }
    case .select(let row): Self.smaller(row).map { .select($0) }
    case .deselect(let row): Self.smaller(row).map { .deselect($0) }
    case .reloadData(let counts): Self.shorter(counts).map { .reloadData($0) }
    case .reconfigure(let rows): Self.shorter(rows).map { .reconfigure($0) }
    case .update(let edits, let way):
      Self.shorter(edits).map { .update($0, way: way) }
        + Self.simplerEach(edits).map { .update($0, way: way) }
    case .mistake(let number, let edits): Self.shorter(edits).map { .mistake(number, $0) }
    }
  }

  private static func smaller(_ number: Int) -> [Int] {
    number == 0 ? [] : [0, number / 2, number - number.signum()].filter { $0 != number }
  }

  /// The list without one of its items.
  private static func shorter<Item>(_ items: [Item]) -> [[Item]] {
    items.indices.map { position in
      var rest = items
      rest.remove(at: position)
      return rest
    }
  }

  /// The list with smaller numbers in one of its edits.
  private static func simplerEach(_ edits: [ThrashEdit]) -> [[ThrashEdit]] {
    edits.indices.flatMap { position in
      edits[position].simpler
        .map { simpler in
          var changed = edits
          changed[position] = simpler
          return changed
        }
    }
  }
}

extension ThrashEdit {
  /// Edits of the same kind with smaller numbers.
  fileprivate var simpler: [ThrashEdit] {
    func smaller(_ number: Int) -> [Int] { number == 0 ? [] : [0, number / 2] }
    switch self {
    case .deleteRow(let row): return smaller(row).map { .deleteRow($0) }
    case .insertRow(let section, let place):
      return smaller(section).map { .insertRow(section: $0, at: place) }
        + smaller(place).map { .insertRow(section: section, at: $0) }
    case .moveRow(let row, let section, let place):
      return smaller(row).map { .moveRow($0, section: section, at: place) }
        + smaller(section).map { .moveRow(row, section: $0, at: place) }
        + smaller(place).map { .moveRow(row, section: section, at: $0) }
    case .reloadRow(let row): return smaller(row).map { .reloadRow($0) }
    case .deleteSection(let section): return smaller(section).map { .deleteSection($0) }
    case .insertSection(let place, let rows):
      return smaller(place).map { .insertSection(at: $0, rows: rows) }
        + smaller(rows).map { .insertSection(at: place, rows: $0) }
    case .moveSection(let section, let place):
      return smaller(section).map { .moveSection($0, at: place) }
        + smaller(place).map { .moveSection(section, at: $0) }
    case .reloadSection(let section, let rows):
      return smaller(section).map { .reloadSection($0, rows: rows) }
        + smaller(rows).map { .reloadSection(section, rows: $0) }
    }
  }
}
