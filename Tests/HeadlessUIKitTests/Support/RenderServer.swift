// SPDX-License-Identifier: Apache-2.0

import Foundation

@_spi(Headless) @testable import HeadlessUIKit

/// What a server that gets nothing but commits knows of the layers.
struct RenderServer {
  private(set) var layers: [UInt32: CommitReader.Record] = [:]

  /// Takes the last commit of a renderer; returns the layers that it changed.
  @discardableResult @MainActor
  mutating func receive(from renderer: FrameRenderer) throws -> [UInt32] {
    let records = try CommitReader.records(of: renderer.withCommittedBytes { Array($0) })
    for record in records {
      var layer = layers[record.layer] ?? CommitReader.Record(layer: record.layer)
      layer.frame = record.frame ?? layer.frame
      layer.boundsOrigin = record.boundsOrigin ?? layer.boundsOrigin
      layer.background = record.background ?? layer.background
      layer.alpha = record.alpha ?? layer.alpha
      layer.isHidden = record.isHidden ?? layer.isHidden
      layer.clips = record.clips ?? layer.clips
      // The style comes with the rest of the appearance, or there is none.
      if record.clips != nil { (layer.style, layer.extras) = (record.style, record.extras) }
      layer.sublayers = record.sublayers ?? layer.sublayers
      layer.contents = record.contents ?? layer.contents
      layers[record.layer] = layer
    }
    return records.map(\.layer)
  }

  /// The first difference between what the server knows of a tree and what the views say, or nil.
  @MainActor func difference(below view: UIView) -> String? {
    guard let layer = layers[view.layerIdentifier] else { return "\(view) was never committed" }
    if layer.isHidden != view.isHidden { return "\(view) hidden \(layer.isHidden ?? false)" }
    if layer.frame != view.frame { return "\(view) at \(String(describing: layer.frame))" }
    if layer.boundsOrigin != view.bounds.origin { return "\(view) scrolled" }
    if layer.alpha != Float(view.alpha) { return "\(view) alpha" }
    if layer.clips != view.clipsToBounds { return "\(view) clips" }
    if layer.style?.cornerRadius != view.layerStyle.map({ Float($0.cornerRadius) }) {
      return "\(view) corners"
    }
    if layer.background != view.backgroundColor?.packedRGBA ?? 0 { return "\(view) colour" }
    if layer.sublayers != view.subviews.map(\.layerIdentifier) { return "\(view) sublayers" }
    // Nothing below a hidden view is committed before it is seen.
    if view.isHidden { return nil }
    if let difference = contentDifference(of: view, layer.contents ?? []) { return difference }
    for subview in view.subviews {
      if let difference = difference(below: subview) { return difference }
    }
    return nil
  }

  @MainActor private func contentDifference(
    of view: UIView,
    _ committed: [CommitReader.Command]
  ) -> String? {
    if let label = view as? UILabel {
      let colors = committed.compactMap { command -> UInt32? in
        if case .text(_, _, _, _, _, _, let color) = command { color } else { nil }
      }
      let texts = committed.compactMap { command -> String? in
        if case .text(let text, _, _, _, _, _, _) = command { text } else { nil }
      }
      let isEmpty = (label.text ?? "").isEmpty
      if texts.isEmpty != isEmpty { return "\(label.text ?? "") is committed as \(texts)" }
      // One line without room for an ellipsis shows the whole text or a part of it.
      if texts.count == 1, !texts[0].contains("\u{2026}"), texts[0] != label.text {
        return "\(label.text ?? "") is committed as \(texts)"
      }
      if colors.contains(where: { $0 != label.textColor.packedRGBA }) { return "text colour" }
    }
    if let imageView = view as? UIImageView {
      let tints = committed.compactMap { command -> UInt32? in
        if case .image(_, let tint, _, _, _) = command { tint } else { nil }
      }
      let wanted = imageView.image == nil ? [] : [imageView.tintColor?.packedRGBA ?? 0]
      if tints != wanted { return "image tints \(tints), expected \(wanted)" }
    }
    return nil
  }
}

/// What a label commits when it is shown at a size.
@MainActor struct DrawnLabel {
  struct Text: Equatable {
    let words: String
    let x: Double
    let baseline: Double
    let width: Double
    let size: Double
    let color: UInt32
    let isRightToLeft: Bool
  }

  let texts: [Text]
  let fills: [(rect: CGRect, color: UInt32)]

  init(_ label: UILabel, width: Double, height: Double) throws {
    let root = UIView(frame: CGRect(0, 0, 2000, 2000))
    label.frame = CGRect(0, 0, width, height)
    label.setNeedsDisplay()
    root.addSubview(label)
    let renderer = FrameRenderer(root: root)
    renderer.renderFrame()
    let records = try CommitReader.records(of: renderer.withCommittedBytes { Array($0) })
    label.removeFromSuperview()
    var texts: [Text] = []
    var fills: [(rect: CGRect, color: UInt32)] = []
    for command in records.last?.contents ?? [] {
      switch command {
      case .text(let words, let x, let baseline, let width, let size, let weight, let color):
        texts.append(
          Text(
            words: words,
            x: Double(x),
            baseline: Double(baseline),
            width: Double(width),
            size: Double(size),
            color: color,
            isRightToLeft: weight & 0x80 != 0
          )
        )
      case .fill(let rect, let color): fills.append((rect, color))
      default: break
      }
    }
    self.texts = texts
    self.fills = fills
  }

  var words: [String] { texts.map(\.words) }
}

/// Whether two lengths are the same as far as the single precision of a commit tells.
func isClose(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 0.01 }
