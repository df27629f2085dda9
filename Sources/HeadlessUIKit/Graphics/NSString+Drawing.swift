// SPDX-License-Identifier: Apache-2.0

public import Foundation
import TextLayout

extension NSAttributedString {
  @MainActor @preconcurrency public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: CGSize(width: CGFloat.infinity, height: .infinity)))
  }

  /// Draws the text in a rectangle, broken into lines; lines that do not fit are omitted.
  @MainActor @preconcurrency public func draw(in rect: CGRect) {
    guard let context = GraphicsStack.current, length > 0 else { return }
    let size = boundingRect(
      with: CGSize(width: rect.width, height: .infinity),
      options: .usesLineFragmentOrigin,
      context: nil
    )
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 12)
    label.textColor = .black
    label.attributedText = self
    let height = min(size.height, rect.height.isFinite ? rect.height : size.height)
    let area = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height)
    for command in label.commands(drawnIn: area) {
      switch command {
      case .text(let run): context.add(.text(run, context.ctm))
      case .fill(let rect, let packedRGBA):
        let path = context.placed(PathShape.rectangle(rect))
        context.add(.path(ShapeFigure(path: path, fillRGBA: packedRGBA)))
      case .image, .box, .line, .drawing: break
      }
    }
  }
}

extension NSString {
  @MainActor @preconcurrency
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: substring(from: 0), attributes: attrs).draw(at: point)
  }

  @MainActor @preconcurrency
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: substring(from: 0), attributes: attrs).draw(in: rect)
  }
}

extension String {
  @MainActor @preconcurrency
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  @MainActor @preconcurrency
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }
}

extension UILabel {
  func commands(drawnIn rect: CGRect) -> [DrawCommand] {
    var list: [DrawCommand] = []
    let former = UILabel.canvas
    withUnsafeMutablePointer(to: &list) { canvas in
      UILabel.canvas = canvas
      draw(in: rect)
      UILabel.canvas = former
    }
    return list
  }
}

extension UIImage {
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = GraphicsStack.current, rect.width > 0, rect.height > 0, rect.isFinite else {
      return
    }
    let share = (alpha > 0 ? min(alpha, 1) : 0) * context.state.alpha
    let tint = ownTint?.packedRGBA ?? 0x0000_00FF
    context.add(.image(pixelBuffer, rect, tint: tint, alpha: share, context.ctm))
  }
}
