// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI
import TestSupport
import Testing

/// Paths of the declarative module: their steps, and that they are values.
@Suite("Hosted paths") struct HostedPathTests {
  @Test("paths are values of lines, curves and arcs, and can be derived from others")
  func paths() {
    // A path that is copied changes by itself.
    var path = Path()
    expect(path.isEmpty && path.boundingRect.isNull)
    path.move(to: CGPoint(x: 1, y: 2))
    var copy = path
    copy.addLine(to: CGPoint(x: 5, y: 8))
    expect(path != copy)
    path.addLine(to: CGPoint(x: 5, y: 8))
    expect(path == copy && copy.boundingRect == CGRect(x: 1, y: 2, width: 4, height: 6))
    let object = copy.cgPath
    copy.closeSubpath()
    expectEqual(Path(object), path, "what was handed out does not change")

    // An arc by growing angles runs clockwise on a screen, which is false here as in drawings.
    func arc(clockwise: Bool) -> Path {
      Path {
        $0.addArc(
          center: CGPoint(x: 10, y: 10),
          radius: 10,
          startAngle: .degrees(0),
          endAngle: .degrees(90),
          clockwise: clockwise
        )
      }
    }
    let short = arc(clockwise: false).boundingRect
    expect(abs(short.minX - 10) < 0.01 && abs(short.maxY - 20) < 0.01 && short.minY > 9.99)
    expect(arc(clockwise: true).boundingRect.minY < 0.01, "three quarters")

    curves()
    derived()
  }

  /// Curves bend toward their controls, and lines join points.
  private func curves() {
    let quad = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }
    expectEqual(quad.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 5))
    let cubic = Path {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 10, y: 0),
        control1: CGPoint(x: 0, y: 8),
        control2: CGPoint(x: 10, y: 8)
      )
    }
    expectEqual(cubic.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 6))
    let lines = Path { $0.addLines([.zero, CGPoint(x: 3, y: 4), CGPoint(x: 6, y: 0)]) }
    expectEqual(lines.boundingRect, CGRect(x: 0, y: 0, width: 6, height: 4))
  }

  /// A path is moved, mapped, joined with another, trimmed and widened.
  private func derived() {
    let line = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 20, y: 0))
    }
    let half = line.applying(CGAffineTransform(scaleX: 0.5, y: 1))
    expectEqual(half.boundingRect.width, 10)
    var both = line
    both.addPath(half, transform: CGAffineTransform(translationX: 0, y: 5))
    expectEqual(both.boundingRect, CGRect(x: 0, y: 0, width: 20, height: 5))
    let part = line.trimmedPath(from: 0.25, to: 0.75).boundingRect
    expectEqual(part, CGRect(x: 5, y: 0, width: 10, height: 0))
    expectEqual(line.trimmedPath(from: -1, to: 2), line)
    expect(line.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    let wide = line.strokedPath(StrokeStyle(lineWidth: 4)).boundingRect
    expectEqual(wide, CGRect(x: 0, y: -2, width: 20, height: 4))
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 4, dash: [5]))
    expect(dashed.contains(CGPoint(x: 2, y: 0)) && !dashed.contains(CGPoint(x: 7, y: 0)))
  }

  @Test(
    "numbers that mean nothing have a defined result",
    arguments: [.nan, .infinity, -.infinity, -5, 1e300] as [CGFloat]
  )
  func oddNumbers(number: CGFloat) {
    let room = CGRect(x: 0, y: 0, width: 40, height: 20)
    var path = Path()
    path.addLine(to: CGPoint(x: number, y: number))
    expect(path.isEmpty)
    path.addRoundedRect(in: room, cornerSize: CGSize(width: number, height: number))
    path.addArc(
      center: .zero,
      radius: 1,
      startAngle: .degrees(number),
      endAngle: .zero,
      clockwise: false
    )
    let odd = [
      path, RoundedRectangle(cornerRadius: 4).inset(by: number).path(in: room),
      Circle().trim(from: number, to: number).path(in: room),
      Circle().path(in: room).strokedPath(StrokeStyle(lineWidth: number, dash: [number])),
    ]
    for path in odd where !path.isEmpty {
      let box = path.boundingRect
      expect((box.minX + box.minY + box.width + box.height).isFinite)
    }
  }
}
