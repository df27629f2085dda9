// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

extension [HistorySeries.Point] {
  /// The stretches between change points with their means.
  func levels(between changes: [ChangePoint]) -> [(range: Range<Int>, mean: Double)] {
    zip([0] + changes.map(\.index), changes.map(\.index) + [count])
      .map { start, end in
        let values = self[start..<end].map(\.value)
        return (start..<end, values.reduce(0, +) / Double(Swift.max(1, values.count)))
      }
  }
}

/// A figure over the commits in characters: levels as lines, change points numbered below.
struct HistoryChart {
  private static let tallest = 11
  private static let widestStep = 4

  private let points: [HistorySeries.Point]
  private let changes: [ChangePoint]
  private let figure: HistoryFigure
  private let format: HistoryFormat
  private let low: Double
  private let high: Double

  init?(_ series: HistorySeries, _ changes: [ChangePoint], _ format: HistoryFormat) {
    guard let low = series.values.min(), let high = series.values.max() else { return nil }
    points = series.points
    self.changes = changes
    figure = series.figure
    self.format = format
    self.low = low
    self.high = high
  }

  private var typography: Typography { format.typography }
  private var height: Int { low == high ? 1 : Self.tallest }

  /// The lines of the chart; the oldest commits that do not fit are omitted.
  func lines() -> [String] {
    let labels = labels()
    let margin = (labels.map(Typography.columnCount).max() ?? 0) + 1
    let room = max(1, typography.width - margin - 1)
    let shown = max(0, points.count - room)..<points.count
    let step = min(Self.widestStep, max(1, room / shown.count))
    let edge = typography.isASCII ? "|" : "│"
    let body = zip(labels, grid(of: shown, step: step))
      .map { label, row in
        var text = row.joined()
        while text.last == " " { text.removeLast() }
        return Typography.padding(label, to: margin - 1) + label + " " + edge + text
      }
    let blank = String(repeating: " ", count: margin)
    let width = shown.count * step
    let rule = blank + String(repeating: typography.rule, count: width + 1)
    return body + [rule] + numbers(of: shown, step: step).map { blank + " " + $0 }
      + [blank + " " + dates(of: shown, width: width)]
  }

  private func labels() -> [String] {
    (0..<height)
      .map { line in
        let value = high - (high - low) * Double(line) / Double(max(1, height - 1))
        let isEnd = line == 0 || line == height - 1
        let isMiddle = line == height / 2 && (!figure.isCounter || value == value.rounded())
        return isEnd || isMiddle ? format.value(value, of: figure) : ""
      }
  }

  private func grid(of shown: Range<Int>, step: Int) -> [[String]] {
    let row = Array(repeating: " ", count: shown.count * step)
    var grid = Array(repeating: row, count: height)
    for change in changes where shown.contains(change.index) {
      let column = (change.index - shown.lowerBound) * step
      for row in grid.indices { grid[row][column] = typography.isASCII ? ":" : "┊" }
    }
    for (range, value) in points.levels(between: changes) {
      for index in range.clamped(to: shown) {
        let start = (index - shown.lowerBound) * step
        for column in start..<start + step { grid[line(of: value)][column] = typography.rule }
      }
    }
    for index in shown {
      let column = (index - shown.lowerBound) * step
      grid[line(of: points[index].value)][column] = typography.isASCII ? "o" : "●"
    }
    return grid
  }

  private func line(of value: Double) -> Int {
    guard low < high else { return 0 }
    let share = min(max((high - value) / (high - low), 0), 1)
    return Int((share * Double(height - 1)).rounded())
  }

  private func numbers(of shown: Range<Int>, step: Int) -> [String] {
    var text = ""
    for (number, change) in changes.enumerated() where shown.contains(change.index) {
      let column = (change.index - shown.lowerBound) * step
      text += String(repeating: " ", count: max(0, column - text.count)) + "\(number + 1)"
    }
    return text.isEmpty ? [] : [text]
  }

  private func dates(of shown: Range<Int>, width: Int) -> String {
    let (first, last) = (points[shown.lowerBound].date, points[shown.upperBound - 1].date)
    let days = [first, last].map { String($0.prefix(10)) }
    let gap = width - days[0].count - days[1].count
    return gap > 0 ? days[0] + String(repeating: " ", count: gap) + days[1] : days[0]
  }
}
