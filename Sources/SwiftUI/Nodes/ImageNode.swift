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

  /// Takes over an image and what surrounds it, writing what differs.
  func take(_ image: Image, _ environment: _ViewEnvironment) {
    if image.source != source {
      source = image.source
      view.image = source.image
      if source.isSymbol { view.contentMode = .scaleAspectFit }
    }
    let natural = naturalSize(environment)
    if natural != self.natural || image.isResizable != isResizable {
      self.natural = natural
      isResizable = image.isResizable
      invalidate()
    }
    let tint = image.isTemplate ? environment.resolve(nil) : nil
    if tint != packedTint {
      packedTint = tint
      view.tintColor = tint.map { UIColor(packedRGBA: $0) }
    }
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

  /// The size that the image has by itself: a symbol is as high as a line of the text around it.
  private func naturalSize(_ environment: _ViewEnvironment) -> CGSize {
    guard let image = view.image else { return .zero }
    guard source.isSymbol else {
      return CGSize(width: image.size.width.sanitized, height: image.size.height.sanitized)
    }
    let side = environment.fonts.font(environment.shownFont).lineHeight.onPixel
    return CGSize(width: side, height: side)
  }
}
