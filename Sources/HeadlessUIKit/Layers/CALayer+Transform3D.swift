// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
  /// The transform in space about the view's center, drawn from the front; see ``CATransform3D``.
  public var transform3D: CATransform3D {
    get { layerExtras?.transformInSpace ?? CATransform3DIdentity }
    set {
      transform = newValue.seenFromTheFront
      guard let depth = newValue.depthToKeep else { return }
      changeLayerExtras { $0.depth = depth }
    }
  }
}

extension CALayer {
  /// The transform in space about the layer's anchor, drawn from the front; see ``CATransform3D``.
  public var transform: CATransform3D {
    get { extras?.transformInSpace ?? CATransform3DIdentity }
    set {
      guard own != nil else {
        view?.transform3D = newValue
        return
      }
      setAffineTransform(newValue.seenFromTheFront)
      guard extras != nil || newValue.depthToKeep != nil else { return }
      changeExtras(\.depth, to: newValue.depthToKeep)
    }
  }
}

extension CATransform3D {
  /// The transform if it is three-dimensional and finite; remarks on others and on perspective.
  @MainActor fileprivate var depthToKeep: CATransform3D? {
    guard !CATransform3DIsAffine(self), rows.joined().allSatisfy(\.isFinite) else { return nil }
    if m14 != 0 || m24 != 0 || m34 != 0 || m44 != 1 {
      EngineRemarks.say(
        once: "perspective",
        "A layer was given a transform with perspective (m34 = \(m34)): it is drawn without, as it looks from "
          + "far in front."
      )
    }
    return self
  }
}
