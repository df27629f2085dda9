// SPDX-License-Identifier: Apache-2.0

import Foundation

extension SymbolCatalog {
  static let papers: [Motif] = [
    Motif("doc", [.fill, .circle]) { pen, isFilled in
      pen.body(sheet, fold(pen), isFilled: isFilled)
    },
    Motif("doc.text", [.fill]) { pen, isFilled in
      let lines = pen.line(10, 16.2, 18, 16.2).with(pen.line(10, 20.6, 18, 20.6))
      return pen.body(sheet, fold(pen).with(lines), isFilled: isFilled)
    },
    Motif("book", [.fill, .circle, .square]) { pen, isFilled in
      let pages = SymbolShape.polygon(
        [
          (3.5, 6.5), (8.5, 5.4), (14, 7.6), (19.5, 5.4), (24.5, 6.5), (24.5, 21.5), (19.5, 20.6),
          (14, 22.8), (8.5, 20.6), (3.5, 21.5),
        ],
        radius: 1.2
      )
      return pen.body(pages, pen.line(14, 8, 14, 23.4), isFilled: isFilled)
    },
    Motif("newspaper", [.fill, .circle]) { pen, isFilled in
      let page = SymbolShape.box(2.5, 5, 25.5, 23, radius: 2.5)
      let lines = SymbolShape.box(7, 9.4, 13, 14.6, radius: 0.5)
        .with(pen.line(16.6, 10.3, 21, 10.3)).with(pen.line(16.6, 14, 21, 14))
        .with(pen.line(7.8, 18.6, 21, 18.6))
      return pen.body(page, lines, isFilled: isFilled)
    },
    Motif("folder", [.fill, .circle]) { pen, isFilled in
      let folder = SymbolShape.polygon(
        [(3.7, 6.2), (10.3, 6.2), (12.6, 8.6), (24.3, 8.6), (24.3, 21.8), (3.7, 21.8)],
        radius: 1.5
      )
      return pen.body(folder, pen.line(4, 13, 24, 13), isFilled: isFilled)
    },
    Motif("envelope", [.fill, .circle]) { pen, isFilled in
      let flap = pen.path([(3.8, 8), (14, 16), (24.2, 8)])
      return pen.body(.box(2, 5.5, 26, 22.5, radius: 3), flap, isFilled: isFilled)
    },
    Motif("calendar", [.circle]) { pen, _ in
      let dots = SymbolShape.disc(9, 16.2, 1.5).with(.disc(14, 16.2, 1.5))
        .with(.disc(19, 16.2, 1.5)).with(.disc(9, 20.8, 1.5)).with(.disc(14, 20.8, 1.5))
      return pen.outline(.box(2.5, 4, 25.5, 25, radius: 3.5))
        .with(.box(4, 5, 24, 11))
        .with(dots)
    },
    Motif("tray", [.fill, .circle]) { pen, isFilled in
      let tray = SymbolShape.polygon(
        [(7.8, 6.5), (20.2, 6.5), (24.5, 15.5), (24.5, 21.5), (3.5, 21.5), (3.5, 15.5)],
        radius: 1.5
      )
      let slot = pen.path([
        (3, 15.4), (9.5, 15.4), (11, 18.2), (17, 18.2), (18.5, 15.4), (25, 15.4),
      ])
      return pen.body(tray, slot, isFilled: isFilled)
    },
    Motif("archivebox", [.fill, .circle]) { pen, isFilled in
      let lid = SymbolShape.box(2.5, 4, 25.5, 11, radius: 1.5)
      let box = SymbolShape.box(4.4, 11 - pen.width, 23.6, 24.5, radius: 2)
      let handle = pen.line(10.8, 16, 17.2, 16)
      guard !isFilled else { return box.without(lid.grown(1)).without(handle).with(lid) }
      return pen.outline(lid).with(pen.outline(box)).with(handle)
    },
    Motif("map", [.fill, .circle]) { pen, isFilled in
      let sheet = SymbolShape.polygon(
        [
          (3.5, 7.5), (10.2, 4.2), (17.8, 7.5), (24.5, 4.2), (24.5, 20.5), (17.8, 23.8),
          (10.2, 20.5), (3.5, 23.8),
        ],
        radius: 1
      )
      let folds = pen.line(10.2, 4.5, 10.2, 20.5).with(pen.line(17.8, 7.5, 17.8, 23.5))
      return pen.body(sheet, folds, isFilled: isFilled)
    },
    Motif("tag", [.fill, .circle]) { pen, isFilled in
      let label = SymbolShape.polygon(
        [(4, 4), (13.4, 4), (24.2, 14.8), (14.8, 24.2), (4, 13.4)],
        radius: 1.4
      )
      return pen.body(label, .disc(9.4, 9.4, 1.9), isFilled: isFilled)
    },
    Motif("message", [.fill, .circle]) { pen, isFilled in
      let bubble = SymbolShape.ellipse(14, 13, 12, 9.8)
        .with(.polygon([(6, 17), (13, 21.5), (5.2, 25)], radius: 0.6))
      return isFilled ? bubble : pen.outline(bubble.traced(from: 12, 15))
    },
    Motif("paperplane", [.fill, .circle]) { pen, isFilled in
      let plane = SymbolShape.polygon([(25, 3), (17, 25), (12.8, 15.2), (3, 11)], radius: 0.8)
      return pen.body(plane, pen.line(12.8, 15.2, 23, 5), isFilled: isFilled)
    },
    Motif("paperclip", [.circle]) { pen, _ in
      pen.path([(19.4, 9), (19.4, 19.5)]).with(pen.arc(14.2, 19.5, 5.2, from: 0, to: 180))
        .with(pen.line(9, 19.5, 9, 7.5)).with(pen.arc(12.6, 7.5, 3.6, from: 180, to: 360))
        .with(pen.line(16.2, 7.5, 16.2, 18.5)).with(pen.arc(14.3, 18.5, 1.9, from: 0, to: 180))
        .with(pen.line(12.4, 18.5, 12.4, 10))
        .turned(30)
    },
    Motif("pencil", [.circle]) { pen, _ in
      let shaft = SymbolShape.box(11, 1, 17, 20, radius: 1.2)
      let tip = SymbolShape.polygon([(11.4, 19), (16.6, 19), (14, 26)], radius: 0.3)
      return pen.outline(shaft).with(tip).with(pen.line(11.5, 5.6, 16.5, 5.6)).turned(45)
    },
  ]

  private static let sheet = SymbolShape.polygon(
    [(6.8, 3.5), (15.5, 3.5), (21.2, 9.2), (21.2, 24.5), (6.8, 24.5)],
    radius: 1.3
  )

  private static func fold(_ pen: SymbolPen) -> SymbolShape {
    pen.path([(14.6, 3), (14.6, 10.4), (22, 10.4)])
  }
}
