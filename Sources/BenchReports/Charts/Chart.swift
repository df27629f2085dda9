// SPDX-License-Identifier: Apache-2.0

/// A picture of figures as a value: axes, marks and words, before anything is drawn.
///
/// The same chart gives the same bytes. What a mark means is said by its shape and its words as well as
/// by its colour, so that nobody has to tell colours apart.
struct Chart {
  /// Where names of elements begin, so that two charts of a page have none in common.
  var id: String
  /// What the picture shows, in a few words: its name for those who do not see it.
  var title: String
  /// The size in pixels at which text has its natural size.
  var size: (width: Double, height: Double)
  /// The axis from left to right.
  var x: Axis
  /// The axis from bottom to top.
  var y: Axis
  /// What is drawn on it, in the order in which one lies over the other.
  var marks: [Mark] = []
  /// Whether marks can be walked through and told one by one.
  var isWalked = true
  /// The names of its series, where the axes do not name them.
  var legend: [Name] = []

  /// What a series stands for.
  struct Name {
    let series: Series
    let name: String
  }

  /// One axis: where values lie, and which of them have a name.
  struct Axis {
    let scale: Scale
    /// What is measured, with its unit; empty where labels say it.
    var title: String
    var ticks: [(value: Double, label: String)]
    /// Whether lines go through the picture at the ticks.
    var hasGrid = true
  }

  /// Something that is drawn.
  enum Mark {
    /// A value; one that is not decided is drawn hollow.
    case point(Place, Series, isDecided: Bool, tip: String)
    /// What an interval covers, from one place to another.
    case interval(Place, Place, className: String)
    /// Values that follow each other.
    case line([Place], Series)
    /// What intervals cover along a line: the lower ends, and the upper ones.
    case band(lower: [Place], upper: [Place], Series)
    /// Many values of one kind, without words of their own: one path.
    case dots([Place], Series)
    /// A value of one axis that matters, with its name.
    case rule(Rule)
    /// A stretch of the axis from left to right that matters.
    case stretch(ClosedRange<Double>, className: String)
    case label(Place, String, Anchor, Series?)
  }

  /// Values of both axes.
  struct Place: Equatable {
    var x: Double
    var y: Double
  }

  /// A line through the picture.
  struct Rule {
    /// Whether the value is one of the axis from left to right.
    let isVertical: Bool
    let value: Double
    let label: String
    /// How it is drawn: `deadline`, `baseline`, `price`, `change`.
    let className: String
  }

  /// Which end of words a place is.
  enum Anchor: String {
    case start
    case middle
    case end
  }
}

/// One of the things that a chart compares, by its place among them: its colour, shape and dashes.
struct Series: Equatable {
  /// Counted from 0; from the count of styles on they repeat.
  let index: Int

  /// How many series can be told apart.
  static let styleCount = 8

  var style: Int { index % Self.styleCount }

  /// The class by which a stylesheet colours it.
  var className: String { "s\(style)" }

  /// Strokes and gaps of its lines; nil for a whole line.
  var dashes: String? {
    [nil, "6 3", "2 3", "8 3 2 3", "12 4", "4 2", "1 4", "10 3 2 3 2 3"][style]
  }

  /// The strokes of its shape at the end of a path, for places that are many.
  ///
  /// The first is a stroke of no length, whose round ends are a dot.
  var glyph: String { Self.glyphs[style] }

  /// The strokes of all styles.
  static let glyphs = [
    "h0", "m-2-2h4v4h-4z", "m-3 2l3-5l3 5z", "m0-3l3 3l-3 3l-3-3z", "m-3-2h6l-3 5z",
    "m-3 0h6m-3-3v6",
    "m-1.5-2.5h3l1.5 2.5l-1.5 2.5h-3l-1.5-2.5z", "m0-3v6",
  ]

  /// The name of its shape among the definitions of a page or picture.
  var shapeName: String { "m\(style)" }

  /// The outline of its shape around the origin.
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
