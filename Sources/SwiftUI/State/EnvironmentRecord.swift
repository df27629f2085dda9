// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// What flows down to few views, in a place of its own so that the others' updates copy one pointer.
final class EnvironmentRecord {
  struct Extras {
    /// Values of keys and objects, by the type of either.
    var custom: [ObjectIdentifier: Any] = [:]
    var locale: Locale?
    var buttonLook = _ButtonLook(kind: .borderless)
    var labelLook = _LabelLook.titleAndIcon
    /// How toggles look, if not as a switch.
    var toggleStyle: (any ToggleStyle)?
    var labelsAreHidden = false
    var textSettings = TextSettings()
  }

  let extras: Extras

  init(_ extras: Extras) { self.extras = extras }
}

extension _ViewEnvironment {
  var extras: EnvironmentRecord.Extras { record?.extras ?? EnvironmentRecord.Extras() }

  /// What flows down, as views read it.
  var values: EnvironmentValues {
    var values = EnvironmentValues()
    if let extras = record?.extras {
      values.custom = extras.custom
      values.labelsAreHidden = extras.labelsAreHidden
      values.textSettings = extras.textSettings
      if let locale = extras.locale { values.locale = locale }
    }
    values.isEnabled = isEnabled
    values.font = font == .body && weight == nil ? nil : shownFont
    values.lineLimit = lineLimit == 0 ? nil : lineLimit
    values.multilineTextAlignment = textAlignment
    values.truncationMode = truncation
    let traits = UITraitCollection.current
    values.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    values.dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory)
    values.layoutDirection =
      traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    values.displayScale = traits.displayScale
    values.horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
    values.verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
    return values
  }

  /// Lets a function change what flows down, and calls another while that holds.
  mutating func withExtras(
    _ change: (inout EnvironmentRecord.Extras) -> Void,
    _ body: (inout _ViewEnvironment) -> Void
  ) {
    var extras = extras
    change(&extras)
    let changed = EnvironmentRecord(extras)
    let outer = record
    record = changed
    // The environment does not keep the record.
    withExtendedLifetime((changed, outer)) { body(&self) }
    record = outer
  }

  /// Takes over what views can write.
  mutating func take(_ values: EnvironmentValues) {
    isEnabled = values.isEnabled
    if let font = values.font {
      if font != shownFont {
        self.font = font
        weight = nil
      }
    } else {
      font = .body
      weight = nil
    }
    lineLimit = values.lineLimit.map { max(1, $0) } ?? 0
    textAlignment = values.multilineTextAlignment
    truncation = values.truncationMode
    if values.textSettings != TextSettings() { hasTextSettings = true }
  }
}
