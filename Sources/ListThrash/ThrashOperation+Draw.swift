// SPDX-License-Identifier: Apache-2.0

package import BenchStatistics

extension ThrashOperation {
  /// Draws an operation; most are updates and scrolls.
  package init(_ random: inout SplitMix64) {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    switch number(0...42) {
    case 0: self = .idle
    case 1: self = .reloadData(ThrashSetup.rowCounts(&random))
    case 2, 3: self = .resize(width: number(0...8), height: number(0...8))
    case 4: self = .textSize(number(0...8))
    case 5, 6: self = .touch(number(0...999))
    case 7: self = .select(number(0...999))
    case 8: self = .deselect(number(0...999))
    case 9: self = .multipleSelection(number(0...1) == 0)
    case 10: self = .edit(number(0...2) == 0)
    case 11: self = .cap([-1, -1, 0, 1, 5][number(0...4)])
    case 12...15:
      self = .reconfigure((0..<number(1...6)).map { _ in Int.random(in: 0...999, using: &random) })
    case 16, 17: self = .scrollToRow(number(0...999), position: number(0...3))
    case 18, 19: self = .jump(thousandths: number(-100...1_200))
    case 20...25: self = .scroll(quarters: number(-1_000...1_400))
    case 26: self = .mistake(number(0...999), Self.edits(&random))
    case 27: self = .overscan([0, 0, 1, 3][number(0...3)])
    case 28: self = .positionCache([0, 0, 1, 8][number(0...3)])
    case 29: self = number(0...1) == 0 ? .tableHeader(number(0...2)) : .tableFooter(number(0...2))
    default: self = .update(Self.edits(&random), way: number(0...3))
    }
  }

  /// Draws the edits of a batch: mostly few, mostly of rows.
  private static func edits(_ random: inout SplitMix64) -> [ThrashEdit] {
    func number(_ last: Int) -> Int { Int.random(in: 0...last, using: &random) }
    return (0..<[1, 1, 2, 4, 12][number(4)])
      .map { _ in
        switch number(19) {
        case 0...4: return .deleteRow(number(999))
        case 5...9: return .insertRow(section: number(99), at: number(999))
        case 10...13: return .moveRow(number(999), section: number(99), at: number(999))
        case 14, 15: return .reloadRow(number(999))
        case 16: return .deleteSection(number(99))
        case 17: return .insertSection(at: number(99), rows: number(8))
        case 18: return .moveSection(number(99), at: number(99))
        default: return .reloadSection(number(99), rows: number(8))
        }
      }
  }

  /// Simpler operations of the same kind, the simplest first.
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

  /// Returns the lists that lack one of the items.
  private static func shorter<Item>(_ items: [Item]) -> [[Item]] {
    items.indices.map { position in
      var rest = items
      rest.remove(at: position)
      return rest
    }
  }

  /// Returns the lists with smaller numbers in one of the edits.
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
