// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Headless) import HeadlessUIKit
import TextLayout

/// What a text node shows that is more than a string in one font and colour, laid out and ready to be drawn.
struct AttributedTextLayout: Equatable {
  struct Run: Equatable {
    let string: String
    let font: UIFont
    /// The colour, clear where the gradient of the text is seen.
    let packedColor: UInt32
    let isGradient: Bool
    let marks: RichText.Marks

    /// The colours of the lines along it, packed; nil for those of the text.
    let underlineColor: UInt32?
    let strikethroughColor: UInt32?
  }

  var runs: [Run] = []
  var alignment = TextAlignment.leading
  var truncation = Text.TruncationMode.tail
  var settings = TextSettings()
  var lineLimit = 0

  /// Whether the sheet is as large as another one whatever is offered.
  func isMeasured(as other: AttributedTextLayout) -> Bool {
    settings == other.settings && lineLimit == other.lineLimit && truncation == other.truncation
      && runs.elementsEqual(other.runs) {
        $0.string == $1.string && $0.font == $1.font && $0.marks.kerning == $1.marks.kerning
          && $0.marks.tracking == $1.marks.tracking
          && $0.marks.baselineOffset == $1.marks.baselineOffset
      }
  }

  func attributed(scale: Double, cutsGradient: Bool = false) -> NSAttributedString {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignment.textAlignment
    paragraph.lineBreakMode = truncation.lineBreakMode
    paragraph.lineSpacing = settings.lineSpacing
    let text = NSMutableAttributedString()
    for run in runs {
      var attributes = run.attributes(scale: scale)
      attributes[.paragraphStyle] = paragraph
      if cutsGradient {
        attributes[.foregroundColor] = run.isGradient ? UIColor.black : UIColor.clear
        // Lines in colours of their own are the label's alone.
        if attributes.removeValue(forKey: .underlineColor) != nil {
          attributes[.underlineStyle] = nil
        }
        if attributes.removeValue(forKey: .strikethroughColor) != nil {
          attributes[.strikethroughStyle] = nil
        }
      }
      text.append(NSAttributedString(string: run.string, attributes: attributes))
    }
    return text
  }

  func styled() -> StyledText {
    var metrics = ParagraphMetrics()
    metrics.lineBreakMode = truncation.measured
    metrics.lineSpacing = Double(settings.lineSpacing)
    var end = 0
    var text = ""
    let measured = runs.map { run in
      text += run.string
      end += run.string.utf8.count
      return StyledText.Run(
        utf8End: end,
        font: run.font.metrics,
        kern: Double(run.marks.tracking ?? run.marks.kerning ?? 0),
        baselineOffset: Double(run.marks.baselineOffset ?? 0)
      )
    }
    return StyledText(
      text,
      runs: measured,
      stretches: [ParagraphStretch(utf8End: end, metrics: metrics)]
    )
  }
}

extension AttributedTextLayout.Run {
  /// The attributes of the run without its paragraph's, its lengths multiplied.
  func attributes(scale: Double) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: scale == 1 ? font : font.withSize(font.pointSize * CGFloat(scale)),
      .foregroundColor: UIColor(packedRGBA: packedColor),
    ]
    if marks.underline?.isDrawn == true {
      attributes[.underlineStyle] = NSUnderlineStyle.single
      attributes[.underlineColor] = underlineColor.map { UIColor(packedRGBA: $0) }
    }
    if marks.strikethrough?.isDrawn == true {
      attributes[.strikethroughStyle] = NSUnderlineStyle.single
      attributes[.strikethroughColor] = strikethroughColor.map { UIColor(packedRGBA: $0) }
    }
    if let kern = marks.tracking ?? marks.kerning { attributes[.kern] = kern * CGFloat(scale) }
    if let offset = marks.baselineOffset { attributes[.baselineOffset] = offset * CGFloat(scale) }
    return attributes
  }
}

extension AttributedTextLayout {
  /// Reads a text among what surrounds it, and finds the gradient that some of it is in.
  @MainActor static func read(
    _ text: Text,
    _ environment: _ViewEnvironment
  ) -> (sheet: AttributedTextLayout, paint: GradientPaint?) {
    var sheet = AttributedTextLayout()
    sheet.alignment = environment.textAlignment
    sheet.truncation = environment.truncation
    sheet.lineLimit = environment.lineLimit
    sheet.settings = environment.textSettings
    var inner = environment
    let rich = text.style?.rich
    if let style = rich?.style { inner.setForeground(style) }
    var shown: GradientPaint?
    sheet.runs = text.parts.map { part in
      // A style of the whole text is that of the surroundings of its parts.
      let style = rich != nil && part.style == rich?.style ? nil : part.style
      let paint = inner.gradient(style)
      if shown == nil { shown = paint }
      let isGradient = paint != nil && paint == shown
      var font = part.font ?? environment.font
      if let weight = part.weight ?? environment.weight { font.weight = weight }
      return Run(
        string: environment.textCase?.string(part.string) ?? part.string,
        font: environment.fonts.font(font),
        packedColor: isGradient ? 0 : inner.resolve(style),
        isGradient: isGradient,
        marks: part.marks,
        underlineColor: part.marks.underline?.color?.packed(accent: inner.accent),
        strikethroughColor: part.marks.strikethrough?.color?.packed(accent: inner.accent)
      )
    }
    return (sheet, shown)
  }
}
