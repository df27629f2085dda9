// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIListContentView {
  func show(_ new: ListContentStorage, over old: ListContentStorage, isFirst: Bool) -> Bool {
    if isFirst || !ListLength.same(new.alpha, old.alpha) { alpha = new.alpha }
    var isMoved = isFirst || !UIListContentConfiguration.isArrangedAlike(new, old)
    if showImage(new, over: old) { isMoved = true }
    if showText(
      .init(new.text, new.attributedText, new.textProperties),
      over: .init(old.text, old.attributedText, old.textProperties),
      inSecondary: false
    ) {
      isMoved = true
    }
    if showText(
      .init(new.secondaryText, new.secondaryAttributedText, new.secondaryTextProperties),
      over: .init(old.secondaryText, old.secondaryAttributedText, old.secondaryTextProperties),
      inSecondary: true
    ) {
      isMoved = true
    }
    return isMoved
  }

  func showFonts() {
    let storage = listConfiguration.storage
    textPart?.showFont(of: storage.textProperties)
    secondaryTextPart?.showFont(of: storage.secondaryTextProperties)
    if storage.attributedText != nil || storage.secondaryAttributedText != nil {
      _ = show(storage, over: ListContentStorage.defaults(of: storage.style), isFirst: false)
    }
  }

  func showTint() {
    let look = listConfiguration.storage.imageProperties
    guard let imagePart, !imagePart.storedIsHidden else { return }
    if look.tintColorTransformer != nil {
      imagePart.tintColor = look.resolvedTintColor(for: tintColor)
    }
    imagePart.showFrame(look, over: nil, tint: tintColor)
  }

  struct TextContent {
    let plain: String?
    let attributed: NSAttributedString?
    let properties: UIListContentConfiguration.TextProperties

    init(
      _ plain: String?,
      _ attributed: NSAttributedString?,
      _ properties: UIListContentConfiguration.TextProperties
    ) {
      self.plain = plain
      self.attributed = attributed.flatMap { $0.length > 0 ? $0 : nil }
      self.properties = properties
    }

    var isShown: Bool { attributed != nil || plain?.isEmpty == false }
  }

  private func showText(
    _ new: TextContent,
    over old: TextContent,
    inSecondary isSecondary: Bool
  ) -> Bool {
    let label = isSecondary ? secondaryTextPart : textPart
    guard new.isShown else {
      guard let label, !label.storedIsHidden else { return false }
      label.isHidden = true
      return true
    }
    guard let label else {
      let label = ListContentLabel(frame: .zero)
      if isSecondary { secondaryTextPart = label } else { textPart = label }
      insertSubview(label, at: depth(of: label))
      label.show(new, over: nil)
      return true
    }
    guard !label.storedIsHidden else {
      label.isHidden = false
      label.show(new, over: nil)
      return true
    }
    return label.show(new, over: old)
  }

  private func showImage(_ new: ListContentStorage, over old: ListContentStorage) -> Bool {
    guard let image = new.image else {
      guard let imagePart, !imagePart.storedIsHidden else { return false }
      imagePart.isHidden = true
      return true
    }
    var isFresh = false
    let view: UIImageView
    if let imagePart {
      view = imagePart
      isFresh = view.storedIsHidden
      if isFresh { view.isHidden = false }
    } else {
      view = UIImageView(frame: .zero)
      imagePart = view
      insertSubview(view, at: depth(of: view))
      isFresh = true
    }
    let (look, former) = (new.imageProperties, old.imageProperties)
    let isMoved =
      isFresh || image.size != old.image?.size
      || !ListLength.same(look.maximumSize, former.maximumSize)
      || !ListLength.same(look.reservedLayoutSize, former.reservedLayoutSize)
      || look.preferredSymbolConfiguration != former.preferredSymbolConfiguration
      || image.isSymbolImage != old.image?.isSymbolImage
    if isFresh || image != old.image { view.image = image }
    view.show(look, over: isFresh ? nil : former, tint: tintColor)
    return isMoved
  }

  private func depth(of view: UIView) -> Int {
    var depth = 0
    for part in [imagePart, textPart, secondaryTextPart] as [UIView?] {
      if part === view { break }
      if part?.parent === self { depth += 1 }
    }
    return depth
  }
}

extension UIImageView {
  func show(
    _ look: UIListContentConfiguration.ImageProperties,
    over former: UIListContentConfiguration.ImageProperties?,
    tint: UIColor
  ) {
    if former == nil
      || look.preferredSymbolConfiguration != former?.preferredSymbolConfiguration
    {
      preferredSymbolConfiguration = look.preferredSymbolConfiguration
    }
    if former == nil || look.tintColor != former?.tintColor
      || look.tintColorTransformer != former?.tintColorTransformer
    {
      tintColor =
        look.tintColorTransformer == nil ? look.tintColor : look.resolvedTintColor(for: tint)
    }
    showFrame(look, over: former, tint: tint)
  }

  func showFrame(
    _ look: UIListContentConfiguration.ImageProperties,
    over former: UIListContentConfiguration.ImageProperties?,
    tint: UIColor
  ) {
    let isPlain = look.cornerRadius == 0 && look.strokeWidth == 0
    if isPlain && layerStyle == nil { return }
    if let former, ListLength.same(look.cornerRadius, former.cornerRadius),
      ListLength.same(look.strokeWidth, former.strokeWidth),
      look.strokeColor == former.strokeColor,
      look.strokeColorTransformer == former.strokeColorTransformer
    {
      return
    }
    var style = LayerStyle()
    style.cornerRadius = ListLength.usable(look.cornerRadius)
    style.borderWidth = ListLength.usable(look.strokeWidth)
    style.borderColor = look.resolvedStrokeColor(for: tint).cgColor
    setLayerStyle(isPlain ? nil : style)
    let clips = style.cornerRadius > 0
    if clips != clipsToBounds { clipsToBounds = clips }
  }
}
