// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIImage {
  /// Creates an image from a PNG, JPEG, GIF or WebP file, or nil; a pattern replaces the pixels.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from a file at a scale in pixels a point, or returns nil.
  public convenience init?(data: Data, scale: CGFloat) {
    let bytes = [UInt8](data)
    guard let header = ImageHeader(bytes) else { return nil }
    DecodingRemark.say()
    self.init(header, scale: Self.usable(scale), bytes: bytes)
  }

  /// Creates an image from a file, or returns nil; `@2x` and `@3x` in the name set the scale.
  public convenience init?(contentsOfFile path: String) {
    // As in UIKit, the reason of a failure is not reported.
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let file = (path as NSString).lastPathComponent
    let name = (file as NSString).deletingPathExtension
    let scale: CGFloat = name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
    self.init(data: data, scale: scale)
  }

  public func pngData() -> Data? {
    guard size.width > 0, size.height > 0 else { return nil }
    return PortableNetworkGraphic.data(of: pixelBuffer)
  }

  convenience init(_ header: ImageHeader, scale: CGFloat, bytes: [UInt8] = []) {
    self.init(.file(ImageFile(header, bytes: bytes)), scale: scale, name: nil)
  }

  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { imageOfSameLook }

  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets,
    resizingMode: UIImage.ResizingMode
  ) -> UIImage { imageOfSameLook }

  public enum ResizingMode: Int, Hashable, Sendable { case tile = 0, stretch }

  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    let width = (size.width * scale).rounded()
    let height = (size.height * scale).rounded()
    guard width >= 1, height >= 1, width * height <= 4096 * 4096 else { return nil }
    let scaled = pixelBuffer.scaled(toWidth: Int(width), height: Int(height))
    return UIImage(
      .pixels(scaled),
      scale: scale,
      name: nil,
      renderingMode: renderingMode,
      ownTint: ownTint
    )
  }

  public func prepareThumbnail(
    of size: CGSize,
    completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) { completionHandler(preparingThumbnail(of: size)) }

  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// Returns the image; nothing is left to decode.
  public func preparingForDisplay() -> UIImage? { self }

  /// Returns the image; nothing is left to decode.
  public func byPreparingForDisplay() async -> UIImage? { self }

  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(self)
  }
}

enum DecodingRemark {
  static func say() {
    EngineRemarks.sayAnywhere(
      once: "image files",
      "An image was made from a file: its size is the file's, its pixels a pattern. Decoding is not "
        + "paid here, so leave its time out of what you compare with a device."
    )
  }
}

enum TextRemark {
  static func say() {
    EngineRemarks.sayAnywhere(
      once: "text in images",
      "Text was drawn into an image: it is a bar there, as no outlines of letters exist here. In a "
        + "view's draw(_:) it stays text."
    )
  }
}

public final class CGImage: Sendable {
  let pixels: PixelBuffer

  public var width: Int { pixels.width }
  public var height: Int { pixels.height }

  init(_ pixels: PixelBuffer) { self.pixels = pixels }

  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.intersection(whole)
    guard rect.isFinite, !part.isNull else { return nil }
    let (left, top) = (Int(part.minX.rounded(.down)), Int(part.minY.rounded(.down)))
    let (right, bottom) = (Int(part.maxX.rounded(.up)), Int(part.maxY.rounded(.up)))
    guard right > left, bottom > top else { return nil }
    let cut = (top..<bottom).flatMap { pixels.pixels[$0 * width + left..<$0 * width + right] }
    return CGImage(PixelBuffer(width: right - left, height: bottom - top, pixels: cut))
  }
}

extension UIImage {
  public var cgImage: CGImage? { CGImage(pixelBuffer) }

  public convenience init(cgImage: CGImage) {
    self.init(.pixels(cgImage.pixels), scale: 1, name: nil)
  }

  /// Creates an image from pixels; an invalid scale is 1, the orientation is ignored.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    self.init(.pixels(cgImage.pixels), scale: Self.usable(scale), name: nil)
  }

  static func usable(_ scale: CGFloat) -> CGFloat { scale > 0 && scale.isFinite ? scale : 1 }

  public enum Orientation: Int, Hashable, Sendable {
    case up = 0, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  public var imageOrientation: UIImage.Orientation { .up }
}
