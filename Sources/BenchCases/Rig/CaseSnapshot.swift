// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit

@MainActor public struct CaseSnapshot {
  public enum Drawing: Sendable {
    case picture(String)
    case nothingShown
    case tooFewFrames(count: Int)
  }

  private let identifier: CaseIdentifier
  private let rows: any RowSource
  private let seed: UInt64

  public init(identifier: CaseIdentifier, rows: any RowSource, seed: UInt64) {
    self.identifier = identifier
    self.rows = rows
    self.seed = seed
  }

  /// Plays the first round up to a frame and draws it.
  public func draw(frame wanted: Int) -> Drawing {
    guard identifier.group.design != .none else { return .nothingShown }
    let script = RoundScript(identifier.group, rows, round: 0, seed: seed)
    let player = Player(group: identifier.group, strategy: identifier.strategy, rows: rows)
    var drawing: String?
    var count = 0
    var numbers = CellNumbers()
    let take = { (frame: () -> Void) in
      frame()
      numbers.note(player.rig.table)
      if count == wanted {
        var snapshot = FrameSnapshot(
          of: player.rig.window,
          cellNumbers: numbers.numbers,
          table: player.rig.table,
          rowNumber: player.rig.row
        )
        drawing = snapshot.svg()
      }
      count += 1
    }
    player.play(script, prepare: take, measure: take)
    return drawing.map { .picture($0) } ?? .tooFewFrames(count: count)
  }

  private struct CellNumbers {
    // Cells are retained, so that no other cell gets the same address.
    private var cells: [UITableViewCell] = []
    private(set) var numbers: [ObjectIdentifier: Int] = [:]

    @MainActor mutating func note(_ table: UITableView) {
      for cell in table.visibleCells where numbers[ObjectIdentifier(cell)] == nil {
        cells.append(cell)
        numbers[ObjectIdentifier(cell)] = cells.count
      }
    }
  }
}
