// SPDX-License-Identifier: Apache-2.0

import Foundation
import TextLayout

extension UIImage {
  public enum SymbolWeight: Int, Hashable, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin = 2
    case light = 3
    case regular = 4
    case medium = 5
    case semibold = 6
    case bold = 7
    case heavy = 8
    case black = 9

    init(_ font: UIFont) {
      switch font.metrics.weight {
      case .ultraLight: self = .ultraLight
      case .thin: self = .thin
      case .light: self = .light
      case .regular: self = .regular
      case .medium: self = .medium
      case .semibold: self = .semibold
      case .bold: self = .bold
      case .heavy: self = .heavy
      case .black: self = .black
      }
    }

    var strokeWidth: Double {
      switch self {
      case .ultraLight: 0.7
      case .thin: 1.1
      case .light: 1.6
      case .unspecified, .regular: 2.1
      case .medium: 2.4
      case .semibold: 2.7
      case .bold: 3.1
      case .heavy: 3.5
      case .black: 4
      }
    }
  }
}

extension UIImage {
  public enum SymbolScale: Int, Hashable, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3

    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .default, .unspecified, .medium: 1
      case .large: 1.25
      }
    }
  }
}
