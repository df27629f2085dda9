// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit

/// An element that a cell must show, and the field that it stands for.
struct ReferenceElement {
  /// What is named when the element is wrong, such as `title`.
  let field: String
  /// What must be seen.
  let element: VisibleElement
}
