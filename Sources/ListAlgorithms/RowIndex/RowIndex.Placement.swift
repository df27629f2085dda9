// SPDX-License-Identifier: Apache-2.0

extension RowIndex {
  /// An element and its vertical place.
  public struct Placement: Hashable, Sendable {
    /// The element.
    public var element: Element
    /// Where it lies.
    public var extent: Extent

    /// Makes a placement.
    public init(element: Element, extent: Extent) {
      self.element = element
      self.extent = extent
    }
  }
}
