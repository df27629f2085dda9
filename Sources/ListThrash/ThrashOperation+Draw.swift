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
}
