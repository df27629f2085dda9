// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Affine maps against the algebra of 3 × 3 matrices, written out here.
@Suite("Affine transforms") struct AffineTransformTests {
  /// A map as the matrix whose rows Core Graphics documents: [a b 0; c d 0; tx ty 1].
  private typealias Matrix = [[Double]]

  private func matrix(_ t: CGAffineTransform) -> Matrix {
    [
      [Double(t.a), Double(t.b), 0], [Double(t.c), Double(t.d), 0],
      [Double(t.tx), Double(t.ty), 1],
    ]
  }

  private func product(_ one: Matrix, _ other: Matrix) -> Matrix {
    (0..<3)
      .map { row in
        (0..<3).map { column in (0..<3).reduce(0) { $0 + one[row][$1] * other[$1][column] } }
      }
  }

  private func isNear(_ one: Matrix, _ other: Matrix) -> Bool {
    zip(one.joined(), other.joined()).allSatisfy { abs($0 - $1) <= 1e-9 * max(1, abs($0)) }
  }

  private static let maps: [CGAffineTransform] = {
    var random = SplitMix64(seed: 23)
    func number() -> CGFloat { CGFloat(Double.random(in: -3...3, using: &random)) }
    return (0..<40)
      .map { _ in
        CGAffineTransform(
          a: number(),
          b: number(),
          c: number(),
          d: number(),
          tx: number(),
          ty: number()
        )
      }
  }()

  @Test("joining, stretching, moving and turning are products of matrices, the new one on the left")
  func products() {
    var faults = 0
    for (one, other) in zip(Self.maps, Self.maps.dropFirst()) {
      let (x, y) = (other.tx, other.ty)
      let pairs: [(CGAffineTransform, Matrix)] = [
        (one.concatenating(other), product(matrix(one), matrix(other))),
        (one.translatedBy(x: x, y: y), product([[1, 0, 0], [0, 1, 0], [x, y, 1]], matrix(one))),
        (one.scaledBy(x: x, y: y), product([[x, 0, 0], [0, y, 0], [0, 0, 1]], matrix(one))),
        (
          one.rotated(by: x),
          product([[cos(x), sin(x), 0], [-sin(x), cos(x), 0], [0, 0, 1]], matrix(one))
        ),
      ]
      faults += pairs.count { !isNear(matrix($0), $1) }
    }
    expectEqual(faults, 0)
  }

  @Test("a map and its inverse leave points where they are; one without an inverse is its own")
  func inverses() {
    var faults = 0
    for map in Self.maps {
      let point = CGPoint(x: 3, y: -4)
      let back = point.applying(map).applying(map.inverted())
      faults += abs(back.x - 3) + abs(back.y + 4) < 1e-6 ? 0 : 1
      faults += isNear(matrix(map.concatenating(map.inverted())), matrix(.identity)) ? 0 : 1
    }
    expectEqual(faults, 0)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    expect(flat.inverted() == flat && flat.inverse == nil)
    expect(CGAffineTransform(scaleX: .nan, y: 1).inverse == nil)
    expect(CGAffineTransform.identity.isIdentity && !flat.isIdentity)
    expectEqual(CGAffineTransform(), CGAffineTransform(0, 0, 0, 0, 0, 0))
  }

  @Test("a rectangle goes to the box round its corners, a size is not moved")
  func rectangles() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    let turned = rect.applying(CGAffineTransform(rotationAngle: .pi / 2))
    expect(abs(turned.minX + 42) < 1e-9 && abs(turned.minY - 1) < 1e-9)
    expect(abs(turned.width - 40) < 1e-9 && abs(turned.height - 30) < 1e-9)
    expectEqual(rect.applying(CGAffineTransform(scaleX: -1, y: 2)).minX, -31)
    let moved = CGAffineTransform(translationX: 5, y: 6)
    expectEqual(CGSize(width: 3, height: 4).applying(moved), CGSize(width: 3, height: 4))
    expect(CGRect.null.applying(moved).isNull)
    // By brute force: every point of the rectangle lies in the box, and the box is no larger.
    var faults = 0
    for map in Self.maps {
      let box = rect.applying(map)
      let places = (0...10)
        .flatMap { row in
          (0...10)
            .map { column in
              CGPoint(x: 1 + 3 * CGFloat(row), y: 2 + 4 * CGFloat(column)).applying(map)
            }
        }
      let (x, y) = (places.map(\.x), places.map(\.y))
      let edges: [(CGFloat?, CGFloat)] = [
        (x.min(), box.minX), (x.max(), box.maxX), (y.min(), box.minY), (y.max(), box.maxY),
      ]
      let near = edges.allSatisfy { found, edge in abs((found ?? .infinity) - edge) < 1e-6 }
      faults += near ? 0 : 1
    }
    expectEqual(faults, 0)
  }
}
