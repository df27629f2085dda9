// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(.view(madeLayoutRecord), .leading)
  }

  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(.view(madeLayoutRecord), .trailing)
  }

  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.view(madeLayoutRecord), .left) }

  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(.view(madeLayoutRecord), .right)
  }

  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.view(madeLayoutRecord), .top) }

  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(.view(madeLayoutRecord), .bottom)
  }

  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(.view(madeLayoutRecord), .width) }

  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(.view(madeLayoutRecord), .height) }

  /// The horizontal middle.
  public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(.view(madeLayoutRecord), .centerX)
  }

  /// The vertical middle.
  public var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(.view(madeLayoutRecord), .centerY)
  }

  /// The baseline of the first line of text, or the top edge without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(.view(madeLayoutRecord), .firstBaseline)
  }

  /// The baseline of the last line of text, or the bottom edge without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(.view(madeLayoutRecord), .lastBaseline)
  }
}
