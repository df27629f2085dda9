// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// An image on screen.
final class ImageNode: _ViewNode {
  private let view = UIImageView()
  private var source = Image.Source.none
  private var isResizable = false
  private var packedTint: UInt32?
  private var natural = CGSize.zero
  private var font = Font.body
  private weak var fonts: FontCatalog?

  /// Takes over an image and what surrounds it, writing what differs.
  func take(_ image: Image, _ environment: _ViewEnvironment) {
    if isAnother(image, environment) {
      let picture = image.source.image(beside: environment.fonts.font(font))
      view.image = picture
      let size = picture?.size ?? .zero
      natural = CGSize(width: size.width.sanitized, height: size.height.sanitized)
      invalidate()
    }
    let tint = image.isTemplate ? environment.resolve(nil) : nil
    if tint != packedTint {
      packedTint = tint
      view.tintColor = tint.map { UIColor(packedRGBA: $0) }
    }
  }

  /// Notes the image and the font around it, and returns whether another picture is to be shown.
  ///
  /// A symbol is as large as the text around it, so another font is another picture.
  private func isAnother(_ image: Image, _ environment: _ViewEnvironment) -> Bool {
    var isAnother = image.source != source || image.isResizable != isResizable
    if image.source.isSymbol {
      let shown = environment.shownFont
      if shown != font || environment.fonts !== fonts {
        isAnother = true
        font = shown
        fonts = environment.fonts
      }
    }
    source = image.source
    isResizable = image.isResizable
    return isAnother
  }

  override func appendViews(to views: inout [UIView]) {
    views.append(view)
  }

  override func measure(_ proposal: Proposal) -> CGSize {
    guard isResizable else { return natural }
    return CGSize(
      width: proposal.width < 0 ? natural.width : proposal.width,
      height: proposal.height < 0 ? natural.height : proposal.height
    )
  }

  override func arrange(at origin: CGPoint, _ proposal: Proposal) {
    view.show(in: CGRect(origin: origin, size: size(proposal)))
  }

  override func knownFlexibility(_ axis: Axis) -> CGFloat? { isResizable ? .infinity : 0 }
}
