// SPDX-License-Identifier: Apache-2.0

import Foundation

@MainActor struct ButtonArrangement {
  let title: UILabel?
  let subtitle: UILabel?
  let picture: UIImageView?
  private let insets: NSDirectionalEdgeInsets
  private let imagePadding: CGFloat
  private let titlePadding: CGFloat
  private let placement: NSDirectionalRectEdge
  private let titleShift: CGPoint
  private let imageShift: CGPoint

  init(
    title: UILabel?,
    subtitle: UILabel?,
    picture: UIImageView?,
    configuration: UIButton.Configuration?,
    oldInsets: ButtonInsets?
  ) {
    self.title = title
    self.subtitle = subtitle
    self.picture = picture
    // A configuration's insets replace those set on the button, as documented.
    insets = configuration?.contentInsets ?? oldInsets?.content ?? NSDirectionalEdgeInsets()
    imagePadding = configuration?.imagePadding ?? 0
    titlePadding = configuration?.titlePadding ?? 0
    placement = configuration?.imagePlacement ?? .leading
    let moved = configuration == nil ? oldInsets : nil
    titleShift = moved.map { ButtonInsets.shift($0.titleEdges) } ?? .zero
    imageShift = moved.map { ButtonInsets.shift($0.imageEdges) } ?? .zero
  }

  var size: CGSize {
    let inner = innerSize
    return CGSize(
      width: max(0, inner.width + insets.leading + insets.trailing),
      height: max(0, inner.height + insets.top + insets.bottom)
    )
  }

  private var isStacked: Bool { placement == .top || placement == .bottom }
  private var pictureSize: CGSize { picture?.sizeOfShownImage ?? .zero }
  private var titleSize: CGSize { title?.sizeThatFits(.zero) ?? .zero }
  private var subtitleSize: CGSize { subtitle?.sizeThatFits(.zero) ?? .zero }

  private var textSize: CGSize {
    let (upper, lower) = (titleSize, subtitleSize)
    let gap = upper.height > 0 && lower.height > 0 ? titlePadding : 0
    return CGSize(width: max(upper.width, lower.width), height: upper.height + gap + lower.height)
  }

  private var innerSize: CGSize {
    let (image, text) = (pictureSize, textSize)
    let gap = image.width > 0 && text.width > 0 ? imagePadding : 0
    if isStacked {
      return CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
    }
    return CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
  }

  func layOut(in button: UIButton) {
    let isReversed = button.isRightToLeft
    let area = button.bounds.inset(by: UIEdgeInsets(insets, isRightToLeft: isReversed))
    let (image, text, inner) = (pictureSize, textSize, innerSize)
    let width = min(inner.width, max(0, area.width))
    let left = Self.start(of: width, in: area, by: button.contentHorizontalAlignment, isReversed)
    let block = CGRect(x: left, y: area.minY, width: width, height: max(0, area.height))
    if isStacked { return layOutStacked(in: block, by: button.contentVerticalAlignment) }
    let textWidth = max(0, width - (inner.width - text.width))
    let isImageRight = isReversed != (placement == .trailing)
    let imageX = isImageRight ? block.maxX - image.width : block.minX
    let textX = isImageRight ? block.minX : block.maxX - textWidth
    picture?.frame = CGRect(
      x: imageX + imageShift.x,
      y: Self.top(of: image.height, in: block, by: button.contentVerticalAlignment) + imageShift.y,
      width: image.width,
      height: image.height
    )
    let top = Self.top(of: text.height, in: block, by: button.contentVerticalAlignment)
    title?.frame = CGRect(
      x: textX + titleShift.x,
      y: top + titleShift.y,
      width: textWidth,
      height: titleSize.height
    )
    subtitle?.frame = CGRect(
      x: textX,
      y: top + text.height - subtitleSize.height,
      width: textWidth,
      height: subtitleSize.height
    )
  }

  private func layOutStacked(in block: CGRect, by alignment: UIControl.ContentVerticalAlignment) {
    let (image, text, inner) = (pictureSize, textSize, innerSize)
    let top = Self.top(of: inner.height, in: block, by: alignment)
    let isImageLow = placement == .bottom
    let textTop = isImageLow ? top : top + inner.height - text.height
    func place(_ view: UIView?, _ size: CGSize, at y: CGFloat) {
      let width = min(size.width, block.width)
      view?.frame = CGRect(x: block.midX - width / 2, y: y, width: width, height: size.height)
    }
    place(picture, image, at: isImageLow ? top + inner.height - image.height : top)
    place(title, titleSize, at: textTop)
    place(subtitle, subtitleSize, at: textTop + text.height - subtitleSize.height)
  }

  private static func start(
    of width: CGFloat,
    in area: CGRect,
    by alignment: UIControl.ContentHorizontalAlignment,
    _ isReversed: Bool
  ) -> CGFloat {
    switch alignment {
    case .center, .fill: area.midX - width / 2
    case .left: area.minX
    case .right: area.maxX - width
    case .leading: isReversed ? area.maxX - width : area.minX
    case .trailing: isReversed ? area.minX : area.maxX - width
    }
  }

  private static func top(
    of height: CGFloat,
    in area: CGRect,
    by alignment: UIControl.ContentVerticalAlignment
  ) -> CGFloat {
    switch alignment {
    case .center, .fill: area.midY - height / 2
    case .top: area.minY
    case .bottom: area.maxY - height
    }
  }
}

/// The contents of a button by state; missing states use the normal state.
struct ButtonContents<Value> {
  private var values: [UIControl.State: Value] = [:]

  subscript(state: UIControl.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  func shown(in state: UIControl.State) -> Value? { values[state] ?? values[.normal] }
}
