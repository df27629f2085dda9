// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit
import SwiftUI
import TestSupport
import Testing

/// Gradients in hosted views: as fills, backgrounds, views, and of what is in the foreground.
@MainActor @Suite struct GradientTests {
  private nonisolated static let black = Color(white: 0)
  private nonisolated static let white = Color(white: 1)

  /// The gradient from black to white, from side to side.
  private var sideways: LinearGradient {
    LinearGradient(colors: [Self.black, Self.white], startPoint: .leading, endPoint: .trailing)
  }

  /// The one gradient in a view: its own layer, or the one below that.
  private func gradient(_ view: UIView) throws -> CAGradientLayer {
    let layers = [view.layer] + (view.layer.sublayers ?? [])
    return try require(layers.lazy.compactMap { $0 as? CAGradientLayer }.first)
  }

  private func colors(_ layer: CAGradientLayer) -> [UInt32] {
    (layer.colors ?? []).compactMap { ($0 as? CGColor).map { UIColor(cgColor: $0).packedRGBA } }
  }

  @Test("a gradient fills shapes, backgrounds and overlays, and follows changes")
  func filled() throws {
    // A gradient fills a shape's box with its colours, places and corners.
    let stage = Stage(width: 300) {
      RoundedRectangle(cornerRadius: 8).fill(sideways).frame(width: 40, height: 20)
    }
    let layer = try gradient(stage.views[0])
    expect(layer.frame == rect(0, 0, 40, 20) && layer.cornerRadius == 8 && layer.mask == nil)
    expectEqual(layer.type, .axial)
    expect(layer.startPoint == CGPoint(x: 0, y: 0.5) && layer.endPoint == CGPoint(x: 1, y: 0.5))
    expect(layer.locations == [0, 1] && colors(layer) == [0x0000_00FF, 0xFFFF_FFFF])
    expect(stage.views[0].backgroundColor == nil)

    // A gradient is a background, an overlay, a view of its own and stops lie where they are put.
    let stops = [
      Gradient.Stop(color: Self.black, location: 0.25), Gradient.Stop(color: .clear, location: 0.5),
    ]
    let placed = Stage(width: 300) {
      Text("a").background(sideways)
      Text("a").background(sideways, in: Capsule())
      Text("a").overlay(.linearGradient(stops: stops, startPoint: .zero, endPoint: .center))
      LinearGradient(stops: stops, startPoint: .topTrailing, endPoint: .bottomLeading)
        .frame(width: 30, height: 10)
    }
    expectEqual(placed.views.count, 7)
    try expectEqual(gradient(placed.views[0]).frame.size, placed.views[1].frame.size)
    let height = placed.views[3].frame.height
    try expectEqual(gradient(placed.views[2]).cornerRadius, min(height, placed.frames[3].width) / 2)
    try expectEqual(gradient(placed.views[5]).locations, [0.25, 0.5])
    let own = try gradient(placed.views[6])
    expect(own.startPoint == CGPoint(x: 1, y: 0) && own.endPoint == CGPoint(x: 0, y: 1))

    try changes()
  }

  /// A gradient gives way to a colour and comes back, and follows the size.
  private func changes() throws {
    func card(_ style: AnyShapeStyle, width: CGFloat = 10) -> some View {
      Rectangle().fill(style).frame(width: width, height: 10)
    }
    let stage = Stage(width: 300) { card(AnyShapeStyle(sideways)) }
    let view = stage.views[0]
    try expectEqual(gradient(view).frame.width, 10)
    stage.show { card(AnyShapeStyle(.red)) }
    expect(view.layer.sublayers == nil && view.backgroundColor != nil)
    stage.show { card(AnyShapeStyle(sideways), width: 30) }
    try expectEqual(gradient(view).frame.width, 30)
    expect(view.backgroundColor == nil && stage.views[0] === view)
  }

  @Test("a gradient in texts and symbols is cut by them")
  func cut() throws {
    // Texts and symbols in a gradient cut it, and stay where they are without a colour.
    func card(_ style: AnyShapeStyle) -> some View {
      HStack {
        Text("word").lineLimit(2)
        Image(systemName: "star")
      }
      .foregroundStyle(style)
    }
    let stage = Stage(width: 300) { card(AnyShapeStyle(sideways)) }
    let plain = Stage(width: 300) { card(AnyShapeStyle(.red)) }
    expect(stage.views.count == 4 && plain.views.count == 2)
    expect(stage.frames[0] == stage.frames[1] && stage.frames[2] == stage.frames[3])
    expect(stage.frames[0] == plain.frames[0] && stage.frames[2] == plain.frames[1])
    expectEqual(stage.labels[0].textColor.packedRGBA & 0xFF, 0)
    let twin = try require(stage.views[1].mask as? UILabel)
    expect(twin.text == "word" && twin.font == stage.labels[0].font && twin.numberOfLines == 2)
    expectEqual(twin.frame, CGRect(origin: .zero, size: stage.frames[0].size))
    try expectEqual(colors(gradient(stage.views[1])), [0x0000_00FF, 0xFFFF_FFFF])
    let picture = try require(stage.views[3].mask as? UIImageView)
    expect(picture.image === (stage.views[2] as? UIImageView)?.image)
    stage.show { card(AnyShapeStyle(.red)) }
    expectEqual(stage.views.count, 2)
    expectEqual(stage.labels[0].textColor.packedRGBA, plain.labels[0].textColor.packedRGBA)
    expectEqual(stage.views[1].tintColor.packedRGBA, plain.views[1].tintColor.packedRGBA)

    try text()
  }

  /// A text of its own gradient follows its words, and the words wrap as they do in a colour.
  private func text() throws {
    func card(_ words: String) -> some View { Text(words).foregroundStyle(sideways) }
    let stage = Stage(width: 60) { card("one two three four") }
    let plain = Stage(width: 60) { Text("one two three four") }
    expectEqual(stage.frames, [plain.frames[0], plain.frames[0]])
    stage.show { card("one") }
    stage.lay(width: 60)
    expectEqual((stage.views[1].mask as? UILabel)?.text, "one")
    expectEqual(stage.frames[1], Stage(width: 60) { Text("one") }.frames[0])
  }

  @Test("levels, factors and standard gradients of colours have their opacity")
  func weakened() throws {
    // A level of a gradient in the foreground is the gradient, fainter.
    let stage = Stage(width: 300) {
      VStack {
        Circle().frame(width: 10, height: 10)
        Circle().fill(.secondary).frame(width: 10, height: 10)
        Circle().frame(width: 10, height: 10).foregroundStyle(.tertiary)
        Circle().frame(width: 10, height: 10).foregroundStyle(.black)
      }
      .foregroundStyle(sideways)
    }
    let alphas = try stage.views.prefix(3).map { try colors(gradient($0)).map { $0 & 0xFF } }
    expectEqual(alphas, [[255, 255], [128, 128], [64, 64]])
    expect(stage.views[3].layer.sublayers == nil)
    expectEqual(stage.views[3].backgroundColor?.packedRGBA, 0x0000_00FF)

    try faded()

    // The gradient of a colour ends in it and begins lighter, from the top down.
    let blue = Color(red: 0, green: 0, blue: 1, opacity: 0.5)
    let standard = Stage(width: 300) {
      Rectangle().fill(blue.gradient).frame(width: 10, height: 10)
      blue.gradient.frame(width: 10, height: 10)
    }
    for view in standard.views {
      let layer = try gradient(view)
      expectEqual(colors(layer), [0x3333_FF80, 0x0000_FF80])
      expect(layer.startPoint == CGPoint(x: 0.5, y: 0) && layer.endPoint.y == 1)
    }
  }

  /// A style is fainter by a factor, whatever its kind, in the foreground too.
  private func faded() throws {
    let stage = Stage(width: 300) {
      VStack {
        Circle().fill(.secondary.opacity(0.5)).frame(width: 10, height: 10)
        Circle().fill(sideways.opacity(0.5)).frame(width: 10, height: 10)
        Circle().frame(width: 10, height: 10).foregroundStyle(.primary.opacity(0.25))
        Circle().fill(.tint.opacity(0.5)).frame(width: 10, height: 10).tint(.black)
        Circle().fill(.background.opacity(0.5).opacity(0.5)).frame(width: 10, height: 10)
        Circle().frame(width: 10, height: 10).foregroundStyle(.black)
          .foregroundStyle(.primary.opacity(0.5))
      }
      .foregroundStyle(sideways)
    }
    let alphas = try [0, 1, 2].map { try colors(gradient(stage.views[$0])).map { $0 & 0xFF } }
    expectEqual(alphas, [[64, 64], [128, 128], [64, 64]])
    let plain = stage.views.dropFirst(3).map { $0.backgroundColor?.packedRGBA }
    expectEqual(plain, [0x0000_0080, 0xFFFF_FF40, 0x0000_00FF])
    let text = Stage(width: 300) {
      VStack { Text("a").foregroundStyle(.secondary.opacity(0.5)) }.foregroundStyle(.red)
      Text("b").foregroundStyle(Color.black.opacity(0.5))
      VStack { Text("c") }.foregroundStyle(.primary.opacity(0.5)).foregroundStyle(Color.black)
    }
    let (red, black) = (UIColor.systemRed.packedRGBA, UInt32(0xFF))
    expectEqual(text.labels[0].textColor.packedRGBA, red - 255 + 64)
    expectEqual(text.labels[1].textColor.packedRGBA, black - 255 + 128)
    expectEqual(text.labels[2].textColor.packedRGBA, black - 255 + 128)
  }

  @Test("gradients of few colours and colour components have defined results")
  func limits() throws {
    // A gradient of one colour is that colour, and one of none shows nothing.
    let stage = Stage(width: 300) {
      Rectangle().fill(Gradient(colors: [Self.black])).frame(width: 10, height: 10)
      Rectangle().fill(Gradient(colors: [])).frame(width: 10, height: 10)
    }
    try expectEqual(colors(gradient(stage.views[0])), [0x0000_00FF, 0x0000_00FF])
    try expect(colors(gradient(stage.views[1])).isEmpty)

    // Components of light are shares of light, and hues are hues.
    let colored = Stage(width: 300) {
      Color(.sRGBLinear, white: 0.2140).frame(width: 10, height: 10)
      Color(hue: 1 / 3, saturation: 1, brightness: 1).frame(width: 10, height: 10)
    }
    expectEqual(colored.views.map { $0.backgroundColor?.packedRGBA }, [0x7F7F_7FFF, 0x00FF_00FF])

    // An equal configuration of gradients writes nothing and displays nothing.
    func card() -> some View {
      HStack {
        Text("a").background(sideways, in: Circle())
        Text("b").foregroundStyle(sideways)
        Circle().stroke(sideways, lineWidth: 2)
        Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 2).shadow(radius: 2)
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let equal = Stage(width: 300) { card() }
    window.addSubview(equal.view)
    let renderer = FrameRenderer(root: window)
    renderer.renderFrame()
    let before = EngineCounters.now()
    equal.show { card() }
    renderer.renderFrame()
    let work = EngineCounters.now() - before
    for name in ["propertyWritesAsked", "layoutPasses", "displayPasses", "layersCommitted"] {
      expectEqual(work[name], 0, "\(name)")
    }
  }
}
