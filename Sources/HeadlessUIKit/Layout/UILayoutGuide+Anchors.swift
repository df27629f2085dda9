// SPDX-License-Identifier: Apache-2.0

extension UILayoutGuide {
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.guide(self), .leading) }

  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.guide(self), .trailing) }

  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.guide(self), .left) }

  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.guide(self), .right) }

  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.guide(self), .top) }

  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.guide(self), .bottom) }

  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(.guide(self), .width) }

  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(.guide(self), .height) }

  /// The horizontal middle.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.guide(self), .centerX) }

  /// The vertical middle.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.guide(self), .centerY) }
}
