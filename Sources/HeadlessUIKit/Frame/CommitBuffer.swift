// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
import Foundation
import TextLayout

/// The bytes of one commit: a record for each changed layer, parents before children.
///
/// Numbers are in native byte order, unaligned and without padding. A record is the layer's number
/// (UInt32), its parts (UInt8, the bits of `LayerChanges`), then each part that is set:
///
/// - geometry (bit 1): the frame's x and y (Double, as content can be billions of points high), its
///   width and height (Float), the bounds' origin (2 Double)
/// - appearance (bit 2): background (UInt32 RGBA, 0 for none), alpha (Float), flags (UInt8: 1 hidden,
///   2 clips, 4 styled, 8 more); if styled: corner radius (Float), rounded corners (UInt8), border
///   width (Float) and colour (UInt32), the shadow's colour (UInt32), opacity, x, y and radius
///   (4 Float); if more: see `CommitBuffer+Layers`
/// - sublayers (bit 8): a count (UInt32) and the layers' numbers, back to front
/// - contents (bit 4): a count (UInt32) and the draw commands, each a kind (UInt8) and its fields:
///   - 0, fill: a rectangle (4 Float) and its colour (UInt32)
///   - 1, image: a rectangle, a tint, the width and height in pixels (UInt32 each) and the pixels'
///     identity in this process (UInt64)
///   - 2, line of text: x, baseline, width and font size (Float), weight (UInt8, the raw value of
///     `TextWeight`, 128 more from right to left), colour (UInt32), a count (UInt32) and the UTF-8
///     bytes displayed, an ellipsis included
///   - 5, an app's drawing: see `CommitBuffer+Drawing`
///
/// Omitted parts are unchanged. Layers below a hidden one may be committed when it is displayed.
@MainActor final class CommitBuffer {
  nonisolated(unsafe) private var start: UnsafeMutableRawPointer
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 1 << 16) {
    start = .allocate(byteCount: capacity, alignment: 16)
    self.capacity = capacity
  }

  deinit { start.deallocate() }

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }
  func begin() { count = 0 }

  func encode(_ view: UIView) {
    let before = count
    let changes = view.changes
    put(view.layerIdentifier)
    put(changes.rawValue)
    if changes.contains(.geometry) {
      put(Double(view.storedFrame.origin.x))
      put(Double(view.storedFrame.origin.y))
      put(Float(view.storedFrame.size.width))
      put(Float(view.storedFrame.size.height))
      put(Double(view.boundsOrigin.x))
      put(Double(view.boundsOrigin.y))
    }
    if changes.contains(.appearance) {
      put(view.storedBackgroundColor?.packedRGBA(in: view) ?? 0)
      put(Float(view.storedAlpha))
      put(
        (view.storedIsHidden ? UInt8(1) : 0) | (view.storedClipsToBounds ? 2 : 0)
          | view.layerKind.rawValue
      )
      if view.layerKind != .plain, let style = view.layerStyle {
        encode(style)
        if let extras = style.extras { encode(extras, below: view.storedSubviews) }
      }
    }
    if changes.contains(.sublayers) {
      put(UInt32(view.storedSubviews.count))
      for subview in view.storedSubviews { put(subview.layerIdentifier) }
    }
    if changes.contains(.contents) {
      put(UInt32(view.displayList.count))
      for command in view.displayList { encode(command) }
    }
    engine_count_layers_committed(1)
    engine_count_bytes_committed(Int64(count - before))
  }

  func encode(_ style: LayerStyle) {
    put(Float(style.cornerRadius))
    put(UInt8(truncatingIfNeeded: style.maskedCorners.rawValue))
    put(Float(style.borderWidth))
    put(style.borderColor.packedRGBA)
    put(style.shadowColor?.packedRGBA ?? 0)
    put(style.shadowOpacity)
    put(Float(style.shadowOffset.width))
    put(Float(style.shadowOffset.height))
    put(Float(style.shadowRadius))
  }

  private func encode(_ box: RoundedBox) {
    put(UInt8(3))
    put(box.rect)
    put(Float(box.cornerRadius))
    put(box.fillRGBA)
    put(box.strokeRGBA)
    put(Float(box.strokeWidth))
  }

  private func encode(_ line: Polyline) {
    put(UInt8(4))
    put(Float(line.width))
    put(line.packedRGBA)
    put(UInt32(line.points.count))
    for point in line.points {
      put(Float(point.x))
      put(Float(point.y))
    }
  }

  private func encode(_ command: DrawCommand) {
    switch command {
    case .fill(let rect, let packedRGBA):
      put(UInt8(0))
      put(rect)
      put(packedRGBA)
    case .image(let image, let rect, let tint):
      put(UInt8(1))
      put(rect)
      put(tint)
      put(UInt32(image.width))
      put(UInt32(image.height))
      put(UInt(bitPattern: ObjectIdentifier(image)))
    case .text(let run): encode(run)
    case .box(let box): encode(box)
    case .line(let line): encode(line)
    case .drawing(let steps): encode(steps)
    }
  }

  func encode(_ run: TextRun) {
    put(UInt8(2))
    put(Float(run.x))
    put(Float(run.baseline))
    put(Float(run.line.width))
    put(Float(run.font.pointSize))
    let mark: UInt8 = run.line.direction == .rightToLeft ? 0x80 : 0
    put(run.font.weight.rawValue | mark)
    put(run.packedRGBA)
    let shown = run.line.utf8Range
    var text = run.text
    text.withUTF8 { utf8 in
      guard let elided = run.line.elidedUTF8Range else {
        put(UInt32(shown.count))
        put(utf8[shown])
        return
      }
      put(UInt32(shown.count - elided.count + Self.ellipsis.utf8CodeUnitCount))
      put(utf8[shown.lowerBound..<elided.lowerBound])
      put(Self.ellipsis)
      put(utf8[elided.upperBound..<shown.upperBound])
    }
  }

  private static let ellipsis: StaticString = "\u{2026}"

  private func put(_ text: StaticString) {
    reserve(text.utf8CodeUnitCount)
    (start + count).copyMemory(from: text.utf8Start, byteCount: text.utf8CodeUnitCount)
    count += text.utf8CodeUnitCount
  }

  private func put(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    guard let base = bytes.base.baseAddress else { return }
    reserve(bytes.count)
    (start + count).copyMemory(from: base + bytes.startIndex, byteCount: bytes.count)
    count += bytes.count
  }

  func put(_ rect: CGRect) {
    put(Float(rect.origin.x))
    put(Float(rect.origin.y))
    put(Float(rect.size.width))
    put(Float(rect.size.height))
  }

  @inline(__always) func put<Value: BitwiseCopyable>(_ value: Value) {
    let size = MemoryLayout<Value>.size
    reserve(size)
    (start + count).storeBytes(of: value, as: Value.self)
    count += size
  }

  @inline(__always) private func reserve(_ additional: Int) {
    if count + additional > capacity { grow(to: count + additional) }
  }

  private func grow(to needed: Int) {
    let larger = max(needed, capacity * 2)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: larger, alignment: 16)
    memory.copyMemory(from: start, byteCount: count)
    start.deallocate()
    start = memory
    capacity = larger
  }
}
