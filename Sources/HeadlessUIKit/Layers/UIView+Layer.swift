// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// The view's layer.
  public var layer: CALayer { CALayer(of: self) }

  /// Gives the layer a style.
  func setLayerStyle(_ style: LayerStyle?) {
    guard style != layerStyle else { return }
    AnimationRecording.current?.willChange(self)
    layerStyle = style
    change(.appearance)
  }
}
