// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A view that shows an image.
open class UIImageView: UIView {
  private var storedImage: UIImage?

  /// The image; nil shows nothing.
  ///
  /// Images compare by identity.
  open var image: UIImage? {
    get { storedImage }
    set {
      guard write(isEqual: newValue === storedImage) else { return }
      let formerSize = layoutRecord == nil ? nil : storedImage?.size
      storedImage = newValue
      setNeedsDisplay()
      if layoutRecord != nil && newValue?.size != formerSize { invalidateIntrinsicContentSize() }
    }
  }

  /// Creates a view that shows an image in the image's own size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  open override var intrinsicContentSize: CGSize {
    storedImage?.size ?? super.intrinsicContentSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    storedImage?.size ?? storedFrame.size
  }

  override func record(into list: inout [DrawCommand], context: DisplayContext) {
    guard let storedImage, storedFrame.width > 0, storedFrame.height > 0 else { return }
    let rect = placement(of: storedImage.size)
    let thumbnail = context.thumbnails.thumbnail(
      of: storedImage.pixelBuffer,
      width: max(1, Int((rect.width * context.scale).rounded())),
      height: max(1, Int((rect.height * context.scale).rounded()))
    )
    list.append(.image(thumbnail, rect, tint: tintColor?.packedRGBA ?? 0))
  }

  /// The rectangle that an image of a size fills, by content mode.
  private func placement(of size: CGSize) -> CGRect {
    let area = CGRect(origin: .zero, size: storedFrame.size)
    guard size.width > 0, size.height > 0 else { return area }
    let horizontal = area.width / size.width
    let vertical = area.height / size.height
    let factor: CGFloat
    switch contentMode {
    case .scaleToFill, .redraw: return area
    case .scaleAspectFit: factor = min(horizontal, vertical)
    case .scaleAspectFill: factor = max(horizontal, vertical)
    case .center: factor = 1
    }
    let width = size.width * factor
    let height = size.height * factor
    return CGRect(
      x: (area.width - width) / 2,
      y: (area.height - height) / 2,
      width: width,
      height: height
    )
  }
}
