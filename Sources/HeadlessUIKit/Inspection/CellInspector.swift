// SPDX-License-Identifier: Apache-2.0

import Foundation
import TextLayout

/// The content of a cell as a user sees it, from the views and not their display lists.
@MainActor @_spi(Headless) public struct CellInspector {
  private var imageNames: [ObjectIdentifier: String] = [:]
  private let context = DisplayContext(scale: 2, thumbnails: ThumbnailCache())

  public init() {}

  public mutating func elements(of view: UIView) -> [VisibleElement] {
    var elements: [VisibleElement] = []
    let ambient = UITraitCollection.current
    UITraitCollection.current = view.traitCollection
    collect(view, origin: .zero, opacity: 1, into: &elements)
    UITraitCollection.current = ambient
    return elements
  }

  private mutating func collect(
    _ view: UIView,
    origin: CGPoint,
    opacity: CGFloat,
    into elements: inout [VisibleElement]
  ) {
    let start = elements.count
    let frame = CGRect(origin: origin, size: view.storedFrame.size)
    appendBackground(of: view, frame: frame, to: &elements)
    appendLayers(of: view, frame: frame, to: &elements)
    switch view {
    case let label as UILabel: appendText(of: label, frame: frame, to: &elements)
    case let imageView as UIImageView: appendImage(of: imageView, frame: frame, to: &elements)
    default: appendDrawing(of: view, origin: origin, to: &elements)
    }
    if opacity < 1 {
      for position in start..<elements.count {
        elements[position] = elements[position].faded(by: opacity)
      }
    }
    for subview in view.subviews where !subview.storedIsHidden && subview.storedAlpha > 0 {
      let offset = subview.storedFrame.origin
      subview.underOwnTraits {
        collect(
          subview,
          origin: CGPoint(
            x: origin.x + offset.x - view.boundsOrigin.x,
            y: origin.y + offset.y - view.boundsOrigin.y
          ),
          opacity: opacity * subview.storedAlpha,
          into: &elements
        )
      }
    }
    guard let map = view.layerExtras?.transform, !map.isIdentity else { return }
    let anchor = CGPoint(
      x: origin.x + (view.anchoredCenter.x - view.storedFrame.minX),
      y: origin.y + (view.anchoredCenter.y - view.storedFrame.minY)
    )
    for position in start..<elements.count {
      elements[position] = elements[position].applying(map.around(anchor))
    }
  }

  private func appendLayers(of view: UIView, frame: CGRect, to elements: inout [VisibleElement]) {
    guard let extras = view.layerExtras, let digest = FrameSnapshot.digest(of: extras, view)
    else { return }
    elements.append(VisibleElement(frame: frame, content: .drawing(digest: digest)))
  }

  private func appendText(of label: UILabel, frame: CGRect, to elements: inout [VisibleElement]) {
    guard let text = label.text, !text.isEmpty else { return }
    if let content = label.attributed {
      appendRuns(of: content, label, frame: frame, to: &elements)
      return
    }
    elements.append(
      VisibleElement(
        frame: frame,
        content: .text(
          text,
          font: label.shownFont,
          packedRGBA: label.shownColor,
          alignment: label.textAlignment,
          numberOfLines: label.numberOfLines
        )
      )
    )
  }

  private func appendRuns(
    of content: AttributedContent,
    _ label: UILabel,
    frame: CGRect,
    to elements: inout [VisibleElement]
  ) {
    let bytes = Array(content.styled.text.utf8)
    for (run, look) in zip(content.styled.runs, content.looks) where run.utf8Count > 0 {
      elements.append(
        VisibleElement(
          frame: frame,
          content: .text(
            String(decoding: bytes[run.utf8Start..<run.utf8End], as: UTF8.self),
            font: run.font,
            packedRGBA: label.shown(look.color),
            alignment: label.textAlignment,
            numberOfLines: label.numberOfLines
          )
        )
      )
    }
  }

  private mutating func appendImage(
    of view: UIImageView,
    frame: CGRect,
    to elements: inout [VisibleElement]
  ) {
    guard let image = view.shownImage else { return }
    elements.append(
      VisibleElement(frame: frame, content: .image(name(of: image), tint: view.tint(of: image)))
    )
  }

  private func appendBackground(
    of view: UIView,
    frame: CGRect,
    to elements: inout [VisibleElement]
  ) {
    let color = view.storedBackgroundColor?.packedRGBA(in: view) ?? 0
    if let style = view.layerStyle?.proper {
      let box = VisibleElement.Content.box(
        cornerRadius: style.cornerRadius,
        fillRGBA: color,
        strokeRGBA: style.borderWidth > 0 ? style.borderColor.packedRGBA : 0,
        strokeWidth: style.borderWidth
      )
      elements.append(VisibleElement(frame: frame, content: box))
    } else if color & 0xFF != 0 {
      elements.append(VisibleElement(frame: frame, content: .fill(packedRGBA: color)))
    }
  }

  private func appendDrawing(
    of view: UIView,
    origin: CGPoint,
    to elements: inout [VisibleElement]
  ) {
    var list: [DrawCommand] = []
    view.record(into: &list, context: context)
    for command in list {
      switch command {
      case .fill(let rect, let packedRGBA):
        elements.append(
          VisibleElement(
            frame: rect.offsetBy(dx: origin.x, dy: origin.y),
            content: .fill(packedRGBA: packedRGBA)
          )
        )
      case .box(let box):
        elements.append(
          VisibleElement(
            frame: box.rect.offsetBy(dx: origin.x, dy: origin.y),
            content: .box(
              cornerRadius: box.cornerRadius,
              fillRGBA: box.fillRGBA,
              strokeRGBA: box.strokeRGBA,
              strokeWidth: box.strokeWidth
            )
          )
        )
      case .line(var line):
        line.points = line.points.map { CGPoint(x: $0.x + origin.x, y: $0.y + origin.y) }
        elements.append(VisibleElement(frame: line.frame, content: .line(line)))
      case .drawing(let steps):
        elements.append(
          VisibleElement(
            frame: CGRect(origin: origin, size: view.storedFrame.size),
            content: .drawing(digest: FrameSnapshot.digest(of: steps, view))
          )
        )
      case .text, .image: break
      }
    }
  }

  private mutating func name(of image: UIImage) -> String {
    if let name = image.name { return name }
    let identity = ObjectIdentifier(image.pixelBuffer)
    if let known = imageNames[identity] { return known }
    var digest = StableDigest()
    for pixel in image.pixelBuffer.pixels { digest.combine(UInt64(pixel)) }
    imageNames[identity] = digest.hexadecimal
    return digest.hexadecimal
  }
}
