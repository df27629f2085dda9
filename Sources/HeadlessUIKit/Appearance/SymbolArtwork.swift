// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The artwork of one symbol: its shape, and the drawings that were asked for.
final class SymbolArtwork: Sendable {
  private struct Key: Hashable {
    let side: Int
    let weight: UIImage.SymbolWeight
  }

  private let make: @Sendable (SymbolPen) -> SymbolShape
  private let drawings = Mutex<[Key: PixelBuffer]>([:])

  /// Creates the artwork of a symbol from what its pen draws.
  init(_ make: @escaping @Sendable (SymbolPen) -> SymbolShape) {
    self.make = make
  }

  /// The drawing at a number of pixels and a weight, made when it is first asked for.
  ///
  /// - Complexity: O(side squared) once, then O(1).
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

  /// The side of a symbol in points, as a configuration says in an environment.
  ///
  /// A symbol is as large beside its text as 28 points are beside 17, in whole half points.
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
    // What nearly every symbol in a list asks for, without a look into the table of sizes.
    if category == .large && textStyle == .body { return 17 }
    return textStyle.pointSize(at: category)
  }
}
