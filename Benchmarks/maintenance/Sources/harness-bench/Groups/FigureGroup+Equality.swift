// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Foundation
@_spi(Headless) import HeadlessUIKit

extension FigureGroup {
  /// Values of appearance compared by the operators that an app's own code and its synthesised
  /// equality find.
  static let equality = FigureGroup(
    title: "Appearance values compared by ==",
    figures: [
      colors(.sameObject), colors(.equalObject), fonts(.sameObject), fonts(.equalObject),
      images(.sameObject), images(.equalObject), structs(.sameObject), structs(.equalObject), asked,
    ]
  )

  /// Which two objects are compared.
  private enum Pairing: String {
    case sameObject = "the same object"
    case equalObject = "an equal other one"

    /// The time that a comparison may take, in nanoseconds.
    var goal: Goal {
      switch self {
      case .sameObject: .atMost(2)
      case .equalObject: .atMost(15)
      }
    }

    /// Two values, of which the optimiser does not see whether they are one.
    ///
    /// A pair and no array: what is read out of an array is retained first.
    @inline(never)
    func pair<Value>(_ make: () -> Value) -> (one: Value, other: Value) {
      let value = make()
      return (value, self == .sameObject ? value : make())
    }
  }

  /// What an app's configuration holds, with an equality that the compiler writes.
  private struct Look: Equatable {
    let color: UIColor
    let image: UIImage?
  }

  private static let pixels = PixelBuffer(width: 1, height: 1, pixels: [0])

  private static func color() -> UIColor { UIColor(packedRGBA: 0x1234_56FF) }

  private static func image() -> UIImage { UIImage(pixelBuffer: pixels, scale: 2) }

  private static func colors(_ pairing: Pairing) -> Figure {
    Figure("UIColor == UIColor, \(pairing.rawValue)", goal: pairing.goal) {
      let pair = pairing.pair(color)
      return .loop { count in
        for _ in 0..<count { BlackHole.consume(pair.one == pair.other) }
      }
    }
  }

  private static func fonts(_ pairing: Pairing) -> Figure {
    Figure("UIFont == UIFont, \(pairing.rawValue)", goal: pairing.goal) {
      let pair = pairing.pair { UIFont.systemFont(ofSize: 15, weight: .semibold) }
      return .loop { count in
        for _ in 0..<count { BlackHole.consume(pair.one == pair.other) }
      }
    }
  }

  private static func images(_ pairing: Pairing) -> Figure {
    Figure("UIImage? == UIImage?, \(pairing.rawValue)", goal: pairing.goal) {
      let pair: (one: UIImage?, other: UIImage?) = pairing.pair(image)
      return .loop { count in
        for _ in 0..<count { BlackHole.consume(pair.one == pair.other) }
      }
    }
  }

  private static func structs(_ pairing: Pairing) -> Figure {
    Figure("struct of UIColor and UIImage?, \(pairing.rawValue)", goal: pairing.goal) {
      let pair = pairing.pair { Look(color: color(), image: image()) }
      return .loop { count in
        for _ in 0..<count { BlackHole.consume(pair.one == pair.other) }
      }
    }
  }

  private static let asked = Figure("NSObject == NSObject, the same colour: by isEqual(_:)") {
    let pair = Pairing.sameObject.pair { color() as NSObject }
    return .loop { count in
      for _ in 0..<count { BlackHole.consume(pair.one == pair.other) }
    }
  }
}
