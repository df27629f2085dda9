// SPDX-License-Identifier: Apache-2.0

/// A weight of the measured font family, lightest first.
///
/// Each weight reads the advances of its own member of the Inter family, so nothing is
/// interpolated: `ultraLight` is Inter Thin (100), `thin` Inter Extra Light (200), `light` Light,
/// `regular` Regular, `medium` Medium, `semibold` Semi Bold, `bold` Bold, `heavy` Extra Bold,
/// `black` Black.
public enum TextWeight: UInt8, CaseIterable, Hashable, Sendable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}
