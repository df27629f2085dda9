// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// Whether a changed row shares string storage with the row that it replaces.
  public enum StorageSharing: String, Codable, CaseIterable, Sendable {
    /// It does, as after editing a model: equal strings compare by address.
    case shared
    /// It does not, as after decoding: equal strings compare byte by byte.
    case fresh
  }
}
