// SPDX-License-Identifier: Apache-2.0

import Foundation
import TextLayout

extension UIImage {
  public enum SymbolWeight: Int, Hashable, Sendable {
    case unspecified = 0, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

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

  public enum SymbolScale: Int, Hashable, Sendable {
    case `default` = -1, unspecified, small, medium, large

    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .default, .unspecified, .medium: 1
      case .large: 1.25
      }
    }
  }
}
