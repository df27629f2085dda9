// SPDX-License-Identifier: Apache-2.0

import Foundation

extension SymbolCatalog {
  /// Plain figures, and motifs that are one outline.
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

  /// A motif that is one figure, drawn as its rim or filled.
  private static func solid(
    _ name: String,
    _ variants: Motif.Variants,
    _ shape: SymbolShape
  ) -> Motif {
    Motif(name, variants) { pen, isFilled in isFilled ? shape : pen.outline(shape) }
  }

  /// Five points round a middle.
  static let star = SymbolShape.polygon(
    (0..<10)
      .map { corner in
        let angle = (Double(corner) * 36 - 90) * .pi / 180
        let radius = corner.isMultiple(of: 2) ? 12.4 : 5.4
        return (14 + radius * cos(angle), 14.9 + radius * sin(angle))
      },
    radius: 0.7
  )

  /// Two lobes over a tip, along the curve x = 16 sin^3 t, y = 13 cos t - 5 cos 2t - 2 cos 3t - cos 4t.
  static let heart = SymbolShape.polygon(
    (0..<72)
      .map { corner in
        let angle = Double(corner) * .pi / 36
        let height = 13 * cos(angle) - 5 * cos(2 * angle) - 2 * cos(3 * angle) - cos(4 * angle)
        return (14 + 0.72 * 16 * pow(sin(angle), 3), 12.4 - 0.72 * height)
      },
    radius: 0.4
  )

  /// Three puffs on a flat base.
  static let cloud = SymbolShape.disc(8, 16.6, 5.4)
    .with(.disc(14.3, 12, 6.8))
    .with(.disc(20.6, 16.8, 5.2))
    .with(.box(7, 14, 21, 22))
    .traced(from: 14, 16)
}
