// SPDX-License-Identifier: Apache-2.0

import Foundation

extension ListContentLabel {
  /// Writes what differs between two texts, or all of one; returns whether the size may differ.
  @discardableResult
  func show(
    _ new: UIListContentView.TextContent,
    over old: UIListContentView.TextContent?
  ) -> Bool {
    guard let old, new.attributed == nil, old.attributed == nil else {
      return showAttributed(new, over: old)
    }
    let (look, former) = (new.properties, old.properties)
    var isResized = false
    if look.transform != former.transform || new.plain != old.plain {
      text = new.plain.map { look.transform.apply(to: $0) }
      isResized = true
    }
    if look.font != former.font
      || look.adjustsFontForContentSizeCategory != former.adjustsFontForContentSizeCategory
    {
      showFont(of: look)
      isResized = true
    }
    if look.numberOfLines != former.numberOfLines {
      numberOfLines = look.numberOfLines
      isResized = true
    }
    if look.lineBreakMode != former.lineBreakMode {
      lineBreakMode = look.lineBreakMode
      isResized = true
    }
    if look.alignment != former.alignment { textAlignment = look.alignment.textAlignment }
    if look.color != former.color || look.colorTransformer != former.colorTransformer {
      textColor = look.resolvedColor()
    }
    showFitting(of: look, over: former)
    return isResized
  }

  /// Writes what a text does that does not fit.
  private func showFitting(
    of look: UIListContentConfiguration.TextProperties,
    over former: UIListContentConfiguration.TextProperties?
  ) {
    if look.adjustsFontSizeToFitWidth != former?.adjustsFontSizeToFitWidth
      ?? adjustsFontSizeToFitWidth
    {
      adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
    }
    let tightens = look.allowsDefaultTighteningForTruncation
    if tightens != former?.allowsDefaultTighteningForTruncation
      ?? allowsDefaultTighteningForTruncation
    {
      allowsDefaultTighteningForTruncation = tightens
    }
    if !ListLength.same(look.minimumScaleFactor, former?.minimumScaleFactor ?? minimumScaleFactor) {
      minimumScaleFactor = look.minimumScaleFactor
    }
  }

  /// Writes the font, as it is at the text size that the user prefers if it follows that.
  func showFont(of look: UIListContentConfiguration.TextProperties) {
    let follows = look.adjustsFontForContentSizeCategory && look.font.scaling != nil
    font = follows ? look.font.adjusted(for: traitCollection) : look.font
  }

  /// Writes everything, unless an attributed text and its look are as they were.
  private func showAttributed(
    _ new: UIListContentView.TextContent,
    over old: UIListContentView.TextContent?
  ) -> Bool {
    let look = new.properties
    if let old, look == old.properties,
      UIListContentConfiguration.same(new.attributed, old.attributed)
    {
      return false
    }
    // A label takes the style of an attributed text over: a plain text undoes that first.
    text = new.attributed == nil ? new.plain.map { look.transform.apply(to: $0) } : nil
    showFont(of: look)
    textColor = look.resolvedColor()
    textAlignment = look.alignment.textAlignment
    numberOfLines = look.numberOfLines
    lineBreakMode = look.lineBreakMode
    showFitting(of: look, over: nil)
    if let attributed = new.attributed { attributedText = attributed }
    return true
  }
}
