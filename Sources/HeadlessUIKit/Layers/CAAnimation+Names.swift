// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A length or a point of time, in seconds.
public typealias CFTimeInterval = Double

/// Returns the time of a clock that never goes back, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// The name of a curve.
public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
  /// The name as text.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Time passes evenly.
  public static let linear = Self(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = Self(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = Self(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// As the system's own.
  public static let `default` = Self(rawValue: "default")
}

/// What is shown before an animation begins and after its end.
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
  /// The name as text.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its end stays.
  public static let forwards = Self(rawValue: "forwards")
  /// Its begin is shown before.
  public static let backwards = Self(rawValue: "backwards")
  /// Both.
  public static let both = Self(rawValue: "both")
  /// Neither.
  public static let removed = Self(rawValue: "removed")
}

/// How values between two are found.
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
  /// The name as text.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Evenly.
  public static let linear = Self(rawValue: "linear")
  /// Not at all: values follow each other.
  public static let discrete = Self(rawValue: "discrete")
  /// At an even speed.
  public static let paced = Self(rawValue: "paced")
  /// By curves.
  public static let cubic = Self(rawValue: "cubic")
}

/// How something new comes.
public struct CATransitionType: Hashable, RawRepresentable, Sendable {
  /// The name as text.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// By fading.
  public static let fade = Self(rawValue: "fade")
  /// Over what is there.
  public static let moveIn = Self(rawValue: "moveIn")
  /// By pushing what is there away.
  public static let push = Self(rawValue: "push")
  /// By taking what is there away.
  public static let reveal = Self(rawValue: "reveal")
}

/// From which side something new comes.
public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
  /// The name as text.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the left.
  public static let fromLeft = Self(rawValue: "fromLeft")
  /// From the right.
  public static let fromRight = Self(rawValue: "fromRight")
  /// From above.
  public static let fromTop = Self(rawValue: "fromTop")
  /// From below.
  public static let fromBottom = Self(rawValue: "fromBottom")
}
