// SPDX-License-Identifier: Apache-2.0

public import Foundation
import TextLayout

/// An image that stands in a text like a letter.
///
/// It is set as a letter that is as wide as it, in a font that is as high: so lines break round it and grow
/// with it as round any other run. What it holds beside an image is kept and not shown.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  // Unchecked because apps make attachments where they make texts, and labels read them on the main actor.

  // First of all properties: see there.
  private let mark = AttributeValueMark.word
  public static let character = 0xFFFC

  open var image: UIImage?
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?
  /// Whether a view of an app's own may show the attachment; kept, as its image does.
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

  /// Where the attachment lies to the baseline and how large it is, y upwards.
  var place: CGRect {
    let own = bounds.isFinite ? bounds : .zero
    guard own.width <= 0 || own.height <= 0 else { return own }
    return CGRect(origin: own.origin, size: image?.size ?? .zero)
  }

  /// The letter that takes the attachment's room, up to a byte of the text.
  ///
  /// With ascender a and descent d of a font of one point, a font of h / (a + d) points is h high, and raised by
  /// y + d times its size it begins y above the baseline. The kern makes up what its letter's advance lacks.
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

  /// What draws the attachment with its left end and the baseline at a point.
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
