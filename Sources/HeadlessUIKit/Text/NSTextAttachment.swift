// SPDX-License-Identifier: Apache-2.0

public import Foundation
import TextLayout

/// An image in text, laid out as a letter of its size; other contents are stored and not drawn.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  // Unchecked because apps create attachments where they create texts, and labels read them on the
  // main actor.

  // The first stored property; see `AttributeValueMark`.
  private let mark = AttributeValueMark.word
  public static let character = 0xFFFC
  open var image: UIImage?
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?
  /// True if a view may display the attachment; stored without effect.
  open var allowsTextAttachmentView = true
  private var drawn: PixelBuffer?

  public override init() { super.init() }

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  public convenience init(data contentData: Data?, ofType uti: String?) {
    self.init()
    contents = contentData
    fileType = uti
  }

  /// The bounds relative to the baseline, y upwards.
  var place: CGRect {
    let own = bounds.isFinite ? bounds : .zero
    guard own.width <= 0 || own.height <= 0 else { return own }
    return CGRect(origin: own.origin, size: image?.size ?? .zero)
  }

  /// Returns the run of a letter with the attachment's size.
  ///
  /// With ascender a and descent d at one point, h / (a + d) points give the height h; raised by y
  /// + d times that, it begins y above the baseline. The kern corrects the advance.
  func run(upTo utf8End: Int) -> StyledText.Run {
    let place = place
    let unit = TextFont(pointSize: 1)
    let size = Double(max(0, place.height)) / (unit.ascender - unit.descender)
    let font = TextFont(pointSize: size)
    let advance = TextMeasurer.layout(Self.letter(in: font)).size.width
    return StyledText.Run(
      utf8End: utf8End,
      font: font,
      kern: Double(place.width) - advance,
      baselineOffset: Double(place.minY) - font.descender
    )
  }

  private static func letter(in font: TextFont) -> StyledText {
    StyledText("\u{FFFC}", runs: [StyledText.Run(utf8End: 3, font: font)])
  }

  @MainActor func command(at point: CGPoint, tint: UInt32, scale: CGFloat) -> DrawCommand? {
    let place = place
    guard let image, place.width > 0, place.height > 0 else { return nil }
    let width = max(1, Int((place.width * scale).rounded()))
    let height = max(1, Int((place.height * scale).rounded()))
    if drawn?.width != width || drawn?.height != height {
      drawn = image.pixelBuffer.scaled(toWidth: width, height: height)
    }
    guard let drawn else { return nil }
    let rect = CGRect(
      x: point.x + place.minX,
      y: point.y - place.maxY,
      width: place.width,
      height: place.height
    )
    return .image(drawn, rect, tint: image.ownTint?.packedRGBA ?? tint)
  }
}

extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
