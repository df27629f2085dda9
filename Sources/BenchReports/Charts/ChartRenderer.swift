// SPDX-License-Identifier: Apache-2.0

/// Draws a chart as SVG with classes and presentation attributes only, as a strict content security policy demands.
struct ChartRenderer {
  static let radius = 4.5
  static let markClass = "mark"

  let chart: Chart

  func svg() -> Markup { svg(height: chart.size.height, head: [], namespace: nil, legend: []) }

  /// A standalone file for light and dark backgrounds, with the legend below the picture.
  func file() -> String {
    let head = [Markup.element("style", [:], [Markup(source: ChartStyle.standalone)]), Self.shapes]
    let lines = legendLines()
    let height = chart.size.height + Double(lines.count) * Self.legendHeight + Self.titleHeight
    let legend = lines.enumerated()
      .flatMap { line, names in
        let y = chart.size.height + (Double(line) + 0.4) * Self.legendHeight
        return names.flatMap { name(of: $0.name, $0.x, y) }
      }
    let title = text(chart.title, 2, -8, .start, "title")
    return svg(
      height: height,
      head: head + [title],
      namespace: "http://www.w3.org/2000/svg",
      legend: legend
    )
    .source
  }

  private static let legendHeight = 20.0
  private static let titleHeight = 26.0
  private static let letterWidth = 7.0

  private func legendLines() -> [[(name: Chart.Name, x: Double)]] {
    var lines: [[(name: Chart.Name, x: Double)]] = []
    var x = 0.0
    for name in chart.legend {
      let width = 44 + Double(Typography.columnCount(name.name)) * Self.letterWidth
      if lines.isEmpty || x + width > chart.size.width {
        lines.append([])
        x = 4
      }
      lines[lines.count - 1].append((name, x))
      x += width
    }
    return lines
  }

  private func name(of name: Chart.Name, _ x: Double, _ y: Double) -> [Markup] {
    Self.sign(name.series, x, y) + [text(name.name, x + 31, y + 4, .start, "label")]
  }

  /// The line and the mark of a series, as a legend shows them.
  static func sign(_ series: Series, _ x: Double, _ y: Double) -> [Markup] {
    let line = "M\(Markup.number(x)) \(Markup.number(y))H\(Markup.number(x + 26))"
    return [
      path("line", series, line, dashes: series.dashes),
      .element("g", ["class": "\(markClass) \(series.className)"], [shape(series, x + 13, y)]),
    ]
  }

  private func svg(height: Double, head: [Markup], namespace: String?, legend: [Markup]) -> Markup {
    let title = Markup.element("title", ["id": "\(chart.id)-title"], text: chart.title)
    let top = namespace == nil ? 0 : -Self.titleHeight
    let size = (Markup.number(chart.size.width), Markup.number(height))
    return .element(
      "svg",
      [
        "xmlns": namespace, "class": "chart-picture",
        "role": chart.isWalked && namespace == nil ? "group" : "img",
        "aria-labelledby": "\(chart.id)-title",
        "viewBox": "0 \(Markup.number(top)) \(size.0) \(size.1)", "width": size.0, "height": size.1,
      ],
      [title] + head + [axis(chart.x, isVertical: false), axis(chart.y, isVertical: true)]
        + chart.marks.map(element) + legend
    )
  }

  /// The picture as one of many in a table, whose grid lines are defined once, in the head of the column.
  func strip(name: String, grid: String) -> Markup {
    let lines = Markup.element("use", ["href": "#\(grid)"])
    return strip(name, role: "group", [lines] + chart.marks.map(element))
  }

  private func strip(_ name: String, role: String, _ content: [Markup]) -> Markup {
    Markup.element(
      "svg",
      [
        "class": "strip", "role": role, "aria-label": name,
        "width": Markup.number(chart.size.width), "height": Markup.number(chart.size.height),
      ],
      content
    )
  }

  /// The tick labels as the head of a column, and the grid lines that its pictures share.
  func stripAxis(name: String, grid: String, height: Double) -> Markup {
    let places = chart.x.ticks.map { Markup.number(chart.x.scale.position($0.value)) }
    let lines = Markup.element(
      "path",
      [
        "id": grid, "class": "grid",
        "d": places.map { "M\($0) 0V\(Markup.number(height))" }.joined(),
      ]
    )
    let content = [Markup.element("defs", [:], [lines]), axis(chart.x, isVertical: false)]
    return strip(name, role: "img", content)
  }

  private var frame: (left: Double, right: Double, bottom: Double, top: Double) {
    let (x, y) = (chart.x.scale.ends, chart.y.scale.ends)
    return (min(x.first, x.last), max(x.first, x.last), max(y.first, y.last), min(y.first, y.last))
  }

  private func position(_ place: Chart.Place) -> (x: Double, y: Double) {
    (chart.x.scale.position(place.x), chart.y.scale.position(place.y))
  }

  private func axis(_ axis: Chart.Axis, isVertical: Bool) -> Markup {
    let (left, right, bottom, top) = frame
    let words = axis.ticks.map { value, label in
      let place = axis.scale.position(value)
      return isVertical
        ? text(label, left - 7, place + 4, .end, "tick")
        : text(label, place, bottom + 16, .middle, "tick")
    }
    let lines = axis.ticks.map { value, _ in
      let place = Markup.number(axis.scale.position(value))
      return isVertical
        ? "M\(Markup.number(left)) \(place)H\(Markup.number(right))"
        : "M\(place) \(Markup.number(bottom))V\(Markup.number(top))"
    }
    let grid =
      axis.hasGrid && !lines.isEmpty
      ? [Markup.element("path", ["class": "grid", "d": lines.joined()])] : []
    let marks = grid + words.filter { !$0.isEmpty }
    guard !axis.title.isEmpty else { return .element("g", ["class": "axis"], marks) }
    let title =
      isVertical
      ? text(axis.title, 2, top - 10, .start, "axis-title")
      : text(axis.title, right, bottom + 33, .end, "axis-title")
    return .element("g", ["class": "axis"], marks + [title])
  }

  static let shapes: Markup = {
    let paths = (0..<Series.styleCount)
      .map { index in
        let series = Series(index: index)
        return Markup.element(
          "path",
          ["id": series.shapeName, "d": series.outline(radius: radius)]
        )
      }
    return .element("defs", [:], paths)
  }()

  static func shape(_ series: Series, _ x: Double, _ y: Double) -> Markup {
    .element("use", ["href": "#\(series.shapeName)", "x": Markup.number(x), "y": Markup.number(y)])
  }

  private func element(_ mark: Chart.Mark) -> Markup {
    switch mark {
    case .point(let place, let series, let isDecided, let tip):
      return pointElement(place, series, isDecided: isDecided, tip)
    case .interval(let first, let last, let className):
      let (start, end) = (position(first), position(last))
      return line(start.x, start.y, end.x, end.y, "whisker \(className)")
    case .line(let places, let series):
      return Self.path("line", series, path(places), dashes: series.dashes)
    case .band(let lower, let upper, let series):
      return Self.path("band", series, path(lower + upper.reversed()) + "Z")
    case .dots(let places, let series): return Self.path("dots", series, dots(places, series))
    case .rule(let isVertical, let value, let label, let className):
      return ruleElement(isVertical: isVertical, value, label, "rule \(className)")
    case .stretch(let range, let className): return stretchElement(range, className)
    case .label(let place, let words, let anchor, let series):
      let (x, y) = position(place)
      let shift = anchor == .start ? 8.0 : anchor == .end ? -8 : 0
      let className = "label" + (series.map { " \($0.className)" } ?? "")
      return text(words, x + shift, y + 4, anchor, className)
    }
  }

  private func pointElement(
    _ place: Chart.Place,
    _ series: Series,
    isDecided: Bool,
    _ tip: String
  ) -> Markup {
    let (x, y) = position(place)
    return .element(
      "g",
      ["class": "\(Self.markClass) \(series.className)\(isDecided ? "" : " open")"],
      [Markup.element("title", text: tip), Self.shape(series, x, y)]
    )
  }

  private static func path(
    _ name: String,
    _ series: Series,
    _ path: String,
    dashes: String? = nil
  ) -> Markup {
    Markup.element(
      "path",
      ["class": "\(name) \(series.className)", "d": path, "stroke-dasharray": dashes]
    )
  }

  private func ruleElement(
    isVertical: Bool,
    _ value: Double,
    _ label: String,
    _ className: String
  ) -> Markup {
    let (left, right, bottom, top) = frame
    let place = (isVertical ? chart.x : chart.y).scale.position(value)
    return isVertical
      ? line(place, bottom, place, top, className)
        + text(label, place, top - 4, .middle, "rule-label")
      : line(left, place, right, place, className)
        + text(label, right, place - 5, .end, "rule-label")
  }

  private func stretchElement(_ range: ClosedRange<Double>, _ className: String) -> Markup {
    let (start, end) = (
      chart.x.scale.position(range.lowerBound), chart.x.scale.position(range.upperBound)
    )
    let (_, _, bottom, top) = frame
    return .element(
      "rect",
      [
        "class": className, "x": Markup.number(start), "y": Markup.number(top),
        "width": Markup.number(max(0, end - start)), "height": Markup.number(max(0, bottom - top)),
      ]
    )
  }

  private func path(_ places: [Chart.Place]) -> String {
    let points = places.map(position).map { "\(Markup.number($0.x)) \(Markup.number($0.y))" }
    return points.isEmpty ? "M0 0" : "M" + points.joined(separator: "L")
  }

  /// Draws values in the same place once.
  private func dots(_ places: [Chart.Place], _ series: Series) -> String {
    var known: Set<String> = []
    var source = ""
    for place in places {
      let (x, y) = position(place)
      let start = "M\(Markup.number((x * 2).rounded() / 2)) \(Markup.number((y * 2).rounded() / 2))"
      if known.insert(start).inserted { source += start + series.glyph }
    }
    return source.isEmpty ? "M0 0" : source
  }

  private func line(
    _ x1: Double,
    _ y1: Double,
    _ x2: Double,
    _ y2: Double,
    _ className: String
  ) -> Markup {
    let start = "M\(Markup.number(x1)) \(Markup.number(y1))"
    let end =
      y1 == y2
      ? "H\(Markup.number(x2))"
      : x1 == x2 ? "V\(Markup.number(y2))" : "L\(Markup.number(x2)) \(Markup.number(y2))"
    return .element("path", ["class": className, "d": start + end])
  }

  private func text(
    _ words: String,
    _ x: Double,
    _ y: Double,
    _ anchor: Chart.Anchor,
    _ className: String
  ) -> Markup {
    guard !words.isEmpty else { return .empty }
    return .element(
      "text",
      [
        "class": className, "x": Markup.number(x), "y": Markup.number(y),
        "text-anchor": anchor == .start ? nil : anchor.rawValue,
      ],
      text: words
    )
  }
}
