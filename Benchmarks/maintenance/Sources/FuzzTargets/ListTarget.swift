// SPDX-License-Identifier: Apache-2.0

@testable internal import ListThrash

/// The list: bytes are what it starts with and what is done then, and after each step it is held
/// against a list that reuses nothing.
@MainActor enum ListTarget {
  /// The most operations of an input, so that each takes a bounded time.
  private static let operationLimit = 24

  static func play(_ bytes: [UInt8]) {
    var source = ByteSource(bytes)
    var thrash = ThrashCase(seed: 1, operationCount: 0)
    thrash.setup = setup(&source, thrash.setup)
    thrash.operations = []
    while !source.isAtEnd, thrash.operations.count < operationLimit {
      thrash.operations.append(operation(&source))
    }
    guard let failure = ThrashPlay.failure(of: thrash) else { return }
    fatalError(Thrash.report(on: thrash, failure))
  }

  private static func setup(_ source: inout ByteSource, _ setup: ThrashSetup) -> ThrashSetup {
    var setup = setup
    setup.heights = source.choice(of: ThrashSetup.Heights.allCases)
    setup.style = source.choice(of: ThrashSetup.Style.allCases)
    setup.standardHeight = source.choice(of: [44, 20, 44.5, 130])
    setup.rowCounts = rowCounts(&source)
    setup.width = source.number(below: 3)
    setup.height = source.number(below: 4)
    return setup
  }

  private static func rowCounts(_ source: inout ByteSource) -> [Int] {
    (0..<source.number(below: 6)).map { _ in source.number(below: 41) }
  }

  private static func operation(_ source: inout ByteSource) -> ThrashOperation {
    switch source.number(below: 22) {
    case 0: .idle
    case 1: .reloadData(rowCounts(&source))
    case 2: .resize(width: source.number(below: 9), height: source.number(below: 9))
    case 3: .textSize(source.number(below: 9))
    case 4: .touch(source.number(below: 1_000))
    case 5: .select(source.number(below: 1_000))
    case 6: .deselect(source.number(below: 1_000))
    case 7: .multipleSelection(source.number(below: 2) == 0)
    case 8: .edit(source.number(below: 2) == 0)
    case 9: .cap(source.choice(of: [-1, 0, 1, 5]))
    case 10, 11:
      .reconfigure((0..<source.number(below: 6)).map { _ in source.number(below: 1_000) })
    case 12: .scrollToRow(source.number(below: 1_000), position: source.number(below: 4))
    case 13: .jump(thousandths: source.number(below: 1_301) - 100)
    case 14: .scroll(quarters: source.number(below: 2_401) - 1_000)
    case 15: .mistake(source.number(below: 1_000), edits(&source))
    case 16: .overscan(source.choice(of: [0, 1, 3]))
    case 17: .positionCache(source.choice(of: [0, 1, 8]))
    case 18: .tableHeader(source.number(below: 3))
    case 19: .tableFooter(source.number(below: 3))
    default: .update(edits(&source), way: source.number(below: 4))
    }
  }

  private static func edits(_ source: inout ByteSource) -> [ThrashEdit] {
    (0..<source.number(below: 7)).map { _ in edit(&source) }
  }

  private static func edit(_ source: inout ByteSource) -> ThrashEdit {
    let (row, section) = (source.number(below: 1_000), source.number(below: 100))
    return switch source.number(below: 8) {
    case 0: .deleteRow(row)
    case 1: .insertRow(section: section, at: row)
    case 2: .moveRow(row, section: section, at: source.number(below: 1_000))
    case 3: .reloadRow(row)
    case 4: .deleteSection(section)
    case 5: .insertSection(at: section, rows: row % 9)
    case 6: .moveSection(section, at: row % 100)
    default: .reloadSection(section, rows: row % 9)
    }
  }
}

/// Numbers out of bytes, which are 0 once there are no more.
private struct ByteSource {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { offset >= bytes.count }

  /// The next number below a bound, out of one byte or, for a bound that needs it, two.
  mutating func number(below bound: Int) -> Int {
    let first = Int(byte())
    return (bound > 256 ? first << 8 | Int(byte()) : first) % bound
  }

  mutating func choice<Value>(of values: [Value]) -> Value { values[number(below: values.count)] }

  private mutating func byte() -> UInt8 {
    guard offset < bytes.count else { return 0 }
    offset += 1
    return bytes[offset - 1]
  }
}
