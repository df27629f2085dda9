// SPDX-License-Identifier: Apache-2.0

import Foundation

// The types of #colorLiteral and #imageLiteral, which the compiler finds by name. The initialisers
// are in protocol extensions, since in an open class they would have to be required.

public typealias _ColorLiteralType = UIColor

public typealias _ImageLiteralType = UIImage

public protocol _ColorLiteral {}

extension _ColorLiteral {
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    let color = UIColor(
      red: CGFloat(red),
      green: CGFloat(green),
      blue: CGFloat(blue),
      alpha: CGFloat(alpha)
    )
    guard let color = color as? Self else {
      stop("A colour literal is a UIColor, no \(Self.self).")
    }
    self = color
  }
}

extension UIColor: _ColorLiteral, _ExpressibleByColorLiteral {}

public protocol _ImageLiteral {}

extension _ImageLiteral {
  /// Creates an empty image and remarks once, since there are no asset catalogues.
  public init(imageLiteralResourceName name: String) {
    EngineRemarks.sayAnywhere(
      once: "image literal",
      "\"\(name)\" and all other image literals are empty: there are no asset catalogues here."
    )
    guard let image = UIImage() as? Self else {
      stop("An image literal is a UIImage, no \(Self.self).")
    }
    self = image
  }
}

extension UIImage: _ImageLiteral, _ExpressibleByImageLiteral {}
