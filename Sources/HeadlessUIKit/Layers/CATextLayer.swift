// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A layer that draws a text, from its upper edge down.
@MainActor @preconcurrency open class CATextLayer: CALayer {
  /// The text: a `String` or an `NSAttributedString`; anything else shows nothing.
  open var string: Any? {
    didSet { changed() }
  }

  /// The font of a plain text: a `UIFont`, whose size ``fontSize`` replaces, or the name of one; the system's else.
  open var font: AnyObject? {
    didSet { changed() }
  }

  /// The size of a plain text's font, in points.
  open var fontSize: CGFloat = 36 {
    didSet { if fontSize != oldValue { changed() } }
  }

  /// The colour of a plain text: white at first, nil for nothing.
  open var foregroundColor: CGColor? = UIColor.white.cgColor {
    didSet { if foregroundColor != oldValue { changed() } }
  }

  /// Whether the text is broken into lines at the layer's width; else it is one line.
  open var isWrapped = false {
    didSet { if isWrapped != oldValue { changed() } }
  }

  /// Where a line stands that is narrower than the layer.
  open var alignmentMode = CATextLayerAlignmentMode.natural {
    didSet { if alignmentMode != oldValue { changed() } }
  }

  /// Where a line is cut that is wider than the layer.
  open var truncationMode = CATextLayerTruncationMode.none {
    didSet { if truncationMode != oldValue { changed() } }
  }

  open override func preferredFrameSize() -> CGSize {
    label?.sizeThatFits(room) ?? .zero
  }

  /// The room that the text has: without end unless it is wrapped.
  private var room: CGSize {
    CGSize(width: isWrapped ? bounds.width : .infinity, height: .infinity)
  }

  /// A label that is never shown and lays the text out; nil for no text.
  private var label: UILabel? {
    let label = UILabel(frame: .zero)
    switch string {
    case let text as NSAttributedString: label.attributedText = text
    case let text as String: label.text = text
    default: return nil
    }
    if string is String {
      label.font = plainFont
      label.textColor = foregroundColor.map { UIColor(cgColor: $0) } ?? .clear
    }
    label.numberOfLines = isWrapped ? 0 : 1
    label.textAlignment = alignmentMode.alignment
    label.lineBreakMode =
      truncationMode.lineBreakMode ?? (isWrapped ? .byWordWrapping : .byClipping)
    return label
  }

  private var plainFont: UIFont {
    let size = max(0, fontSize.orZero)
    switch font {
    case let font as UIFont: return font.withSize(size)
    case let name as NSString:
      return UIFont(name: name as String, size: size) ?? .systemFont(ofSize: size)
    default: return .systemFont(ofSize: size)
    }
  }

  override var figure: LayerFigure? {
    guard let label else { return nil }
    let size = label.sizeThatFits(room)
    // A label draws in the middle of its height: a rectangle as high as the text has it begin at the top.
    let area = CGRect(x: 0, y: 0, width: bounds.width, height: min(size.height, bounds.height))
    let runs: [TextRun] = label.commands(drawnIn: area)
      .compactMap { command in
        guard case .text(let run) = command else { return nil }
        return run
      }
    return runs.isEmpty ? nil : .text(runs)
  }
}

/// Where a line of a text layer stands that is narrower than the layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// At the side where the text's language begins.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  fileprivate var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}

/// Where a line of a text layer is cut that is wider than the layer.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// At the layer's edge, without a sign.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At its start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At its end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In its middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  fileprivate var lineBreakMode: NSLineBreakMode? {
    switch self {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    default: nil
    }
  }
}
