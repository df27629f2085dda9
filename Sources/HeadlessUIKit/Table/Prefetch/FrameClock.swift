// SPDX-License-Identifier: Apache-2.0

/// A clock that says how much of a frame is left; tests hand in one that they set themselves.
@MainActor public protocol FrameClock: AnyObject {
  /// The time since some moment in the past, which never runs back.
  var nowNanoseconds: Int64 { get }
}
