// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

enum SymbolCatalog {
  struct Motif: Sendable {
    struct Variants: OptionSet, Sendable {
      let rawValue: UInt8
      static let fill = Variants(rawValue: 1)
      /// The variants `name.circle` and `name.circle.fill`.
      static let circle = Variants(rawValue: 2)
      /// The variants `name.square` and `name.square.fill`.
      static let square = Variants(rawValue: 4)
      /// Only the circle variants, as `info.circle`.
      static let onlyEnclosed = Variants(rawValue: 8)
    }

    let name: String
    let variants: Variants
    let draw: @Sendable (SymbolPen, _ isFilled: Bool) -> SymbolShape

    init(
      _ name: String,
      _ variants: Variants = [],
      _ draw: @escaping @Sendable (SymbolPen, _ isFilled: Bool) -> SymbolShape
    ) {
      self.name = name
      self.variants = variants
      self.draw = draw
    }
  }

  private static let artworks: [String: SymbolArtwork] = {
    var found: [String: SymbolArtwork] = [:]
    for motif in signs + arrows + objects + papers + nature + devices + shapes {
      for (name, artwork) in artworks(of: motif) { found[name] = artwork }
    }
    return found
  }()

  static var names: some Collection<String> { artworks.keys }
  static func artwork(named name: String) -> SymbolArtwork? { artworks[name] }

  private static func artworks(of motif: Motif) -> [(String, SymbolArtwork)] {
    let draw = motif.draw
    var made: [(String, SymbolArtwork)] = []
    func add(_ name: String, _ make: @escaping @Sendable (SymbolPen) -> SymbolShape) {
      made.append((name, SymbolArtwork(make)))
    }
    if !motif.variants.contains(.onlyEnclosed) { add(motif.name) { draw($0, false) } }
    if motif.variants.contains(.fill) { add(motif.name + ".fill") { draw($0, true) } }
    if motif.variants.contains(.circle) {
      add(motif.name + ".circle") { enclosed(draw, in: .disc(14, 14, 12.5), $0, isFilled: false) }
      add(motif.name + ".circle.fill") {
        enclosed(draw, in: .disc(14, 14, 12.5), $0, isFilled: true)
      }
    }
    if motif.variants.contains(.square) {
      let square = SymbolShape.box(2.5, 2.5, 25.5, 25.5, radius: 5)
      add(motif.name + ".square") { enclosed(draw, in: square, $0, isFilled: false) }
      add(motif.name + ".square.fill") { enclosed(draw, in: square, $0, isFilled: true) }
    }
    return made
  }

  private static func enclosed(
    _ draw: (SymbolPen, Bool) -> SymbolShape,
    in frame: SymbolShape,
    _ pen: SymbolPen,
    isFilled: Bool
  ) -> SymbolShape {
    let scale = 0.56
    let motif = draw(SymbolPen(width: pen.width / scale), true).scaled(scale)
    return pen.body(frame, motif, isFilled: isFilled)
  }
}

final class SymbolArtwork: Sendable {
  private struct Key: Hashable {
    let side: Int
    let weight: UIImage.SymbolWeight
  }

  private let make: @Sendable (SymbolPen) -> SymbolShape
  private let drawings = Mutex<[Key: PixelBuffer]>([:])

  init(_ make: @escaping @Sendable (SymbolPen) -> SymbolShape) { self.make = make }

  /// Returns the drawing for a pixel size and weight, in O(side squared) once, then O(1).
  func drawing(side: Int, weight: UIImage.SymbolWeight) -> PixelBuffer {
    let side = min(max(side, 1), 1024)
    return drawings.withLock { made in
      let key = Key(side: side, weight: weight)
      if let drawing = made[key] { return drawing }
      let drawing = make(SymbolPen(width: weight.strokeWidth)).drawing(side: side)
      made[key] = drawing
      return drawing
    }
  }

  /// Returns the side of a symbol in points: 28 for 17 points of text, in half points.
  static func side(
    _ configuration: UIImage.SymbolConfiguration?,
    over base: UIImage.SymbolConfiguration? = nil,
    in traits: UITraitCollection
  ) -> CGFloat {
    let scale = configuration?.scale ?? base?.scale ?? .medium
    let pointSize =
      self.pointSize(of: configuration, in: traits) ?? self.pointSize(of: base, in: traits) ?? 17
    return max(0.5, (pointSize * 28 / 17 * scale.factor * 2).rounded() / 2)
  }

  private static func pointSize(
    of configuration: UIImage.SymbolConfiguration?,
    in traits: UITraitCollection
  ) -> CGFloat? {
    if let pointSize = configuration?.pointSize { return pointSize }
    guard let textStyle = configuration?.textStyle else { return nil }
    let category = traits.preferredContentSizeCategory
    // The most frequent case, without a lookup in the table of sizes.
    if category == .large && textStyle == .body { return 17 }
    return textStyle.pointSize(at: category)
  }
}
