// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The parts of a joined or marked text, kept where a plain text has its style.
final class RichText: Equatable, Sendable {
  /// A string with what it has of its own; what it has not is that of the text it is part of.
  struct Part: Equatable, Sendable {
    var string: String
    var font: Font?
    var weight: Font.Weight?
    var style: AnyShapeStyle?
    var marks = Marks()
  }

  /// What is drawn beside letters, and how far apart these are.
  struct Marks: Equatable, Sendable {
    var underline: Stroke?
    var strikethrough: Stroke?
    var kerning: CGFloat?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?

    /// These marks, and of others what these leave open.
    func over(_ others: Marks) -> Marks {
      Marks(
        underline: underline ?? others.underline,
        strikethrough: strikethrough ?? others.strikethrough,
        kerning: kerning ?? others.kerning,
        tracking: tracking ?? others.tracking,
        baselineOffset: baselineOffset ?? others.baselineOffset
      )
    }
  }

  struct Stroke: Equatable, Sendable {
    let isDrawn: Bool
    /// Its colour; nil takes that of the text.
    let color: Color?
  }

  let parts: [Part]
  /// The style of parts that have none.
  let style: AnyShapeStyle?
  /// The marks of parts that have none.
  let marks: Marks

  init(_ parts: [Part], style: AnyShapeStyle? = nil, marks: Marks = Marks()) {
    self.parts = parts
    self.style = style
    self.marks = marks
  }

  static func == (left: RichText, right: RichText) -> Bool {
    left === right
      || left.parts == right.parts && left.style == right.style && left.marks == right.marks
  }
}

extension AnyShapeStyle {
  /// The parts of a joined or marked text, kept where a plain text has its style.
  var rich: RichText? { if case .rich(let rich) = storage { rich } else { nil } }

  var isRich: Bool { if case .rich = storage { true } else { false } }
}

extension Text {
  init(_ rich: RichText) {
    self.init(verbatim: rich.parts.reduce(into: "") { $0 += $1.string })
    style = AnyShapeStyle(storage: .rich(rich))
  }

  /// The parts, each with all that this text says of them.
  var parts: [RichText.Part] {
    guard let rich = style?.rich else {
      return [RichText.Part(string: string, font: font, weight: weight, style: style)]
    }
    return rich.parts.map { part in
      RichText.Part(
        string: part.string,
        font: part.font ?? font,
        weight: part.weight ?? weight,
        style: part.style ?? rich.style,
        marks: part.marks.over(rich.marks)
      )
    }
  }

  /// Sets the style in place, as a copy would retain the text; nil means that of the surroundings.
  @usableFromInline mutating func _take(_ style: consuming AnyShapeStyle?) {
    if self.style?.isRich == true, let rich = self.style?.rich {
      self.style = AnyShapeStyle(
        storage: .rich(RichText(rich.parts, style: style, marks: rich.marks))
      )
    } else {
      self.style = style
    }
  }

  func marked(_ change: (inout RichText.Marks) -> Void) -> Text {
    let rich = style?.rich
    var marks = rich?.marks ?? RichText.Marks()
    change(&marks)
    let changed = RichText(
      rich?.parts ?? [RichText.Part(string: string)],
      style: rich == nil ? style : rich?.style,
      marks: marks
    )
    var copy = self
    copy.style = AnyShapeStyle(storage: .rich(changed))
    return copy
  }
}

extension Text {
  /// Parts in a gradient show one that spans the whole text; of several gradients in a text the first is
  /// drawn, and parts in another have its first colour.
  public static func + (left: Text, right: Text) -> Text {
    Text(RichText(left.parts + right.parts))
  }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    marked { $0.underline = RichText.Stroke(isDrawn: isActive, color: color) }
  }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    marked { $0.strikethrough = RichText.Stroke(isDrawn: isActive, color: color) }
  }

  public func kerning(_ kerning: CGFloat) -> Text { marked { $0.kerning = kerning.sanitized } }

  /// Takes precedence over `kerning(_:)`.
  public func tracking(_ tracking: CGFloat) -> Text { marked { $0.tracking = tracking.sanitized } }

  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    marked { $0.baselineOffset = baselineOffset.sanitized }
  }
}

extension DefaultStringInterpolation {
  @available(*, deprecated, message: "texts lose their style in strings here: join them by +")
  public mutating func appendInterpolation(_ text: Text) { appendLiteral(text.string) }
}
