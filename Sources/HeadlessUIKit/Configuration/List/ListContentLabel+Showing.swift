// SPDX-License-Identifier: Apache-2.0

import Foundation

extension ListContentLabel {
  @discardableResult func show(
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

  func showFont(of look: UIListContentConfiguration.TextProperties) {
    let follows = look.adjustsFontForContentSizeCategory && look.font.scaling != nil
    font = follows ? look.font.adjusted(for: traitCollection) : look.font
  }

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
    // A label adopts the style of an attributed text, which a plain text must reset.
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
