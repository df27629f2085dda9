// SPDX-License-Identifier: Apache-2.0

import Foundation

extension SymbolCatalog {
  /// Signs that are strokes alone.
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

  /// A stroke over a dot.
  private static func exclamationMark(_ pen: SymbolPen) -> SymbolShape {
    let top = max(1.2, pen.width * 0.75)
    return
      SymbolShape.polygon(
        [(14 - top * 0.7, 5.2), (14 + top * 0.7, 5.2), (14.3, 16.6), (13.7, 16.6)],
        radius: top * 0.55
      )
      .with(.disc(14, 22.6, top * 1.15))
  }

  /// A triangle on its base.
  static let triangle = SymbolShape.polygon(
    [(14, 4.6), (24.4, 23), (3.6, 23)],
    radius: 1.8
  )
}
