// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit
import SwiftUI
import TestSupport
import Testing

/// A shape with curves and an arc.
private struct Drop: Shape {
  func path(in rect: CGRect) -> Path {
    let radius = rect.width / 2
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addQuadCurve(
      to: CGPoint(x: rect.maxX, y: rect.maxY - radius),
      control: CGPoint(x: rect.maxX - 2, y: rect.midY - 6)
    )
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.maxY - radius),
      radius: radius,
      startAngle: .degrees(0),
      endAngle: .degrees(180),
      clockwise: false
    )
    path.addQuadCurve(
      to: CGPoint(x: rect.midX, y: rect.minY),
      control: CGPoint(x: rect.minX + 2, y: rect.midY - 6)
    )
    path.closeSubpath()
    return path
  }
}

/// A picture of hosted views: stacks, frames, paddings, shapes, backgrounds and margins.
@Suite("Pictures of hosted views") @MainActor struct HostingPictureTests {
  @Test("S2-18, R46: hosted cells look as they did when they were looked at")
  func cells() throws {
    let configurations: [any UIContentConfiguration] = [
      UIHostingConfiguration { Text("one text") },
      UIHostingConfiguration {
        HStack {
          Image(systemName: "star.fill").foregroundStyle(.orange)
          VStack(alignment: .leading) {
            Text("Headline").font(.headline)
            Text("A caption below it that is long enough to need a second line of its own.")
              .font(.caption).foregroundStyle(.secondary)
          }
          Spacer()
          Text("12").font(.footnote).padding(4).background(Color.red).cornerRadius(6)
        }
      },
      UIHostingConfiguration {
        HStack {
          Circle().fill(Color.green).frame(width: 24, height: 24)
          RoundedRectangle(cornerRadius: 6).fill(Color.blue).frame(width: 40, height: 24)
          Capsule().fill(Color.purple).frame(height: 12)
          Rectangle().fill(Color.yellow).frame(width: 12, height: 36)
        }
      }
      .background(Color.gray.opacity(0.2)),
      UIHostingConfiguration {
        ZStack(alignment: .bottomTrailing) {
          Color.teal.frame(height: 60)
          Text("corner").foregroundStyle(.white).padding(6)
        }
      }
      .margins(.all, 0),
      UIHostingConfiguration {
        VStack(spacing: 2) {
          Text("three lines at most, in the middle: " + String(repeating: "words and ", count: 20))
            .lineLimit(3).multilineTextAlignment(.center)
          Divider()
          Text("below the line")
        }
      }
      .margins(.horizontal, 60),
    ]
    try expect(
      GoldenPicture("hosted-cells").difference(from: HostedPicture.svg(of: configurations))
        == nil
    )
  }

  @Test("gradients, shadows and paths of hosted cells look as they did when they were looked at")
  func drawings() throws {
    let dusk = LinearGradient(
      colors: [.purple, .orange],
      startPoint: .topLeading,
      endPoint: .bottomTrailing
    )
    let configurations: [any UIContentConfiguration] = [
      UIHostingConfiguration {
        VStack(alignment: .leading) {
          Text("A card").font(.headline).foregroundStyle(.white)
          Text("on a gradient with a shadow").foregroundStyle(.white.opacity(0.8))
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(dusk, in: RoundedRectangle(cornerRadius: 14))
        .shadow(color: .black.opacity(0.4), radius: 6, x: 0, y: 4)
      },
      UIHostingConfiguration {
        HStack(spacing: 16) {
          Text("Gradient words that wrap").font(.headline).foregroundStyle(dusk)
          Image(systemName: "star.fill").foregroundStyle(.blue.gradient)
          Text("shadow").font(.headline).shadow(color: .red, radius: 2, x: 2, y: 2)
          Circle().fill(.green.gradient).frame(width: 30, height: 30).shadow(radius: 3)
        }
      },
      UIHostingConfiguration {
        HStack(spacing: 8) {
          ZStack {
            Circle().stroke(.gray.opacity(0.3), lineWidth: 6)
            Circle().trim(from: 0, to: 0.7)
              .stroke(dusk, style: StrokeStyle(lineWidth: 6, lineCap: .round))
              .rotationEffect(.degrees(-90))
            Text("70").font(.caption)
          }
          .frame(width: 44, height: 44)
          Drop().fill(dusk).frame(width: 40, height: 50)
          Drop().stroke(.blue, style: StrokeStyle(lineWidth: 2, dash: [4, 2]))
            .frame(width: 40, height: 50)
          Color.teal
            .overlay(
              LinearGradient(
                colors: [.white, .white.opacity(0)],
                startPoint: .top,
                endPoint: .bottom
              )
            )
            .frame(width: 40, height: 40).clipShape(Drop())
          Ellipse().strokeBorder(.red, lineWidth: 4).frame(width: 40, height: 24)
        }
      },
    ]
    try expect(
      GoldenPicture("hosted-drawings").difference(from: HostedPicture.svg(of: configurations))
        == nil
    )
  }
}
