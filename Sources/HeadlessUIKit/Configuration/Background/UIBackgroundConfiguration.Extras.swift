// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIBackgroundConfiguration {
  /// The properties that most backgrounds leave as they are.
  struct Extras: Hashable, Sendable {
    var backgroundColorTransformer: UIConfigurationColorTransformer?
    var customView: UIView?
    var visualEffect: UIVisualEffect?
    var image: UIImage?
    var imageContentMode = UIView.ContentMode.scaleToFill
    var strokeColor: UIColor?
    var strokeColorTransformer: UIConfigurationColorTransformer?
    var strokeWidth: CGFloat = 0
    var strokeOutset: CGFloat = 0
  }
}
