// SPDX-License-Identifier: Apache-2.0

/// What a view says to assistive technology; most views have none.
final class AccessibilityRecord {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var traits = UIAccessibilityTraits.none
}
