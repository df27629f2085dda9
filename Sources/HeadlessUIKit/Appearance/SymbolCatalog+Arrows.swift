// SPDX-License-Identifier: Apache-2.0

extension SymbolCatalog {
  /// Arrows and chevrons, each turned from the one that points right.
  static let arrows: [Motif] =
    [("right", 0.0), ("down", 90), ("left", 180), ("up", 270)]
    .flatMap { direction, degrees in
      [
        Motif("arrow.\(direction)", [.circle, .square]) { pen, _ in arrow(pen).turned(degrees) },
        Motif("chevron.\(direction)", [.circle, .square]) { pen, _ in
          pen.path([(10, 5), (18.5, 14), (10, 23)]).turned(degrees)
        },
      ]
    } + [
      Motif("arrow.clockwise", [.circle]) { pen, _ in
        pen.arc(14, 15, 8.6, from: -20, to: 270)
          .with(.polygon([(13, 2), (19.6, 6.4), (13, 10.8)], radius: 0.6))
      },
      Motif("square.and.arrow.up") { pen, _ in
        let box = pen.outline(.box(5, 10, 23, 26, radius: 3.5))
          .without(.box(10.6, 8, 17.4, 13.4))
        return box.with(pen.line(14, 2.6, 14, 17.5))
          .with(pen.path([(9.6, 7), (14, 2.6), (18.4, 7)]))
      },
    ]

  private static func arrow(_ pen: SymbolPen) -> SymbolShape {
    pen.line(4, 14, 24, 14).with(pen.path([(16, 6), (24, 14), (16, 22)]))
  }
}
