// SPDX-License-Identifier: Apache-2.0

extension SimulatedScroll {
  /// One frame of a scroll.
  public struct Frame: Sendable, Equatable {
    /// The interval in which the frame began, counted from the cold frame's appearance.
    public let vsync: Int
    /// The content offset that the frame was made for, in points.
    public let offset: Double
    /// The work of the frame.
    public let workNanoseconds: Int
  }
}
