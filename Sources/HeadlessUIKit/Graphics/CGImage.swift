// SPDX-License-Identifier: Apache-2.0

public import Foundation

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
