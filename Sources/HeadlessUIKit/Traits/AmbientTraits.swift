// SPDX-License-Identifier: Apache-2.0

/// The traits by which dynamic colours are resolved at the moment.
///
/// Apart from any actor, as colours are; they are set and read on the main thread.
enum AmbientTraits {
  /// The traits themselves.
  nonisolated(unsafe) static var current = UITraitCollection.system {
    didSet { isDark = current.userInterfaceStyle == .dark }
  }

  /// Whether colours are those on a dark background: a plain flag, since every colour asks for it.
  nonisolated(unsafe) private(set) static var isDark = false
}
