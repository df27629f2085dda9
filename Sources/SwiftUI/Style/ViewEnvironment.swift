// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit

/// The environment of a view; colours and fonts are resolved under the traits of the hosting view.
@MainActor public struct _ViewEnvironment {
  let fonts = FontCatalog.current
  var font = Font.body
  var weight: Font.Weight?
  /// The foreground colour that was set, or nil for that of labels.
  var foreground: Color?
  /// The gradient that was set in place of a colour; unsafe, as the modifier that sets it keeps it.
  unowned(unsafe) var foregroundGradient: GradientStyle?
  /// Whether there is one: asking the reference itself costs a retain.
  @usableFromInline var hasForegroundGradient = false
  /// Which level of the foreground colour is in use.
  var level: UInt8 = 0
  /// How much fainter that level is.
  var levelOpacity: Float = 1
  /// The components of the tint colour.
  var accent = UIColor.systemBlue.packedRGBA
  var isTinted = false
  /// The most lines of a text; 0 means as many as there are.
  var lineLimit = 0
  var textAlignment = TextAlignment.leading
  var truncation = Text.TruncationMode.tail
  /// The letters that texts are shown in; nil for their own.
  var textCase: Text.Case?
  var axis: Axis?
  var isEnabled = true
  /// Whether the record says how texts and symbols are set: asking it costs a retain.
  var hasTextSettings = false
  /// The view that hosts all of it; unsafe, as it outlives each of its updates.
  unowned(unsafe) var host: HostingView?
  /// What flows down to few views; unsafe, as whoever sets it keeps it during the update.
  unowned(unsafe) var record: EnvironmentRecord?

  var link: UpdateLink? { host?.record.link }

  /// Enters a stack, or leaves all stacks for nil, and returns the axis of the stack around.
  @usableFromInline mutating func _enter(_ axis: Axis?) -> Axis? {
    let outer = self.axis
    self.axis = axis
    return outer
  }

  @usableFromInline mutating func _leave(_ outer: Axis?) { axis = outer }

  var shownFont: Font {
    var font = font
    if let weight { font.weight = weight }
    return font
  }

  mutating func setForeground(_ style: AnyShapeStyle) {
    switch style.storage {
    case .color(let color): setForeground(color)
    case .hierarchical(let level): setForeground(level: level, 1)
    case .faded(let level, let factor): setForeground(level: level, factor)
    case .tint: setForeground(.accentColor)
    case .background: setForeground(Color(uiColor: .systemBackground))
    case .gradient(let gradient):
      setForeground(nil)
      foregroundGradient = gradient
      hasForegroundGradient = true
    case .rich: break
    }
  }

  /// Sets the colour of what is in the foreground; nil stands for that of labels.
  @inline(__always) mutating func setForeground(_ color: Color?) {
    foreground = color
    foregroundGradient = nil
    hasForegroundGradient = false
    setForeground(level: 0, 1)
  }

  private mutating func setForeground(level: UInt8, _ opacity: Float) {
    self.level = level
    levelOpacity = opacity
  }

  /// The gradient of a style, or of the foreground for nil; nil if that is a colour.
  @inline(__always) func gradient(_ style: AnyShapeStyle?) -> GradientPaint? {
    // Where no gradient is, this costs a look at two flags and no copy of the style.
    guard hasForegroundGradient || style?.isGradient == true else { return nil }
    return gradientOrLevel(style)
  }

  private func gradientOrLevel(_ style: AnyShapeStyle?) -> GradientPaint? {
    switch style?.storage {
    case nil: gradient(atLevel: level, levelOpacity)
    case .hierarchical(let level): gradient(atLevel: level, 1)
    case .faded(let level, let factor): gradient(atLevel: level, factor)
    case .gradient(let gradient): gradient.paint(accent: accent, fadedBy: 1)
    case .color, .tint, .background, .rich: nil
    }
  }

  /// A level of the gradient in the foreground; nil if a colour is there.
  private func gradient(atLevel level: UInt8, _ factor: Float) -> GradientPaint? {
    foregroundGradient?
      .paint(accent: accent, fadedBy: Self.opacity(ofLevel: level) * Double(factor))
  }

  /// How opaque a level is of what was set in the foreground.
  private static func opacity(ofLevel level: UInt8) -> Double {
    switch level {
    case 0: 1
    case 1: 0.5
    case 2: 0.25
    default: 0.18
    }
  }

  /// The packed components of a style, or of the foreground for nil; of a gradient the first colour.
  func resolve(_ style: AnyShapeStyle?) -> UInt32 {
    switch style?.storage {
    case nil, .rich: shade(level).faded(Double(levelOpacity))
    case .color(let color): color.packed(accent: accent)
    case .hierarchical(let level): shade(level)
    case .faded(let level, let factor): shade(level).faded(Double(factor))
    case .tint: accent
    case .background: UIColor.systemBackground.packedRGBA
    case .gradient(let gradient): gradient.firstColor(accent: accent)
    }
  }

  /// A level of the foreground colour: a label colour, or the colour that was set, fainter.
  private func shade(_ level: UInt8) -> UInt32 {
    guard let foreground else {
      if hasForegroundGradient, let gradient = foregroundGradient {
        return gradient.firstColor(accent: accent).faded(Self.opacity(ofLevel: level))
      }
      switch level {
      case 0: return UIColor.label.packedRGBA
      case 1: return UIColor.secondaryLabel.packedRGBA
      case 2: return UIColor.tertiaryLabel.packedRGBA
      default: return UIColor.tertiaryLabel.packedRGBA.faded(0.6)
      }
    }
    return foreground.packed(accent: accent).faded(Self.opacity(ofLevel: level))
  }
}
