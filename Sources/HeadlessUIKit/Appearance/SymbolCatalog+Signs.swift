// SPDX-License-Identifier: Apache-2.0

import Foundation

extension SymbolCatalog {
  static let signs: [Motif] = [
    Motif("checkmark", [.circle, .square]) { pen, _ in
      pen.path([(5.5, 15), (11, 21.5), (22.5, 6.5)])
    },
    Motif("xmark", [.circle, .square]) { pen, _ in
      pen.line(6.5, 6.5, 21.5, 21.5).with(pen.line(21.5, 6.5, 6.5, 21.5))
    },
    Motif("plus", [.circle, .square]) { pen, _ in
      pen.line(14, 4.5, 14, 23.5).with(pen.line(4.5, 14, 23.5, 14))
    },
    Motif("minus", [.circle, .square]) { pen, _ in pen.line(4.5, 14, 23.5, 14) },
    Motif("ellipsis", [.circle]) { _, _ in
      SymbolShape.disc(5.5, 14, 2.2).with(.disc(14, 14, 2.2)).with(.disc(22.5, 14, 2.2))
    },
    Motif("line.3.horizontal", [.circle]) { pen, _ in
      pen.line(4.5, 7.5, 23.5, 7.5).with(pen.line(4.5, 14, 23.5, 14))
        .with(pen.line(4.5, 20.5, 23.5, 20.5))
    },
    Motif("exclamationmark", [.circle, .square]) { pen, _ in exclamationMark(pen) },
    Motif("questionmark", [.circle, .square]) { pen, _ in
      pen.arc(14, 9, 5, from: -190, to: 70)
        .with(pen.line(15.7, 13.7, 14, 16.8))
        .with(pen.line(14, 16.8, 14, 17.6))
        .with(pen.dot(14, 23.2))
    },
    Motif("info", [.circle, .square, .onlyEnclosed]) { pen, _ in
      pen.path([(11, 11.5), (14.4, 11.5), (14.4, 22.5)])
        .with(pen.line(10.5, 22.5, 18.3, 22.5))
        .with(pen.dot(14, 5.5))
    },
    Motif("exclamationmark.triangle", [.fill]) { pen, isFilled in
      let mark = SymbolPen(width: pen.width)
      let sign = mark.line(14, 11, 14, 16).with(mark.dot(14, 20.4))
      return pen.body(triangle, sign, isFilled: isFilled)
    },
    Motif("textformat") { pen, _ in
      let capital = pen.path([(2.5, 21), (7.8, 7), (13, 21)]).with(pen.line(4.6, 16.4, 11, 16.4))
      let small = pen.ring(19.6, 17.2, 4.7).with(pen.line(23.6, 12.8, 23.6, 21))
      return capital.with(small)
    },
    Motif("link", [.circle]) { pen, _ in
      let ring = pen.outline(.box(8.6, 1.5, 19.4, 15, radius: 5.4))
      let other = pen.outline(.box(8.6, 13, 19.4, 26.5, radius: 5.4))
      let gap = SymbolShape.box(16, 10, 22, 14.8)
      let otherGap = SymbolShape.box(6, 13.2, 12, 18)
      return ring.without(gap).with(other.without(otherGap)).turned(45)
    },
  ]

  private static func exclamationMark(_ pen: SymbolPen) -> SymbolShape {
    let top = max(1.2, pen.width * 0.75)
    return
      SymbolShape.polygon(
        [(14 - top * 0.7, 5.2), (14 + top * 0.7, 5.2), (14.3, 16.6), (13.7, 16.6)],
        radius: top * 0.55
      )
      .with(.disc(14, 22.6, top * 1.15))
  }

  static let triangle = SymbolShape.polygon([(14, 4.6), (24.4, 23), (3.6, 23)], radius: 1.8)

  static let shapes: [Motif] = [
    solid("circle", [.fill], .disc(14, 14, 12.5)),
    solid("square", [.fill], .box(2.5, 2.5, 25.5, 25.5, radius: 4)),
    solid("triangle", [.fill], triangle),
    solid("star", [.fill, .circle, .square], star),
    solid("heart", [.fill, .circle, .square], heart),
    solid(
      "bolt",
      [.fill, .circle, .square],
      .polygon(
        [(16.5, 2.5), (6, 15.6), (13, 15.6), (11.4, 25.5), (22, 12), (14.8, 12)],
        radius: 0.7
      )
    ),
    solid(
      "play",
      [.fill, .circle, .square],
      .polygon([(7.5, 5), (23, 14), (7.5, 23)], radius: 1.5)
    ),
    solid(
      "bookmark",
      [.fill, .circle, .square],
      .polygon([(7.5, 3.5), (20.5, 3.5), (20.5, 24.5), (14, 18.8), (7.5, 24.5)], radius: 1)
    ),
    solid(
      "location",
      [.fill, .circle],
      .polygon([(24.5, 3.5), (15.2, 24.5), (13.3, 14.7), (3.5, 12.8)], radius: 0.8)
    ),
    solid("moon", [.fill, .circle], SymbolShape.disc(13, 15, 11).without(.disc(19.5, 8.5, 9.6))),
    solid("cloud", [.fill, .circle], cloud),
  ]

  private static func solid(
    _ name: String,
    _ variants: Motif.Variants,
    _ shape: SymbolShape
  ) -> Motif { Motif(name, variants) { pen, isFilled in isFilled ? shape : pen.outline(shape) } }

  static let star = SymbolShape.polygon(
    (0..<10)
      .map { corner in
        let angle = (Double(corner) * 36 - 90) * .pi / 180
        let radius = corner.isMultiple(of: 2) ? 12.4 : 5.4
        return (14 + radius * cos(angle), 14.9 + radius * sin(angle))
      },
    radius: 0.7
  )

  /// Two lobes and a tip: x = 16 sin^3 t, y = 13 cos t - 5 cos 2t - 2 cos 3t - cos 4t.
  static let heart = SymbolShape.polygon(
    (0..<72)
      .map { corner in
        let angle = Double(corner) * .pi / 36
        let height = 13 * cos(angle) - 5 * cos(2 * angle) - 2 * cos(3 * angle) - cos(4 * angle)
        return (14 + 0.72 * 16 * pow(sin(angle), 3), 12.4 - 0.72 * height)
      },
    radius: 0.4
  )

  static let cloud = SymbolShape.disc(8, 16.6, 5.4)
    .with(.disc(14.3, 12, 6.8))
    .with(.disc(20.6, 16.8, 5.2))
    .with(.box(7, 14, 21, 22))
    .traced(from: 14, 16)

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
