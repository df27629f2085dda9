// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CommitBuffer {
  private struct ExtraParts: OptionSet {
    let rawValue: UInt8
    static let transform = ExtraParts(rawValue: 1)
    static let shadowPath = ExtraParts(rawValue: 2)
    static let values = ExtraParts(rawValue: 4)
    static let figure = ExtraParts(rawValue: 8)
    static let sublayers = ExtraParts(rawValue: 16)
    static let mask = ExtraParts(rawValue: 32)

    @MainActor init(_ extras: LayerExtras, _ figure: LayerFigure?) {
      var parts: ExtraParts = []
      if !extras.transform.isIdentity || extras.anchorPoint != LayerExtras.middle {
        parts.insert(.transform)
      }
      if extras.shadowPath != nil { parts.insert(.shadowPath) }
      if extras.rasterizes || extras.zPosition != 0 || extras.contents != nil {
        parts.insert(.values)
      }
      if figure != nil { parts.insert(.figure) }
      if !extras.sublayers.isEmpty { parts.insert(.sublayers) }
      if extras.mask != nil || extras.maskView != nil { parts.insert(.mask) }
      self = parts
    }

    init(rawValue: UInt8) { self.rawValue = rawValue }
  }

  /// Adds the uncommon state of a layer.
  ///
  /// A byte of flags (UInt8), then the parts that it names, in this order:
  ///
  /// - transform (bit 1): six Float, and the anchor (2 Float)
  /// - shadow path (bit 2): a path, which is a count of steps (UInt32) and the steps, each a kind
  ///   (UInt8: 0 move, 1 line, 2 quad, 3 curve, 4 close) and its points (2 Float each), the end last
  /// - values (bit 4): flags (UInt8: 1 rasterizes, 2 has contents), the scale of its pixels and the z
  ///   position (2 Float); with contents the width and height in pixels (UInt32 each)
  /// - figure (bit 8): a kind (UInt8); 0 is a shape as a drawing has it, and where its stroke begins
  ///   and ends (2 Float); 1 a gradient: kind (UInt8: 0 axial, 1 radial, 2 conic), four Float for
  ///   start and end, a count (UInt32) and for each colour itself (UInt32) and its place (Float); 2 a
  ///   count (UInt32) of lines of text, each a command of a display list
  /// - sublayers (bit 16): a count (UInt32), and for each the number of subviews behind it (UInt32)
  ///   and the layer: its plain frame (4 Float), the bounds' origin (2 Float), background (UInt32),
  ///   opacity (Float), flags as a view's, and what those say follows
  /// - mask (bit 32): kind (UInt8); 0 is a layer, 1 the number of a view's layer (UInt32)
  func encode(_ extras: LayerExtras, below views: [UIView], figure own: LayerFigure? = nil) {
    let figure = own ?? extras.object?.figure
    let parts = ExtraParts(extras, figure)
    put(parts.rawValue)
    if parts.contains(.transform) {
      put(extras.transform)
      put(extras.anchorPoint)
    }
    if let path = extras.shadowPath { put(path) }
    if parts.contains(.values) { encodeValues(of: extras) }
    if let figure { encode(figure) }
    if parts.contains(.sublayers) {
      put(UInt32(extras.sublayers.count))
      var behind: UInt32 = 0
      for part in LayerTree.parts(of: views, extras) {
        switch part {
        case .view: behind += 1
        case .layer(let layer):
          put(behind)
          encode(layer)
        }
      }
    }
    if let mask = extras.mask {
      put(UInt8(0))
      encode(mask)
    } else if let view = extras.maskView {
      put(UInt8(1))
      put(view.layerIdentifier)
    }
  }

  private func encode(_ layer: CALayer) {
    guard let own = layer.own else { return }
    put(layer.place.plainFrame)
    put(own.boundsOrigin)
    put(own.backgroundColor?.packedRGBA ?? 0)
    put(own.opacity)
    let figure = layer.figure
    let extras = own.style.extras ?? figure.map { _ in LayerExtras() }
    put((own.isHidden ? UInt8(1) : 0) | (own.masksToBounds ? 2 : 0) | (extras == nil ? 4 : 12))
    encode(own.style)
    if let extras { encode(extras, below: [], figure: figure) }
  }

  private func encodeValues(of extras: LayerExtras) {
    let image = extras.contents as? CGImage
    put((extras.rasterizes ? UInt8(1) : 0) | (image == nil ? 0 : 2))
    put(Float(extras.rasterizationScale))
    put(Float(extras.zPosition))
    guard let image else { return }
    put(UInt32(image.width))
    put(UInt32(image.height))
  }

  private func encode(_ figure: LayerFigure) {
    switch figure {
    case .shape(let shape):
      put(UInt8(0))
      encode(shape)
      put(Float(shape.strokeStart))
      put(Float(shape.strokeEnd))
    case .gradient(let gradient):
      put(UInt8(1))
      put(UInt8(gradient.type == .radial ? 1 : gradient.type == .conic ? 2 : 0))
      put(gradient.start)
      put(gradient.end)
      put(UInt32(gradient.colors.count))
      for (color, location) in zip(gradient.colors, gradient.locations) {
        put(color)
        put(Float(location))
      }
    case .text(let runs):
      put(UInt8(2))
      put(UInt32(runs.count))
      for run in runs { encode(run) }
    }
  }
}
