// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Headless) import HeadlessUIKit
import TextLayout

final class TextNode: _ViewNode {
  let label = UILabel()
  private var string = ""
  private var font = Font.body
  private var fonts: FontCatalog?
  private var metrics = TextFont(pointSize: 17)
  private var packedColor = UIColor.label.packedRGBA
  /// What few texts show: runs, or a gradient in place of a colour.
  var overrides: TextOverrides?
  private var lineLimit = 1
  private var alignment = TextAlignment.leading
  private var truncation = Text.TruncationMode.tail
  /// The size on lines of any length; nil until it is asked for.
  private var natural: CGSize?

  /// Takes over a text and what surrounds it, writing what differs.
  func take(_ text: Text, _ environment: _ViewEnvironment) {
    if environment.hasTextSettings || overrides != nil || text.style?.isRich == true {
      guard !takeSheet(text, environment) else { return }
    }
    var sizeChanged: Bool
    if let textCase = environment.textCase {
      sizeChanged = take(textCase.string(text.string))
    } else {
      sizeChanged = take(text.string)
    }
    let font = text.font(in: environment)
    if font != self.font || environment.fonts !== fonts {
      self.font = font
      fonts = environment.fonts
      let resolved = environment.fonts.font(font)
      label.font = resolved
      metrics = resolved.metrics
      sizeChanged = true
    }
    let paint = environment.gradient(text.style)
    let color = paint == nil ? environment.resolve(text.style) : 0
    if color != packedColor {
      packedColor = color
      label.textColor = UIColor(packedRGBA: color)
    }
    if environment.textAlignment != alignment {
      alignment = environment.textAlignment
      label.textAlignment = alignment.textAlignment
    }
    if environment.truncation != truncation {
      truncation = environment.truncation
      label.lineBreakMode = truncation.lineBreakMode
      sizeChanged = true
    }
    if environment.lineLimit != lineLimit {
      lineLimit = environment.lineLimit
      label.numberOfLines = lineLimit
      sizeChanged = true
    }
    if sizeChanged {
      natural = nil
      invalidate()
    }
    if paint != nil || overrides?.cover != nil { take(paint) }
  }

  /// Brings the label in line with what the node has noted, whatever it showed.
  func restoreLabel(_ environment: _ViewEnvironment) {
    string = ""
    natural = nil
    label.text = ""
    label.font = environment.fonts.font(font)
    metrics = label.font.metrics
    fonts = environment.fonts
    label.textColor = UIColor(packedRGBA: packedColor)
    label.textAlignment = alignment.textAlignment
    label.lineBreakMode = truncation.lineBreakMode
  }

  /// Takes over the gradient in place of a colour; nil for none.
  func take(_ paint: GradientPaint?) {
    if let paint, let cover = overrides?.cover {
      cover.paint = paint
      showCover()
    } else {
      let overrides = overrides ?? TextOverrides()
      self.overrides = overrides
      overrides.cover = paint.map { GradientCover($0, cutBy: UILabel()) }
      invalidate(.structure)
    }
  }

  /// Brings the gradient and the twin of the label that cuts it in line with the label.
  func showCover() {
    guard let overrides, let cover = overrides.cover else { return }
    let twin = cover.twin
    if overrides.hasSheet {
      let isSame = overrides.bringInLine(twin, with: label)
      return cover.show(in: label.frame, twinIsSame: isSame)
    }
    let isSame =
      twin.text == label.text && twin.font == label.font
      && twin.textAlignment == label.textAlignment && twin.lineBreakMode == label.lineBreakMode
      && twin.numberOfLines == label.numberOfLines
    if !isSame {
      twin.text = label.text
      twin.font = label.font
      twin.textAlignment = label.textAlignment
      twin.lineBreakMode = label.lineBreakMode
      twin.numberOfLines = label.numberOfLines
    }
    cover.show(in: label.frame, twinIsSame: isSame)
  }

  /// Takes over a string; returns whether it is another one.
  @inline(__always) private func take(_ string: String) -> Bool {
    guard string != self.string else { return false }
    self.string = string
    label.text = string
    return true
  }

  override func appendViews(to views: inout [UIView]) {
    views.append(label)
    if let cover = overrides?.cover { views.append(cover.view) }
  }

  override func measure(_ proposal: Proposal) -> CGSize {
    if let fit = overrides?.fit(proposal) { return fit.size }
    guard !string.isEmpty else { return .zero }
    let limit = proposal.width < 0 ? CGFloat.infinity : proposal.width.downToPixel
    guard limit > 0 else { return CGSize(width: 0, height: CGFloat(metrics.lineHeight).upToPixel) }
    let size = wrapped(within: limit, lineLimit: lineLimit)
    let lines = lineCount(within: proposal.height, of: size)
    return lines == lineLimit ? size : wrapped(within: limit, lineLimit: lines)
  }

  override func arrange(at origin: CGPoint, _ proposal: Proposal) {
    let size = size(proposal)
    let frame = CGRect(
      origin: CGPoint(x: origin.x.onPixel, y: origin.y.onPixel),
      size: CGSize(width: size.width.sanitized, height: size.height.sanitized)
    )
    if label.frame != frame { label.frame = frame }
    if let overrides, overrides.hasSheet {
      arrangeSheet(overrides, proposal)
    } else {
      let lines = shownLineLimit(proposal)
      if label.numberOfLines != lines { label.numberOfLines = lines }
    }
    if overrides != nil { showCover() }
  }

  override func knownFlexibility(_ axis: Axis) -> CGFloat? {
    guard axis == .horizontal else { return nil }
    return overrides?.fit(.unspecified)?.size.width ?? naturalSize.width
  }

  override func firstBaseline(_ proposal: Proposal) -> CGFloat? {
    overrides?.fit(proposal)?.firstBaseline ?? CGFloat(metrics.ascender)
  }

  override func lastBaseline(_ proposal: Proposal) -> CGFloat? {
    if let fit = overrides?.fit(proposal) { return fit.lastBaseline }
    return size(proposal).height - (metrics.lineHeight - metrics.ascender)
  }

  /// The size on lines that end only where the text says so.
  private var naturalSize: CGSize {
    if let natural { return natural }
    let size = measured(within: .infinity, lineLimit: lineLimit)
    natural = size
    return size
  }

  private func wrapped(within limit: CGFloat, lineLimit: Int) -> CGSize {
    if lineLimit == self.lineLimit {
      let natural = naturalSize
      if natural.width <= limit { return natural }
    }
    return measured(within: limit, lineLimit: lineLimit)
  }

  private func measured(within limit: CGFloat, lineLimit: Int) -> CGSize {
    let size = TextMeasurer.size(
      of: string,
      font: metrics,
      maximumWidth: Double(limit),
      maximumLineCount: lineLimit,
      lineBreakMode: truncation.measured
    )
    return CGSize(
      width: min(CGFloat(size.width).upToPixel, limit),
      height: CGFloat(size.height).upToPixel
    )
  }

  /// The most lines that fit a height, or the text's own limit if all of it fits; at least one.
  private func lineCount(within height: CGFloat, of size: CGSize) -> Int {
    guard height >= 0, height < size.height, metrics.lineHeight > 0 else { return lineLimit }
    let lines = max(1, Int((height + 0.5) / metrics.lineHeight))
    return CGFloat(lines + 1) * metrics.lineHeight <= size.height + 0.5 ? lines : lineLimit
  }

  /// The limit that the label has to be given to show what was measured.
  private func shownLineLimit(_ proposal: Proposal) -> Int {
    guard proposal.height >= 0, proposal.width != 0, !string.isEmpty else { return lineLimit }
    let limit = proposal.width < 0 ? CGFloat.infinity : proposal.width.downToPixel
    guard limit > 0 else { return lineLimit }
    let whole = wrapped(within: limit, lineLimit: lineLimit)
    return lineCount(within: proposal.height, of: whole)
  }
}
