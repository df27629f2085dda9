// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// Which fields of a configuration a crossover varies.
  public enum FieldKind: String, Codable, CaseIterable, Sendable {
    /// Every field.
    case all
    /// Fields whose change means that text is laid out anew.
    case text
    /// Colours, images, flags and the like.
    case nonText = "non-text"
  }
}
