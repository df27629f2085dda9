// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit

/// What flows down from a view to all views in it.
///
/// Colours are resolved and fonts found under the current traits, which are those of the view that
/// hosts all of it.
@MainActor public struct _ViewEnvironment {
  /// The fonts at the text size that the traits prefer.
  let fonts = FontCatalog.current
  var font = Font.body
  var weight: Font.Weight?
  /// The foreground colour that was set, or nil for that of labels.
  var foreground: Color?
  /// Which level of the foreground colour is in use.
  var level: UInt8 = 0
  /// The components of the tint colour.
  var accent = UIColor.systemBlue.packedRGBA
  /// Whether a view has set the tint colour.
  var isTinted = false
  /// The most lines of a text; 0 means as many as there are.
  var lineLimit = 0
  var textAlignment = TextAlignment.leading
  var truncation = Text.TruncationMode.tail
  /// The letters that texts are shown in; nil for their own.
  var textCase: Text.Case?
  /// The axis of the nearest stack.
  var axis: Axis?
  /// Whether what is touched answers.
  var isEnabled = true
  /// The view that hosts all of it; unsafe, as it outlives each of its updates.
  unowned(unsafe) var host: HostingView?
  /// What flows down to few views; unsafe, as whoever sets it keeps it during the update.
  unowned(unsafe) var record: EnvironmentRecord?

  /// What tells the hosting view of changes; nil without one.
  var link: UpdateLink? { host?.record.link }

  /// Enters a stack, or leaves all stacks for nil, and returns the axis of the stack around.
  @usableFromInline mutating func _enter(_ axis: Axis?) -> Axis? {
    let outer = self.axis
    self.axis = axis
    return outer
  }

  /// Goes back to the stack around.
  @usableFromInline mutating func _leave(_ outer: Axis?) {
    axis = outer
  }

  /// The font with the weight that was set for it.
  var shownFont: Font {
    var font = font
    if let weight { font.weight = weight }
    return font
  }

  /// Sets the style of what is in the foreground.
  mutating func setForeground(_ style: AnyShapeStyle) {
    switch style.storage {
    case .color(let color):
      foreground = color
      level = 0
    case .hierarchical(let level):
      self.level = level
    case .tint:
      foreground = .accentColor
      level = 0
    case .background:
      foreground = Color(uiColor: .systemBackground)
      level = 0
    }
  }

  /// The packed components of a style, or of the foreground for nil.
  func resolve(_ style: AnyShapeStyle?) -> UInt32 {
    switch style?.storage {
    case nil: shade(level)
    case .color(let color): color.packed(accent: accent)
    case .hierarchical(let level): shade(level)
    case .tint: accent
    case .background: UIColor.systemBackground.packedRGBA
    }
  }

  /// A level of the foreground colour: a label colour, or the colour that was set, fainter.
  private func shade(_ level: UInt8) -> UInt32 {
    guard let foreground else {
      switch level {
      case 0: return UIColor.label.packedRGBA
      case 1: return UIColor.secondaryLabel.packedRGBA
      case 2: return UIColor.tertiaryLabel.packedRGBA
      default: return UIColor.tertiaryLabel.packedRGBA.faded(0.6)
      }
    }
    let packed = foreground.packed(accent: accent)
    switch level {
    case 0: return packed
    case 1: return packed.faded(0.5)
    case 2: return packed.faded(0.25)
    default: return packed.faded(0.18)
    }
  }
}
