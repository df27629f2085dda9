// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// How the frames of a run followed each other; times of two paces never mix.
  public enum Pace: String, Codable, CaseIterable, Sendable {
    /// Frames back to back, with warm caches.
    case tight
    /// A sleep until each vertical sync, as an application on a display lives.
    case paced
  }
}
