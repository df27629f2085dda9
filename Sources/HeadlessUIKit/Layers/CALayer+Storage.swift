// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CALayer {
  var style: LayerStyle { own?.style ?? view?.layerStyle ?? LayerStyle() }
  var extras: LayerExtras? { own?.style.extras ?? view?.layerExtras }

  var place: LayerPlace {
    LayerPlace(
      size: own?.size ?? view?.storedFrame.size ?? .zero,
      position: position,
      anchor: anchorPoint,
      transform: extras?.transform ?? .identity
    )
  }

  func take(_ place: LayerPlace) {
    guard let own else { return }
    let isOther = own.size != place.size
    own.size = place.size
    own.position = place.position
    changed()
    if isOther { setNeedsLayout() }
  }

  func change<Value: Equatable>(
    _ property: WritableKeyPath<LayerStyle, Value>,
    to value: Value,
    as kind: WriteKind = .other
  ) {
    if let own {
      guard own.style[keyPath: property] != value else { return }
      own.style[keyPath: property] = value
      changed()
      return
    }
    guard let view else { return }
    var style = view.layerStyle ?? LayerStyle()
    guard view.write(kind, isEqual: style[keyPath: property] == value) else { return }
    style[keyPath: property] = value
    view.setLayerStyle(style)
  }

  func changeOwn<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<LayerValues, Value>,
    to value: Value
  ) {
    guard let own, own[keyPath: property] != value else { return }
    own[keyPath: property] = value
    changed()
  }

  func changeExtras<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<LayerExtras, Value>,
    to value: Value
  ) {
    if let view {
      let former = (extras ?? LayerExtras())[keyPath: property]
      guard view.write(.other, isEqual: former == value) else { return }
    } else if (extras ?? LayerExtras())[keyPath: property] == value {
      return
    }
    madeExtras[keyPath: property] = value
    extrasDidChange()
  }

  var madeExtras: LayerExtras {
    if let extras { return extras }
    let made = LayerExtras()
    if let own { own.style.extras = made } else { view?.setLayerExtras(made) }
    return made
  }

  func extrasDidChange() {
    guard let view else { return changed() }
    view.extrasDidChange()
  }

  func changed() {
    if let view { return view.change(.appearance) }
    var layer: CALayer? = self
    while let here = layer {
      if let host = here.own?.host { return host.change(.appearance) }
      layer = here.own?.above
    }
  }
}

extension UIView {
  var layerExtras: LayerExtras? { layerKind == .special ? layerStyle?.extras : nil }

  public var layer: CALayer {
    if let kept = layerExtras?.object { return kept }
    let kind: AnyClass = type(of: self).layerClass
    guard kind != CALayer.self, let kind = kind as? CALayer.Type else { return CALayer(of: self) }
    let made = kind.init(_ofClass: ())
    made.serve(self)
    keepLayer(made)
    return made
  }

  func keepLayer(_ layer: CALayer) {
    let extras = layerExtras ?? LayerExtras()
    guard extras.object == nil else { return }
    extras.object = layer
    setLayerExtras(extras)
  }

  func setLayerStyle(_ style: LayerStyle?) {
    var style = style
    if let extras = layerExtras, style?.extras == nil {
      style = style ?? LayerStyle()
      style?.extras = extras
    }
    guard style != layerStyle else { return }
    AnimationRecording.current?.willChange(self)
    layerStyle = style
    change(.appearance)
  }

  func setLayerExtras(_ extras: LayerExtras) {
    if layerStyle == nil { layerStyle = LayerStyle() }
    layerStyle?.extras = extras
    change(.appearance)
  }

  func changeLayerExtras(_ change: (LayerExtras) -> Void) {
    let extras = layerExtras ?? LayerExtras()
    change(extras)
    setLayerExtras(extras)
    extrasDidChange()
  }

  func extrasDidChange() {
    if layerExtras?.isEmpty == true { layerStyle = layerStyle?.proper }
    change(.appearance)
  }
}
