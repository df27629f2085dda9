// SPDX-License-Identifier: Apache-2.0

public import Foundation

open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = 2
  open var opaque = false

  open class func `default`() -> Self { Self() }
  open class func preferred() -> Self { Self() }

  public required override init() { super.init() }
}

open class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat
  private let size: CGSize

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat, size: CGSize) {
    cgContext = context
    self.format = format
    self.size = size
    super.init()
  }

  open var currentImage: UIImage {
    PathRaster.image(of: cgContext.finishedSteps, size: size, format)
  }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Renders paths and images to pixels; a line of text becomes a bar, with one remark.
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  private let origin: CGPoint
  public let format: UIGraphicsImageRendererFormat

  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    let finite = bounds.withFiniteParts
    size = CGSize(width: max(0, finite.size.width), height: max(0, finite.size.height))
    origin = finite.origin
    self.format = format
    super.init()
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(scale: format.scale)
    context.translateBy(x: -origin.x, y: -origin.y)
    let renderer = UIGraphicsImageRendererContext(context, format, size: size)
    GraphicsStack.push(context)
    actions(renderer)
    GraphicsStack.pop()
    return renderer.currentImage
  }

  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

/// Begins an image of a size in points; a scale of 0 is the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  let context = CGContext(scale: scale > 0 ? scale : 2)
  context.imageSize = size
  context.isOpaque = opaque
  GraphicsStack.push(context)
}

public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = GraphicsStack.current, let size = context.imageSize else { return nil }
  let format = UIGraphicsImageRendererFormat()
  format.scale = context.scale
  format.opaque = context.isOpaque
  return PathRaster.image(of: context.finishedSteps, size: size, format)
}

public func UIGraphicsEndImageContext() {
  guard GraphicsStack.current?.imageSize != nil else { return }
  GraphicsStack.pop()
}
