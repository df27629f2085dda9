// SPDX-License-Identifier: Apache-2.0

/// A chart of values with their intervals, one below the other.
struct IntervalChart {
  struct Row {
    var label: String
    var series: Series
    var value: Double
    /// The interval that the rounds leave open.
    var interval: ClosedRange<Double>?
    /// The changes that would not have been found, drawn as a thin line.
    var detectable: ClosedRange<Double>?
    var isDecided = true
    var text = ""
    var tip = ""
  }

  var id: String
  var title: String
  var axisTitle: String
  var kind: Scale.Kind
  var reference: (value: Double, label: String)?
  /// Stretches of the axis in which a value means nothing or little, the widest first.
  var bands: [ClosedRange<Double>] = []
  var rows: [Row]

  private static let rowHeight = 26.0
  private static let top = 26.0
  private static let bottomMargin = 44.0
  private static let plotWidth = 430.0
  private static let textWidth = 230.0
  private static let letterWidth = 6.8
  private static let widestLabel = 460.0

  func chart(_ format: FigureFormat) -> Chart {
    let longest = rows.map { Double(Typography.columnCount($0.label)) }.max() ?? 0
    let labelWidth = min(max(longest * Self.letterWidth + 14, 90), Self.widestLabel)
    let room = Int((labelWidth - 14) / Self.letterWidth)
    let labels = rows.map { format.typography.shortened($0.label, to: room) }
    let bottom = Self.top + Self.rowHeight * Double(rows.count)
    let right = labelWidth + Self.plotWidth
    let x = Scale(kind, domain, from: labelWidth, to: right)
    let y = Scale(.linear, 0...Double(max(1, rows.count)), from: Self.top, to: bottom)
    let places = rows.indices.map { Double($0) + 0.5 }
    return Chart(
      id: id,
      title: title,
      size: (right + Self.textWidth, bottom + Self.bottomMargin),
      x: x.axis(axisTitle, x.ticks(limit: 8), format.tick),
      y: Chart.Axis(
        scale: y,
        title: "",
        ticks: zip(places, labels).map { ($0, $1) },
        hasGrid: false
      ),
      marks: bands.enumerated().map { .stretch($1, className: $0 == 0 ? "equal" : "equal inner") }
        + (reference.map { reference in
          [.rule(isVertical: true, reference.value, label: reference.label, className: "baseline")]
        } ?? []) + zip(places, rows).flatMap(marks)
    )
  }

  private var domain: ClosedRange<Double> {
    let ends = rows.flatMap { row in
      [row.value]
        + [row.interval, row.detectable].compactMap(\.self)
        .flatMap { [$0.lowerBound, $0.upperBound] }
    }
    let all =
      ends + [reference?.value].compactMap(\.self)
      + bands.flatMap { [$0.lowerBound, $0.upperBound] }
    let low = all.min() ?? 0
    let high = all.max() ?? 1
    if kind == .logarithmic { return (max(0, low) * 0.95)...(max(0, high) * 1.05) }
    let room = max((high - low) * 0.05, 1e-9)
    return (low - room)...(high + room)
  }

  private func marks(_ place: Double, _ row: Row) -> [Chart.Mark] {
    func at(_ x: Double) -> Chart.Place { Chart.Place(x: x, y: place) }
    func whisker(_ range: ClosedRange<Double>?, _ className: String) -> [Chart.Mark] {
      range.map { [.interval(at($0.lowerBound), at($0.upperBound), className: className)] } ?? []
    }
    // Words stand beside the picture, where no line goes through them.
    return whisker(row.detectable, "detectable") + whisker(row.interval, row.series.className) + [
      .point(at(row.value), row.series, isDecided: row.isDecided, tip: row.tip),
      .label(at(.infinity), row.text, .start, nil),
    ]
  }
}

extension FigureFormat {
  /// A value of an axis in as few characters as say it: `0.5`, `1,000`, `0.001`.
  func tick(_ value: Double) -> String {
    value.magnitude >= 0.01 || value == 0 ? plain(value) : significant(value, digits: 1)
  }
}
