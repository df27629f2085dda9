// SPDX-License-Identifier: Apache-2.0

/// A picture as a value: equal charts give equal bytes, and shapes and words repeat what colours say.
struct Chart {
  /// The prefix of element names, so that charts of one page share none.
  var id: String
  /// The accessible name.
  var title: String
  /// The size in pixels.
  var size: (width: Double, height: Double)
  var x: Axis
  var y: Axis
  /// The marks, back to front.
  var marks: [Mark] = []
  /// True if a reader can step from mark to mark.
  var isWalked = true
  var legend: [Name] = []

  struct Name {
    let series: Series
    let name: String
  }

  struct Axis {
    let scale: Scale
    var title: String
    var ticks: [(value: Double, label: String)]
    var hasGrid = true
  }

  enum Mark {
    /// A value; hollow if it is undecided.
    case point(Place, Series, isDecided: Bool, tip: String)
    case interval(Place, Place, className: String)
    case line([Place], Series)
    case band(lower: [Place], upper: [Place], Series)
    /// Many values of one kind as one path, without words of their own.
    case dots([Place], Series)
    /// Drawn as a `deadline`, `baseline`, `price` or `change`.
    case rule(isVertical: Bool, Double, label: String = "", className: String)
    /// A part of the horizontal axis.
    case stretch(ClosedRange<Double>, className: String)
    case label(Place, String, Anchor, Series?)
  }

  struct Place: Equatable {
    var x: Double
    var y: Double
  }

  enum Anchor: String {
    case start
    case middle
    case end
  }
}

extension Scale {
  func axis(
    _ title: String,
    _ ticks: [Double],
    hasGrid: Bool = true,
    _ label: (Double) -> String
  ) -> Chart.Axis {
    let ticks = ticks.map { (value: $0, label: label($0)) }
    return Chart.Axis(scale: self, title: title, ticks: ticks, hasGrid: hasGrid)
  }
}

/// One of the things that a chart compares: its colour, shape and dashes.
struct Series: Equatable {
  /// Counted from 0; styles repeat after `styleCount`.
  let index: Int
  static let styleCount = 8

  var style: Int { index % Self.styleCount }
  var className: String { "s\(style)" }

  /// The dash pattern of its lines; nil for a solid line.
  var dashes: String? {
    [nil, "6 3", "2 3", "8 3 2 3", "12 4", "4 2", "1 4", "10 3 2 3 2 3"][style]
  }

  /// Its shape as strokes at the end of a path; the first is a stroke of no length, whose round ends are a dot.
  var glyph: String { Self.glyphs[style] }

  static let glyphs = [
    "h0", "m-2-2h4v4h-4z", "m-3 2l3-5l3 5z", "m0-3l3 3l-3 3l-3-3z", "m-3-2h6l-3 5z",
    "m-3 0h6m-3-3v6", "m-1.5-2.5h3l1.5 2.5l-1.5 2.5h-3l-1.5-2.5z", "m0-3v6",
  ]

  var shapeName: String { "m\(style)" }

  func outline(radius r: Double) -> String {
    func path(_ points: [(Double, Double)]) -> String {
      let texts = points.map { "\(Markup.number($0.0 * r)) \(Markup.number($0.1 * r))" }
      return "M" + texts.joined(separator: "L") + "Z"
    }
    switch style {
    case 0:
      let radius = Markup.number(r)
      return
        "M-\(radius) 0A\(radius) \(radius) 0 1 1 \(radius) 0A\(radius) \(radius) 0 1 1 -\(radius) 0Z"
    case 1: return path([(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)])
    case 2: return path([(0, -1.15), (1.1, 0.8), (-1.1, 0.8)])
    case 3: return path([(0, -1.25), (1.25, 0), (0, 1.25), (-1.25, 0)])
    case 4: return path([(-1.1, -0.8), (1.1, -0.8), (0, 1.15)])
    case 5:
      let a = 0.4
      return path([
        (-a, -1.2), (a, -1.2), (a, -a), (1.2, -a), (1.2, a), (a, a), (a, 1.2), (-a, 1.2), (-a, a),
        (-1.2, a), (-1.2, -a), (-a, -a),
      ])
    case 6: return path([(-0.6, -1.1), (0.6, -1.1), (1.2, 0), (0.6, 1.1), (-0.6, 1.1), (-1.2, 0)])
    default: return path([(-0.45, -1.3), (0.45, -1.3), (0.45, 1.3), (-0.45, 1.3)])
    }
  }
}
