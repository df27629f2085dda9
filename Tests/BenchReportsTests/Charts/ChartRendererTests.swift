// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationXML
import TestSupport
import Testing

@testable import BenchReports

/// The relative luminance of a colour, as WCAG 2 defines it.
func luminance(_ colour: String) throws -> Double {
  let number = try require(Int(colour.dropFirst(), radix: 16))
  let parts = [number >> 16, number >> 8 & 255, number & 255]
    .map { part -> Double in
      let share = Double(part) / 255
      return share <= 0.040_45 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
  return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
}

@Suite("A chart is drawn where its values say") struct ChartRendererTests {
  /// x from 0 to 10 lies at 100 to 200, y from 0 to 1 at 90 up to 10: 10 pixels and 80 pixels a unit.
  private func chart(_ marks: [Chart.Mark], title: String = "A chart") -> Chart {
    Chart(
      id: "c",
      title: title,
      size: (240, 120),
      x: Chart.Axis(
        scale: Scale(.linear, 0...10, from: 100, to: 200),
        title: "left to right",
        ticks: [(0, "none"), (10, "ten")]
      ),
      y: Chart.Axis(
        scale: Scale(.linear, 0...1, from: 90, to: 10),
        title: "",
        ticks: [(0.25, "quarter")],
        hasGrid: false
      ),
      marks: marks
    )
  }

  private func svg(_ marks: [Chart.Mark]) -> String {
    ChartRenderer(chart: chart(marks)).svg().source
  }

  private func isWellFormed(_ source: String) -> Bool {
    let parser = XMLParser(data: Data(source.utf8))
    return parser.parse() && parser.parserError == nil
  }

  private func place(_ x: Double, _ y: Double) -> Chart.Place { Chart.Place(x: x, y: y) }

  @Test("Each mark stands at coordinates that were computed by hand") func coordinates() {
    let series = Series(index: 1)
    let marks: [(mark: Chart.Mark, source: String)] = [
      (
        .point(place(2.5, 0.25), series, isDecided: true, tip: "a"),
        "<g class=\"mark s1\"><title>a</title><use href=\"#m1\" x=\"125\" y=\"70\"/></g>"
      ),
      (
        .point(place(10, 1), series, isDecided: false, tip: "b"),
        "<g class=\"mark s1 open\"><title>b</title><use href=\"#m1\" x=\"200\" y=\"10\"/></g>"
      ),
      (
        .interval(place(0, 0.5), place(7, 0.5), className: "s1"),
        "<path class=\"whisker s1\" d=\"M100 50H170\"/>"
      ),
      (
        .line([place(0, 0), place(5, 0.5), place(10, 0)], series),
        "<path class=\"line s1\" d=\"M100 90L150 50L200 90\" stroke-dasharray=\"6 3\"/>"
      ), (.line([place(0, 0)], Series(index: 0)), "<path class=\"line s0\" d=\"M100 90\"/>"),
      (
        .band(lower: [place(0, 0), place(10, 0)], upper: [place(0, 1), place(10, 0.5)], series),
        "<path class=\"band s1\" d=\"M100 90L200 90L200 50L100 10Z\"/>"
      ),
      (
        .dots([place(0, 0), place(0.02, 0), place(5, 1)], Series(index: 0)),
        "<path class=\"dots s0\" d=\"M100 90h0M150 10h0\"/>"
      ),
      (
        .rule(isVertical: true, 5, label: "half", className: "baseline"),
        "<path class=\"rule baseline\" d=\"M150 90V10\"/>"
          + "<text class=\"rule-label\" x=\"150\" y=\"6\" text-anchor=\"middle\">half</text>"
      ),
      (
        .rule(isVertical: false, 1, className: "deadline"),
        "<path class=\"rule deadline\" d=\"M100 10H200\"/>"
      ),
      (
        .stretch(2...4.5, className: "equal"),
        "<rect class=\"equal\" x=\"120\" y=\"10\" width=\"25\" height=\"80\"/>"
      ),
      (
        .label(place(5, 0.5), "words", .start, series),
        "<text class=\"label s1\" x=\"158\" y=\"54\">words</text>"
      ),
      (
        .label(place(5, 0.5), "words", .end, nil),
        "<text class=\"label\" x=\"142\" y=\"54\" text-anchor=\"end\">words</text>"
      ),
    ]
    for (mark, source) in marks {
      expect(svg([mark]).contains(source + "</svg>"), "\(svg([mark]))")
    }
    let all = svg(marks.map(\.mark))
    expect(all.contains(marks.map(\.source).joined()), "in the order in which they were given")
  }

  @Test(
    "Axes have their names at the ticks, and lines only where they want them; the picture has a name, and says whether it can be walked through"
  ) func axes() {
    let empty = svg([])
    expect(empty.contains("<path class=\"grid\" d=\"M100 90V10M200 90V10\"/>"))
    expectEqual(empty.components(separatedBy: "class=\"grid\"").count, 2)
    expect(
      empty.contains("<text class=\"tick\" x=\"100\" y=\"106\" text-anchor=\"middle\">none</text>")
    )
    // 90 - 80 x 0.25 = 70, four below for the height of the letters.
    expect(
      empty.contains("<text class=\"tick\" x=\"93\" y=\"74\" text-anchor=\"end\">quarter</text>")
    )
    expect(empty.contains(">left to right</text>"))
    expectEqual(empty.components(separatedBy: "axis-title").count, 2, "an empty title is left out")
    expect(
      svg([]).hasPrefix("<svg class=\"chart-picture\" role=\"group\" aria-labelledby=\"c-title\"")
    )
    expect(svg([]).contains("<title id=\"c-title\">A chart</title>"))
    var still = chart([])
    still.isWalked = false
    expect(ChartRenderer(chart: still).svg().source.contains("role=\"img\""))
    expect(svg([]).contains("viewBox=\"0 0 240 120\" width=\"240\" height=\"120\""))
    // The same chart is the same bytes, and well-formed with hostile names and a stylesheet.
    for (text, _) in HostileText.all {
      var hostile = chart(
        [
          .point(place(1, 1), Series(index: 3), isDecided: true, tip: text),
          .label(place(1, 1), text, .middle, nil),
          .rule(isVertical: false, 1, label: text, className: "deadline"),
        ],
        title: text
      )
      hostile.x.title = text
      hostile.y.ticks = [(1, text)]
      hostile.legend = [Chart.Name(series: Series(index: 1), name: text)]
      let source = ChartRenderer(chart: hostile).file()
      expectEqual(source, ChartRenderer(chart: hostile).file())
      expect(isWellFormed(source), "\(text.prefix(80))")
      expect(!source.contains("style=") && !source.contains("<script"))
      expect(source.contains("xmlns=\"http://www.w3.org/2000/svg\""))
      expect(source.contains("<defs>"), "a picture of its own has the shapes with it")
    }
  }

  @Test("Values without a place, and empty lines, neither trap nor leave a path without a start")
  func extremes() throws {
    let values = [0, -1, 1e300, -1e300, Double(Int.max), .infinity, -.infinity, .nan]
    for value in values {
      let at = place(value, value)
      let source = svg([
        .point(at, Series(index: 0), isDecided: true, tip: "a"), .line([at, at], Series(index: 1)),
        .interval(at, place(0, 0), className: "s1"), .dots([at], Series(index: 2)),
        .rule(isVertical: true, value, label: "a", className: "change"),
      ])
      expect(isWellFormed(source))
    }
    expect(svg([.line([], Series(index: 0))]).contains("d=\"M0 0\""))
    expect(svg([.dots([], Series(index: 0))]).contains("d=\"M0 0\""))
    // Eight series differ in colour, shape, dashes and glyph, and the ninth is as the first.
    let all = (0..<8).map { Series(index: $0) }
    expectEqual(Set(all.map(\.className)).count, 8)
    expectEqual(Set(all.map(\.glyph)).count, 8)
    expectEqual(Set(all.map { $0.dashes ?? "" }).count, 8)
    expectEqual(Set(all.map { $0.outline(radius: 4.5) }).count, 8)
    expect(Series(index: 8).style == 0 && Series(index: 8).glyph == all[0].glyph)
    expectEqual(ChartStyle.colours.count, Series.styleCount)
    for index in 0..<8 {
      expect(ChartRenderer.shapes.source.contains("<path id=\"m\(index)\" d=\"M"))
      expect(ChartStyle.marks.contains(".s\(index){--c:var(--s\(index))}"))
    }
    // A shape stays within a third more than its radius, whatever the series.
    for index in 0..<8 {
      let path = Series(index: index).outline(radius: 10)
      for match in path.matches(of: #/-?[0-9.]+/#) {
        expect(abs(try require(Double(match.output))) <= 13, "\(path)")
      }
    }
    // The colours of series stand out three to one against their paper in both schemes.
    // WCAG 2.2, 1.4.11: relative luminance by sRGB, contrast (a + 0.05) / (b + 0.05).
    func contrast(_ one: String, _ other: String) throws -> Double {
      let both = [try luminance(one), try luminance(other)].sorted()
      return (both[1] + 0.05) / (both[0] + 0.05)
    }
    expect(abs(try contrast("#ffffff", "#000000") - 21) < 1e-9)
    for (light, dark) in ChartStyle.colours {
      try expect(contrast(light, "#ffffff") >= 3, "\(light)")
      try expect(contrast(dark, "#16181b") >= 3, "\(dark)")
    }
    expect(ChartStyle.palette.contains("--paper:#ffffff"))
    expect(ChartStyle.palette.contains("--paper:#16181b"))
  }
}

@Suite("Values with intervals, one below the other") struct IntervalChartTests {
  private let format = FigureFormat(typography: Typography(ReportOptions.markdown))

  private func row(
    _ label: String,
    _ value: Double,
    _ interval: ClosedRange<Double>? = nil,
    isDecided: Bool = true
  ) -> IntervalChart.Row {
    IntervalChart.Row(
      label: label,
      series: Series(index: 1),
      value: value,
      interval: interval,
      isDecided: isDecided,
      text: "is \(value)",
      tip: "tip of \(label)"
    )
  }

  private func intervals(
    kind: Scale.Kind,
    reference: (value: Double, label: String)? = nil,
    bands: [ClosedRange<Double>] = [],
    rows: [IntervalChart.Row]
  ) -> IntervalChart {
    IntervalChart(
      id: "c",
      title: "t",
      axisTitle: "x",
      kind: kind,
      reference: reference,
      bands: bands,
      rows: rows
    )
  }

  private func source(_ chart: IntervalChart) -> String {
    ChartRenderer(chart: chart.chart(format)).svg().source
  }

  /// Names take the least room of 90; the plot spans 430 from there.
  ///
  /// The values span 0 to 10 and a
  /// twentieth more at both ends, so that 0 lies at 90 + 430 x 0.5 / 11 = 109.55 and 10 at 500.45.
  /// Rows are 26 high from 26 on, so that the first lies at 39 and the second at 65.
  @Test("A value lies where it was computed by hand, and its bar and words with it")
  func coordinates() throws {
    let chart = intervals(
      kind: .linear,
      rows: [row("a", 0), row("b", 5, 0...10, isDecided: false)]
    )
    let picture = chart.chart(format)
    expect(picture.size.width == 90 + 430 + 230 && picture.size.height == 26 + 2 * 26 + 44)
    let text = source(chart)
    expect(text.contains("<title>tip of a</title><use href=\"#m1\" x=\"109.55\" y=\"39\"/>"))
    expect(
      text.contains(
        "class=\"mark s1 open\"><title>tip of b</title><use href=\"#m1\" x=\"305\" y=\"65\"/>"
      )
    )
    expect(text.contains("<path class=\"whisker s1\" d=\"M109.55 65H500.45\"/>"))
    // The plot ends at 520.
    expect(text.contains("x=\"528\" y=\"69\">is 5.0</text>"), "words stand beside the picture")
    expect(text.contains("text-anchor=\"end\">a</text>"))
    // Bands lie below all else, the widest first, and the reference is a line with its name.
    do {
      var chart = intervals(
        kind: .logarithmic,
        reference: (value: 1, label: "base"),
        bands: [0.97...1.03, 0.99...1.01],
        rows: [row("a", 1.2, 1.1...1.3)]
      )
      chart.rows[0].detectable = 0.98...1.02
      let text = source(chart)
      let order = [
        "class=\"equal\"", "class=\"equal inner\"", "rule baseline", "whisker detectable",
        "whisker s1", "class=\"mark s1\"",
      ]
      let places = try order.map { try require(text.range(of: $0)?.lowerBound) }
      expectEqual(places, places.sorted(), "\(text)")
      expect(text.contains(">base</text>"))
    }
  }

  @Test("What cannot be laid out is laid out all the same: no row, zeros, negative and huge values")
  func extremes() {
    let values: [Double] = [
      0, -9, 1, 1e300, -1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ]
    for kind in [Scale.Kind.linear, .logarithmic, .symmetric(unit: 1)] {
      for value in values {
        for bar in [nil, value...value, min(value, 0)...max(value, 1)] {
          let chart = intervals(kind: kind, rows: [row("a", value, bar)])
          expect(source(chart).contains("tip of a"))
        }
      }
      let empty = intervals(kind: kind, rows: [])
      expect(source(empty).hasSuffix("</svg>"))
    }
    // A long name loses its middle, and the picture does not grow with it.
    let long = intervals(
      kind: .linear,
      rows: [row("begin" + String(repeating: "w", count: 10_000) + "end", 1)]
    )
    expectEqual(long.chart(format).size.width, 460 + 430 + 230)
    expect(source(long).contains(">beginw"))
    expect(source(long).contains("wend</text>") && source(long).contains("…"))
    expect(source(long).utf8.count < 13_000, "the name is whole in the tip alone")
  }
}
