// SPDX-License-Identifier: Apache-2.0

import Foundation

enum LayerPart {
  case view(UIView)
  case layer(CALayer)
}

extension CALayer {
  public var sublayers: [CALayer]? {
    get {
      let layers = orderedParts.map { part in
        switch part {
        case .view(let view): view.layer
        case .layer(let layer): layer
        }
      }
      return layers.isEmpty ? nil : layers
    }
    set {
      for case .layer(let layer) in orderedParts { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] where layer.view == nil { addSublayer(layer) }
    }
  }

  public var superlayer: CALayer? {
    own == nil ? view?.superview?.layer : own?.above ?? own?.host?.layer
  }

  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: index(of: sibling, beside: layer) ?? orderedParts.count)
  }

  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: index(of: sibling, beside: layer).map { $0 + 1 } ?? orderedParts.count)
  }

  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  var orderedParts: [LayerPart] { LayerTree.parts(of: view?.storedSubviews ?? [], extras) }

  private func index(of sibling: CALayer?, beside layer: CALayer) -> Int? {
    guard let sibling else { return nil }
    let others = orderedParts.filter { part in
      if case .layer(let other) = part { other !== layer } else { true }
    }
    return others.firstIndex { part in
      switch part {
      case .view(let view): view === sibling.view
      case .layer(let other): other === sibling
      }
    }
  }

  func insert(_ layer: CALayer, at place: Int) {
    if let subview = layer.view {
      view?.addSubview(subview)
      return
    }
    var here: CALayer? = self
    while let above = here {
      require(above !== layer, "A layer cannot hold itself or a layer that holds it: \(layer).")
      here = above.own?.above
    }
    layer.removeFromSuperlayer()
    let parts = orderedParts
    let place = min(max(0, place), parts.count)
    let behind = parts[..<place]
      .compactMap { part in if case .view(let view) = part { view } else { nil } }
    let rank = place - behind.count
    let entry = LayerExtras.Sublayer(layer: layer, behind: behind.last, depth: behind.count)
    let extras = madeExtras
    extras.sublayers.insert(entry, at: min(rank, extras.sublayers.count))
    layer.enter(self)
    if let view { view.keepLayer(self) }
    extrasDidChange()
  }

  func enter(_ above: CALayer) {
    own?.host = above.view
    own?.above = above.view == nil ? above : nil
    above.view?.keepLayer(above)
  }

  func leave() {
    own?.host = nil
    own?.above = nil
  }

  func leaveLayer() {
    guard own != nil else {
      view?.removeFromSuperview()
      return
    }
    guard let above = superlayer else { return }
    leave()
    if above.extras?.mask === self { above.extras?.mask = nil }
    above.extras?.sublayers.removeAll { $0.layer === self }
    above.extrasDidChange()
  }
}

@MainActor enum LayerTree {
  static func parts(of views: [UIView], _ extras: LayerExtras?) -> [LayerPart] {
    guard let extras, !extras.sublayers.isEmpty else { return views.map { .view($0) } }
    let depths = extras.sublayers.map { entry -> Int in
      guard let behind = entry.behind else { return min(entry.depth, views.count) }
      return views.firstIndex { $0 === behind }.map { $0 + 1 } ?? min(entry.depth, views.count)
    }
    var parts: [LayerPart] = []
    for depth in 0...views.count {
      for (entry, own) in zip(extras.sublayers, depths) where own == depth {
        parts.append(.layer(entry.layer))
      }
      if depth < views.count { parts.append(.view(views[depth])) }
    }
    return parts
  }

  static func drawn(_ parts: [LayerPart]) -> [LayerPart] {
    let ranks = parts.map { part -> CGFloat in
      switch part {
      case .view(let view): view.layerExtras?.zPosition ?? 0
      case .layer(let layer): layer.zPosition
      }
    }
    guard ranks.contains(where: { $0 != 0 }) else { return parts }
    return parts.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { parts[$0] }
  }
}
