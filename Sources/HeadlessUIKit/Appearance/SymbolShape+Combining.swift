// SPDX-License-Identifier: Apache-2.0

import Foundation

extension SymbolShape {
  func with(_ other: SymbolShape) -> SymbolShape {
    let (one, other) = (distance, other.distance)
    return SymbolShape { min(one($0), other($0)) }
  }

  func without(_ other: SymbolShape) -> SymbolShape {
    let (one, other) = (distance, other.distance)
    return SymbolShape { max(one($0), -other($0)) }
  }

  func within(_ other: SymbolShape) -> SymbolShape {
    let (one, other) = (distance, other.distance)
    return SymbolShape { max(one($0), other($0)) }
  }

  func rim(_ width: Double) -> SymbolShape {
    let distance = distance
    return SymbolShape { abs(distance($0) + width / 2) - width / 2 }
  }

  func grown(_ amount: Double) -> SymbolShape {
    let distance = distance
    return SymbolShape { distance($0) - amount }
  }

  func moved(_ x: Double, _ y: Double) -> SymbolShape {
    let distance = distance
    let offset = SIMD2(x, y)
    return SymbolShape { distance($0 - offset) }
  }

  /// Returns the shape rotated clockwise about the grid's center.
  func turned(_ degrees: Double) -> SymbolShape {
    let distance = distance
    let middle = SIMD2(Self.grid / 2, Self.grid / 2)
    let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    return SymbolShape { point in
      let offset = point - middle
      return distance(
        middle + SIMD2(cosine * offset.x + sine * offset.y, cosine * offset.y - sine * offset.x)
      )
    }
  }

  func scaled(_ factor: Double) -> SymbolShape {
    let distance = distance
    let middle = SIMD2(Self.grid / 2, Self.grid / 2)
    return SymbolShape { distance(middle + ($0 - middle) / factor) * factor }
  }

  /// Returns the shape as a polygon with exact inner distances, traced from a point inside.
  func traced(from x: Double, _ y: Double, corners: Int = 120) -> SymbolShape {
    let middle = SIMD2(x, y)
    return .polygon(
      (0..<corners)
        .map { corner in
          let angle = Double(corner) * 2 * .pi / Double(corners)
          let direction = SIMD2(cos(angle), sin(angle))
          var inside = 0.0
          var outside = Self.grid
          for _ in 0..<24 {
            let radius = (inside + outside) / 2
            if distance(middle + direction * radius) > 0 {
              outside = radius
            } else {
              inside = radius
            }
          }
          return (x + direction.x * inside, y + direction.y * inside)
        }
    )
  }

  /// Draws the shape in black; the alpha is the coverage of each pixel.
  func drawing(side: Int) -> PixelBuffer {
    let unit = Self.grid / Double(side)
    var pixels = [UInt32](repeating: 0, count: side * side)
    for row in 0..<side {
      for column in 0..<side {
        let point = SIMD2(Double(column) + 0.5, Double(row) + 0.5) * unit
        let coverage = 0.5 - distance(point) / unit
        pixels[row * side + column] = UInt32((min(max(coverage, 0), 1) * 255).rounded())
      }
    }
    return PixelBuffer(width: side, height: side, pixels: pixels)
  }
}
