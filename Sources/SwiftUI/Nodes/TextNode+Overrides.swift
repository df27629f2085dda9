// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Headless) import HeadlessUIKit

/// What few texts show beside a string in one font and colour.
@MainActor final class TextOverrides {
  /// The gradient in place of a colour, if there is one.
  var cover: GradientCover<UILabel>?
  /// The text in its runs; nil for a string in one font on lines as they are.
  private(set) var sheet: AttributedTextLayout?
  /// What the fonts on screen are multiplied by.
  var shownScale = 1.0
  private var fitting: TextFitting?
  private var lastFit: (proposal: Proposal, fit: TextFitting.Fit)?

  /// Whether the text is shown in runs.
  var hasSheet: Bool { fitting != nil }

  /// Takes over the runs of the text; nil for none.
  func take(_ sheet: AttributedTextLayout?) {
    self.sheet = sheet
    fitting = sheet.map { TextFitting($0) }
    lastFit = nil
  }

  /// What is shown of the runs in the room that is offered; nil without runs.
  func fit(_ proposal: Proposal) -> TextFitting.Fit? {
    guard let fitting else { return nil }
    if let lastFit, lastFit.proposal == proposal { return lastFit.fit }
    let fit = fitting.fit(proposal)
    lastFit = (proposal, fit)
    return fit
  }

  /// Whether a twin shows the runs in the gradient; it is made to.
  func bringInLine(_ twin: UILabel, with label: UILabel) -> Bool {
    guard let sheet else { return true }
    let text = sheet.attributed(scale: shownScale, cutsGradient: true)
    if twin.attributedText == text, twin.numberOfLines == label.numberOfLines { return true }
    twin.attributedText = text
    twin.numberOfLines = label.numberOfLines
    return false
  }
}

extension TextNode {
  /// Takes over a text that may need runs; returns whether it did, so that nothing is left to do.
  func takeSheet(_ text: Text, _ environment: _ViewEnvironment) -> Bool {
    let settings = environment.textSettings
    let isSheet =
      text.style?.isRich == true || settings.lineSpacing > 0 || settings.minimumScale < 1
    guard isSheet else {
      if let overrides, overrides.hasSheet { dropSheet(overrides, environment) }
      return false
    }
    let overrides = overrides ?? TextOverrides()
    self.overrides = overrides
    let (sheet, paint) = AttributedTextLayout.read(text, environment)
    if sheet != overrides.sheet {
      let isAsLarge = overrides.sheet?.isMeasured(as: sheet) == true
      if overrides.sheet == nil { removeCover(overrides) }
      overrides.take(sheet)
      label.attributedText = sheet.attributed(scale: overrides.shownScale)
      if isAsLarge { showCover() } else { invalidate() }
    }
    if paint != nil || overrides.cover != nil { take(paint) }
    return true
  }

  /// Shows the runs of the text in the room that is offered; nothing without runs.
  func arrangeSheet(_ overrides: TextOverrides, _ proposal: Proposal) {
    guard let fit = overrides.fit(proposal), let sheet = overrides.sheet else { return }
    if label.numberOfLines != fit.lineLimit { label.numberOfLines = fit.lineLimit }
    guard overrides.shownScale != fit.scale else { return }
    overrides.shownScale = fit.scale
    label.attributedText = sheet.attributed(scale: fit.scale)
  }

  /// Goes back to a string in one font.
  private func dropSheet(_ overrides: TextOverrides, _ environment: _ViewEnvironment) {
    overrides.take(nil)
    overrides.shownScale = 1
    removeCover(overrides)
    restoreLabel(environment)
    invalidate()
  }

  /// Lets go of a gradient whose twin shows the text in the other way.
  private func removeCover(_ overrides: TextOverrides) {
    guard overrides.cover != nil else { return }
    overrides.cover = nil
    invalidate(.structure)
  }
}
