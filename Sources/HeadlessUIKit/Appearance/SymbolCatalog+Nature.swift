// SPDX-License-Identifier: Apache-2.0

import Foundation

extension SymbolCatalog {
  /// People, bodies, weather and plants.
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
