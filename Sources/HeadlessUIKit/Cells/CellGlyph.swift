// SPDX-License-Identifier: Apache-2.0

import Foundation

@MainActor protocol GlyphHost: AnyObject {
  func glyphWasTapped(_ glyph: CellGlyph)
  func reorderControlWasDropped(_ touch: UITouch)
}

final class CellGlyph: UIControl {
  var kind: Kind {
    didSet {
      guard kind != oldValue else { return }
      isUserInteractionEnabled = kind.isButton
      setNeedsDisplay()
    }
  }

  init(kind: Kind) {
    self.kind = kind
    super.init(frame: CGRect(origin: .zero, size: kind.size))
    isUserInteractionEnabled = kind.isButton
  }

  required init?(coder: NSCoder) { return nil }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let cell = superview as? any GlyphHost else { return }
    if kind == .reorder {
      if let touch { cell.reorderControlWasDropped(touch) }
    } else if isTouchInside {
      cell.glyphWasTapped(self)
    }
  }

  override func record(into list: inout [DrawCommand], context: DisplayContext) {
    let area = CGRect(origin: .zero, size: storedFrame.size)
    switch kind {
    case .disclosure: list.append(.line(chevron))
    case .checkmark: list.append(.line(stroke([(1, 8), (6, 13), (15, 1)], color: tintColor)))
    case .detail:
      list.append(.box(ring(in: area, color: tintColor)))
      list.append(.line(stroke([(11, 10), (11, 16)], color: tintColor)))
      list.append(.line(stroke([(11, 6), (11, 6.5)], color: tintColor)))
    case .delete:
      list.append(.box(disc(in: area, color: .systemRed)))
      list.append(.line(stroke([(6, 11), (16, 11)], color: .white)))
    case .insert:
      list.append(.box(disc(in: area, color: .systemGreen)))
      list.append(.line(stroke([(6, 11), (16, 11)], color: .white)))
      list.append(.line(stroke([(11, 6), (11, 16)], color: .white)))
    case .marked:
      list.append(.box(disc(in: area, color: tintColor)))
      list.append(.line(stroke([(6, 11), (10, 15), (16, 7)], color: .white)))
    case .unmarked: list.append(.box(ring(in: area, color: .tertiaryLabel)))
    case .reorder:
      for height in [6, 11, 16] {
        list.append(
          .line(stroke([(2, CGFloat(height)), (20, CGFloat(height))], color: .tertiaryLabel))
        )
      }
    }
  }

  private var chevron: Polyline {
    let (back, tip): (CGFloat, CGFloat) = isRightToLeft ? (7, 1) : (1, 7)
    return stroke([(back, 1), (tip, 7), (back, 13)], color: .tertiaryLabel)
  }

  private func stroke(_ points: [(CGFloat, CGFloat)], color: UIColor) -> Polyline {
    Polyline(
      points: points.map { CGPoint(x: $0.0, y: $0.1) },
      width: 2,
      packedRGBA: color.packedRGBA
    )
  }

  private func disc(in area: CGRect, color: UIColor) -> RoundedBox {
    RoundedBox(rect: area, cornerRadius: area.width / 2, fillRGBA: color.packedRGBA)
  }

  private func ring(in area: CGRect, color: UIColor) -> RoundedBox {
    RoundedBox(
      rect: area,
      cornerRadius: area.width / 2,
      fillRGBA: 0,
      strokeRGBA: color.packedRGBA,
      strokeWidth: 1.5
    )
  }

  enum Kind {
    case disclosure, checkmark, detail, delete, insert, marked, unmarked, reorder

    var size: CGSize {
      switch self {
      case .disclosure: CGSize(width: 8, height: 14)
      case .checkmark: CGSize(width: 16, height: 14)
      case .detail, .delete, .insert, .marked, .unmarked, .reorder: CGSize(width: 22, height: 22)
      }
    }

    var isButton: Bool {
      switch self {
      case .detail, .delete, .insert, .reorder: true
      case .disclosure, .checkmark, .marked, .unmarked: false
      }
    }
  }
}
