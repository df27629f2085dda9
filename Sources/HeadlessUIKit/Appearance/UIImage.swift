// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A picture of real pixels that is shown by an image view.
///
/// Decoding image files is not modelled: an image always starts from pixels.
open class UIImage: NSObject, @unchecked Sendable {
  // Unchecked because the class is open as UIKit's is; every stored property is a constant.

  /// The pixels.
  public let pixelBuffer: PixelBuffer
  /// The number of pixels to a point.
  public let scale: CGFloat
  /// The name under which the picture was found, if it was found by name.
  public let name: String?

  /// The size in points.
  open var size: CGSize {
    CGSize(
      width: CGFloat(pixelBuffer.width) / scale,
      height: CGFloat(pixelBuffer.height) / scale
    )
  }

  /// Creates an image over pixels.
  public init(pixelBuffer: PixelBuffer, scale: CGFloat = 1, name: String? = nil) {
    require(scale > 0, "An image's scale must be above zero, found \(scale).")
    self.pixelBuffer = pixelBuffer
    self.scale = scale
    self.name = name
    super.init()
  }

  /// Creates the image of a system symbol, or returns nil if there is no symbol of that name.
  ///
  /// The artwork is our own drawing, at 2 pixels to a point.
  public convenience init?(systemName name: String) {
    guard let drawing = SymbolCatalog.drawing(named: name) else { return nil }
    self.init(pixelBuffer: drawing, scale: 2, name: name)
  }

  open override var description: String {
    name ?? "image \(pixelBuffer.width)x\(pixelBuffer.height)"
  }
}
