// SPDX-License-Identifier: Apache-2.0

import CEngineCounters

/// What a property is that a setter writes; its write is counted in the place of its kind.
enum WriteKind: Int64 {
  /// A text, attributed or not, or a title.
  case text
  /// A colour.
  case color
  /// An image, or how a symbol is drawn.
  case image
  /// A font.
  case font
  /// A property that is true or false.
  case flag
  /// Any other: numbers, sizes, modes, styles.
  case other
}

extension EngineCounters {
  /// How many cells have been configured, read alone: one load, where `now()` copies all counters.
  @MainActor public static var configuredCellCount: Int {
    Int(engine_counters_now().dataSourceCellCalls)
  }

  /// How many property writes setters were asked for, of all kinds, read alone: six loads.
  @MainActor public static var propertyWriteCount: Int {
    Int(engine_counters_now().propertyWritesAsked)
  }
}

extension engine_counters_t {
  /// How many writes setters were asked for, summed when it is read, so that a write counts once.
  var propertyWritesAsked: Int64 {
    let (text, color, image, font, flag, other) = writesAsked
    return text + color + image + font + flag + other
  }

  /// How many writes were carried out, summed when it is read.
  var propertyWritesEffective: Int64 {
    let (text, color, image, font, flag, other) = writesEffective
    return text + color + image + font + flag + other
  }
}
