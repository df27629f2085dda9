// SPDX-License-Identifier: Apache-2.0

extension UIStackView {
  /// How the views of a stack share the length along its axis.
  public enum Distribution: Int, Sendable {
    /// The views fill the length; hugging and compression resistance decide which of them give way.
    case fill = 0
    /// The views fill the length and are all as long.
    case fillEqually = 1
    /// The views fill the length in proportion to what their contents ask for.
    case fillProportionally = 2
    /// The spaces between the views grow alike.
    case equalSpacing = 3
    /// The middles of the views are equally far apart, as far as the least spaces allow.
    case equalCentering = 4
  }
}
