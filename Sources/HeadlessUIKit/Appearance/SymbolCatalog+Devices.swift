// SPDX-License-Identifier: Apache-2.0

import Foundation

extension SymbolCatalog {
  /// Devices, and what they play and send.
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
}
