// SPDX-License-Identifier: Apache-2.0

import Foundation

extension SymbolCatalog {
  static let objects: [Motif] = [
    Motif("bell", [.fill, .circle]) { pen, isFilled in
      let bell = SymbolShape.disc(14, 10.6, 6.6)
        .with(.polygon([(7.4, 10.6), (20.6, 10.6), (23, 19.6), (5, 19.6)], radius: 0.8))
        .with(.disc(14, 4, 1.5))
      let clapper = SymbolShape.disc(14, 22.4, 3.2).within(.box(9, 22.2, 19, 26))
      return (isFilled ? bell : pen.outline(bell.traced(from: 14, 12))).with(clapper)
    },
    Motif("flag", [.fill, .circle, .square]) { pen, isFilled in
      let cloth = SymbolShape.polygon(
        [
          (6, 5), (10.5, 4), (16.5, 6.2), (22.5, 5), (22.5, 15.5), (16.5, 16.8), (10.5, 14.6),
          (6, 15.6),
        ],
        radius: 0.8
      )
      return (isFilled ? cloth : pen.outline(cloth)).with(pen.line(5.8, 4, 5.8, 25))
    },
    Motif("house", [.fill, .circle]) { pen, isFilled in
      let house = SymbolShape.polygon([(14, 4), (25, 13.4), (3, 13.4)], radius: 0.9)
        .with(.box(5.8, 11, 22.2, 24.5, radius: 1.6))
      let door = SymbolShape.box(11.4, 16.4, 16.6, 25.5, radius: 0.6)
      guard !isFilled else { return house.without(door) }
      return pen.outline(house.traced(from: 14, 13.6))
        .with(pen.outline(door).within(.box(8, 10, 20, 24.5)))
    },
    Motif("lock", [.fill, .circle, .square]) { pen, isFilled in
      let box = SymbolShape.box(5.5, 12, 22.5, 25.5, radius: 3)
      let shackle = pen.arc(14, 9.2, 5, from: 180, to: 360)
        .with(pen.line(9, 9.2, 9, 13)).with(pen.line(19, 9.2, 19, 13))
      return (isFilled ? box : pen.outline(box)).with(shackle)
    },
    Motif("key", [.fill]) { pen, isFilled in
      let bow = SymbolShape.disc(14, 7.4, 5.6)
      let head = pen.body(bow, .disc(14, 6.4, isFilled ? 1.9 : 0.9), isFilled: isFilled)
      return head.with(pen.line(14, 13, 14, 25)).with(pen.line(14, 19, 17.6, 19))
        .with(pen.line(14, 23.6, 17.6, 23.6))
    },
    Motif("magnifyingglass", [.circle]) { pen, _ in
      pen.ring(11.8, 11.8, 9)
        .with(SymbolShape.segment(SIMD2(18.6, 18.6), SIMD2(24, 24), width: pen.width * 1.3))
    },
    Motif("trash", [.fill, .circle, .square]) { pen, isFilled in
      let can = SymbolShape.polygon([(6.4, 8), (21.6, 8), (20.4, 24), (7.6, 24)], radius: 1.5)
      let ribs = pen.line(11.2, 12, 11.6, 20.6).with(pen.line(16.8, 12, 16.4, 20.6))
      let lid = pen.line(4.2, 6.8, 23.8, 6.8)
        .with(pen.path([(11, 6), (11.6, 3.2), (16.4, 3.2), (17, 6)]))
      return pen.body(can, ribs, isFilled: isFilled).with(lid)
    },
    Motif("cart", [.fill, .circle]) { pen, isFilled in
      let basket = SymbolShape.polygon(
        [(7.2, 7.6), (24.4, 7.6), (22, 16.6), (9, 16.6)],
        radius: 0.8
      )
      let frame = pen.path([(2.6, 4.4), (6, 4.4), (9.4, 20.2), (22, 20.2)])
      return (isFilled ? basket : pen.outline(basket)).with(frame)
        .with(.disc(11, 24, 1.9)).with(.disc(20.4, 24, 1.9))
    },
    Motif("clock", [.fill, .circle]) { pen, isFilled in
      pen.body(
        .disc(14, 14, 12.3),
        pen.path([(14, 6.6), (14, 14.2), (8.8, 16.2)]),
        isFilled: isFilled
      )
    },
    Motif("gear", [.circle]) { pen, _ in
      let teeth = (0..<12)
        .map { number in
          pen.line(14, 2.2, 14, 4.6).turned(Double(number) * 30)
        }
      let spokes = (0..<3)
        .map { number in
          pen.line(14, 11.5, 14, 6).turned(Double(number) * 120 + 30)
        }
      return (teeth + spokes)
        .reduce(pen.ring(14, 14, 10.2).with(pen.ring(14, 14, 3.6))) {
          $0.with($1)
        }
    },
    Motif("gearshape", [.fill, .circle]) { pen, isFilled in
      let wheel = (0..<8)
        .reduce(SymbolShape.disc(14, 14, 9.4)) { wheel, number in
          wheel.with(
            SymbolShape.polygon([(11.8, 5.4), (13, 2.6), (15, 2.6), (16.2, 5.4)], radius: 0.7)
              .turned(Double(number) * 45)
          )
        }
      let hole = SymbolShape.disc(14, 14, 4.2)
      guard !isFilled else { return wheel.without(hole) }
      return pen.outline(wheel.traced(from: 14, 14)).with(pen.outline(hole))
    },
    Motif("pin", [.fill, .circle]) { pen, isFilled in
      let head = SymbolShape.polygon(
        [(9.4, 3), (18.6, 3), (17.6, 10.6), (21.6, 16), (6.4, 16), (10.4, 10.6)],
        radius: 0.9
      )
      return (isFilled ? head : pen.outline(head)).with(pen.line(14, 16, 14, 25))
    },
    Motif("gift", [.fill, .circle]) { pen, isFilled in
      let box = SymbolShape.box(4.6, 11, 23.4, 25, radius: 1.8)
        .with(.box(2.6, 8, 25.4, 14, radius: 1.4))
      let ribbon = pen.line(14, 8, 14, 25).with(pen.line(3, 14, 25, 14))
      let bow = pen.ring(10, 5.6, 3.6).with(pen.ring(18, 5.6, 3.6))
      return pen.body(box, ribbon, isFilled: isFilled).with(bow)
    },
  ]

  static let devices: [Motif] = [
    Motif("camera", [.fill, .circle]) { pen, isFilled in
      let body = SymbolShape.box(2, 7, 26, 23.5, radius: 3.2)
        .with(.polygon([(10.4, 4.8), (17.6, 4.8), (19.4, 8), (8.6, 8)], radius: 0.8))
      let lens = pen.ring(14, 15, 5.6)
      guard !isFilled else { return body.without(lens) }
      return pen.outline(body.traced(from: 14, 12)).with(lens)
    },
    Motif("video", [.fill, .circle]) { pen, isFilled in
      let body = SymbolShape.box(1.8, 7, 18.2, 21, radius: 3)
      let lens = SymbolShape.polygon(
        [(20.2, 12.4), (25.6, 8.6), (25.6, 19.4), (20.2, 15.6)],
        radius: 0.6
      )
      return (isFilled ? body : pen.outline(body)).with(isFilled ? lens : lens.rim(pen.width * 0.8))
    },
    Motif("photo", [.fill, .circle]) { pen, isFilled in
      let hills = SymbolShape.polygon(
        [(4, 22), (10, 14.6), (14, 18.6), (18.4, 13.4), (24, 19.4), (24, 22)],
        radius: 0.4
      )
      let sun = SymbolShape.disc(9.4, 10, 2.1)
      return pen.body(.box(2, 4.5, 26, 23.5, radius: 3.2), hills.with(sun), isFilled: isFilled)
    },
    Motif("phone", [.fill, .circle]) { pen, isFilled in
      let handle = SymbolShape.arc(SIMD2(20.8, 7.2), radius: 14.2, from: 98, to: 172, width: 4.2)
      let ends = SymbolShape.segment(SIMD2(17.2, 20), SIMD2(20.6, 21.8), width: 6.6)
        .with(.segment(SIMD2(8, 10.8), SIMD2(6.2, 7.4), width: 6.6))
      let receiver = handle.with(ends)
      return isFilled ? receiver : receiver.rim(pen.width * 0.75)
    },
    Motif("mic", [.fill, .circle]) { pen, isFilled in
      let head = SymbolShape.box(9.8, 2, 18.2, 17, radius: 4.2)
      let stand = pen.arc(14, 12.6, 8.2, from: 0, to: 180).with(pen.line(14, 21, 14, 25))
        .with(pen.line(9.4, 25.4, 18.6, 25.4))
      return (isFilled ? head : pen.outline(head)).with(stand)
    },
    Motif("music.note") { pen, _ in
      SymbolShape.ellipse(10, 21.6, 4.6, 3.6)
        .with(pen.line(13.6, 21.6, 13.6, 4.4))
        .with(.polygon([(13.6, 3.4), (20.4, 6.4), (20.4, 10.6), (13.6, 8.4)], radius: 0.5))
    },
    Motif("wifi", [.circle]) { pen, _ in
      let wide = SymbolPen(width: pen.width * 1.25)
      return wide.arc(14, 22, 15.4, from: 225, to: 315)
        .with(wide.arc(14, 22, 10, from: 225, to: 315))
        .with(.disc(14, 20.4, 2.8))
    },
    Motif("power", [.circle]) { pen, _ in
      pen.arc(14, 15, 9.6, from: -55, to: 235).with(pen.line(14, 3, 14, 13.5))
    },
    Motif("creditcard", [.fill, .circle]) { pen, isFilled in
      let stripe = SymbolShape.box(2, 9.4, 26, 12.6)
      let card = SymbolShape.box(2, 5.5, 26, 22.5, radius: 3)
      return pen.body(card, stripe.with(pen.line(6.4, 18, 10.4, 18)), isFilled: isFilled)
    },
  ]

  static let nature: [Motif] = [
    Motif("person", [.fill, .circle]) { pen, isFilled in
      let person = SymbolShape.disc(14, 8.4, 5.2)
        .with(SymbolShape.ellipse(14, 25, 10.4, 9).within(.box(2, 15, 26, 24.6, radius: 1.5)))
      return isFilled ? person : pen.outline(person)
    },
    Motif("hand.raised", [.fill, .circle]) { pen, isFilled in
      let corners: [(Double, Double)] = [
        (8.4, 25), (3.6, 17.4), (3.4, 14.4), (5.6, 13.8), (7.4, 16.2), (7.4, 6.4), (10, 6.4),
        (10.4, 12.6), (10.8, 3.6), (13.6, 3.6), (14, 12.6), (14.4, 4.4), (17.2, 4.4),
        (17.6, 13), (18, 7.6), (20.6, 7.6), (20.6, 18), (18.6, 25),
      ]
      let hand = SymbolShape.polygon(corners, radius: 0.9)
      return isFilled ? hand : hand.rim(pen.width * 0.8)
    },
    Motif("eye", [.fill, .circle]) { pen, isFilled in
      let lid = SymbolShape.disc(14, 23.5, 15.5).within(.disc(14, 4.5, 15.5))
      guard isFilled else { return pen.outline(lid).with(pen.ring(14, 14, 4.6)) }
      return lid.without(pen.ring(14, 14, 5))
    },
    Motif("leaf", [.fill, .circle]) { pen, isFilled in
      let blade = SymbolShape.disc(20.5, 19, 16).within(.disc(8, 7, 16))
        .within(.box(3, 3, 25, 25, radius: 2))
      let narrow = SymbolShape.disc(22, 21, 18.6).within(.disc(6, 5, 18.6))
      let vein = pen.line(5, 24, 18, 10.5)
      return pen.body(blade.within(narrow), vein, isFilled: isFilled)
        .with(pen.line(3.6, 25, 8.5, 20.2))
    },
    Motif("sun.max", [.fill, .circle]) { pen, isFilled in
      let disc = SymbolShape.disc(14, 14, 5.6)
      let ray = pen.line(14, 2.4, 14, 4.8)
      let rays = (0..<8).map { ray.turned(Double($0) * 45) }
      return rays.reduce(isFilled ? disc : pen.outline(disc)) { $0.with($1) }
    },
    Motif("globe") { pen, _ in
      let ball = SymbolShape.disc(14, 14, 12.3)
      let meridian = pen.outline(.ellipse(14, 14, 5.8, 12.3))
      let parallels = pen.line(3, 14, 25, 14)
        .with(pen.line(3, 8, 25, 8)).with(pen.line(3, 20, 25, 20))
      return pen.outline(ball)
        .with(meridian.with(pen.line(14, 2, 14, 26)).with(parallels).within(ball))
    },
    Motif("umbrella", [.fill]) { pen, isFilled in
      let dome = SymbolShape.disc(14, 14.5, 11.8).within(.box(0, 0, 28, 14.8))
        .without(.disc(6.2, 16.6, 4)).without(.disc(14, 16.6, 4)).without(.disc(21.8, 16.6, 4))
      let stick = pen.line(14, 14, 14, 22.4).with(pen.arc(11.4, 22.4, 2.6, from: 0, to: 180))
      let cap = pen.line(14, 1.8, 14, 3.4)
      return (isFilled ? dome : pen.outline(dome)).with(stick).with(cap)
    },
    Motif("airplane", [.circle]) { _, _ in
      let half: [(Double, Double)] = [
        (14, 1.8), (15.9, 4.5), (16, 10.2), (25.6, 16), (25.6, 18.2), (16, 15.4), (15.6, 21.6),
        (18.8, 24.2), (18.8, 25.6), (14, 24.4),
      ]
      let other = half.dropFirst().dropLast().reversed().map { (28 - $0.0, $0.1) }
      return .polygon(half + other, radius: 0.5)
    },
  ]
}
