// SPDX-License-Identifier: Apache-2.0

import Foundation

// What Xcode shows as a swatch or a picture in the source: #colorLiteral and #imageLiteral. The compiler looks
// for the types below by these names. Their initialisers stand in extensions of protocols: in a class that can
// have subclasses they would have to be required, and each subclass to have them too.

public typealias _ColorLiteralType = UIColor

public typealias _ImageLiteralType = UIImage

/// What has the initialiser of colour literals: UIColor alone.
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

/// What has the initialiser of image literals: UIImage alone.
public protocol _ImageLiteral {}

extension _ImageLiteral {
  /// Creates an empty image for an `#imageLiteral`, and remarks once: there are no asset catalogues here.
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
