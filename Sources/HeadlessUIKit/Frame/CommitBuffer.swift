// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
import Foundation
import TextLayout

/// The bytes of one commit: the changed layers, as a render server would receive them.
///
/// The memory is kept from frame to frame and grows to the largest commit seen. Each record starts
/// with the layer's number and its `LayerChanges`; all numbers are in the machine's byte order.
@MainActor final class CommitBuffer {
  nonisolated(unsafe) private var start: UnsafeMutableRawPointer
  private var capacity: Int
  /// The number of bytes of the commit so far.
  private(set) var count = 0

  init(capacity: Int = 1 << 16) {
    start = .allocate(byteCount: capacity, alignment: 16)
    self.capacity = capacity
  }

  deinit {
    start.deallocate()
  }

  /// The bytes of the commit.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }

  /// Forgets the former commit.
  func begin() {
    count = 0
  }

  /// Adds the changed parts of a view's layer.
  func encode(_ view: UIView) {
    let before = count
    let changes = view.changes
    put(view.layerIdentifier)
    put(changes.rawValue)
    if changes.contains(.geometry) {
      put(view.storedFrame)
      put(Float(view.boundsOrigin.x))
      put(Float(view.boundsOrigin.y))
    }
    if changes.contains(.appearance) {
      put(view.storedBackgroundColor?.packedRGBA ?? 0)
      put(Float(view.storedAlpha))
      put(view.storedIsHidden ? UInt8(1) : 0)
    }
    if changes.contains(.sublayers) {
      put(UInt32(view.subviews.count))
      for subview in view.subviews { put(subview.layerIdentifier) }
    }
    if changes.contains(.contents) {
      put(UInt32(view.displayList.count))
      for command in view.displayList { encode(command) }
    }
    engine_count_layers_committed(1)
    engine_count_bytes_committed(Int64(count - before))
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
    case .text(let run):
      encode(run)
    }
  }

  private func encode(_ run: TextRun) {
    put(UInt8(2))
    put(Float(run.x))
    put(Float(run.baseline))
    put(Float(run.line.width))
    put(Float(run.font.pointSize))
    put(run.packedRGBA)
    var text = run.text
    text.withUTF8 { utf8 in
      let range = run.line.utf8Range
      put(UInt32(range.count))
      reserve(range.count)
      if let base = utf8.baseAddress {
        (start + count).copyMemory(from: base + range.lowerBound, byteCount: range.count)
        count += range.count
      }
    }
    put(run.line.elidedUTF8Range == nil ? UInt8(0) : 1)
  }

  private func put(_ rect: CGRect) {
    put(Float(rect.origin.x))
    put(Float(rect.origin.y))
    put(Float(rect.size.width))
    put(Float(rect.size.height))
  }

  @inline(__always)
  private func put<Value: BitwiseCopyable>(_ value: Value) {
    let size = MemoryLayout<Value>.size
    reserve(size)
    (start + count).storeBytes(of: value, as: Value.self)
    count += size
  }

  @inline(__always)
  private func reserve(_ additional: Int) {
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
