// SPDX-License-Identifier: Apache-2.0

import BenchCells

/// The `settings` dataset: the rows of a settings screen.
///
/// Past the lines of ``entries`` the screen starts over, with the row number in the title. Value, accessory and state
/// are drawn by seed, so that rows that repeat a title differ in the rest.
public enum SettingRows {
  /// Returns the first `count` rows; O(`count`).
  public static func make(count: Int, seed: UInt64) -> StoredRows {
    precondition(count >= 0, "a number of rows is not negative")
    let entries = entries
    var rows = ContiguousArray<Row>()
    rows.reserveCapacity(count)
    for index in 0..<count {
      let entry = entries[index % entries.count]
      var random = DatasetRandom(seed: seed, index: index)
      let title = index < entries.count ? entry.title : "\(entry.title) \(index + 1)"
      rows.append(row(of: entry, titled: title, &random))
    }
    return StoredRows(rows, repeatCount: max(0, count - entries.count))
  }

  private static func row(
    of entry: Entry,
    titled title: String,
    _ random: inout DatasetRandom
  ) -> Row {
    let value = entry.values.isEmpty ? "" : entry.values[random.next(below: entry.values.count)]
    return Row(
      title: title,
      source: value,
      body: entry.footnote,
      badge: random.next(below: 12) == 0 ? String(1 + random.next(below: 9)) : "",
      accent: entry.kind.rawValue,
      symbol: UInt8(random.next(below: Row.choiceCount)),
      isEmphasized: random.next(below: 4) == 0,
      isFlagged: random.next(below: 2) == 0,
      isRead: random.next(below: 8) == 0
    )
  }
}

extension SettingRows {
  /// The accessory of a row; the numbers are those of the `setting` cell.
  enum Kind: UInt8 {
    case disclosure = 0
    case toggle = 1
    case checkmark = 2
    case action = 3
  }

  struct Entry {
    let title: String
    let kind: Kind
    let values: [String]
    let footnote: String

    private init(_ kind: Kind, _ title: String, _ values: String = "", _ footnote: String = "") {
      self.kind = kind
      self.title = title
      self.values = values.split(separator: "|").map(String.init)
      self.footnote = footnote
    }
  }
}

extension SettingRows.Entry {
  static func opens(_ title: String, _ values: String = "") -> Self {
    Self(.disclosure, title, values)
  }

  static func switches(_ title: String, _ footnote: String = "") -> Self {
    Self(.toggle, title, "", footnote)
  }

  static func chooses(_ title: String, _ values: String = "") -> Self {
    Self(.checkmark, title, values)
  }

  static func acts(_ title: String) -> Self { Self(.action, title) }
}

extension SettingRows {
  /// The lines of the screen, some in other languages as a phone's user may have them.
  static let entries: [Entry] = [
    .switches("Airplane mode"), .opens("Wi-Fi", "Office|Home|Guest network|Off"),
    .opens("Bluetooth", "On|Off"), .opens("Mobile data", "Two plans|Off|Roaming"),
    .opens("Personal hotspot", "Off|2 connections"), .switches("Allow VPN on demand"),
    .opens("Notifications", "12 apps|All"), .opens("Sounds and haptics"),
    .opens("Focus", "Work|Sleep|Off"), .opens("Screen time", "2 h 14 min|48 min"),
    .opens("Storage", "84.2 GB of 128 GB|Nearly full"), .opens("Software update", "1|17.4.1"),
    .switches("Automatic updates", "Updates are installed overnight while the phone is charging."),
    .opens("Date and time", "Automatic|GMT+9"), .switches("24-hour time"),
    .opens("Keyboard", "3 languages|English"), .switches("Auto-correction"),
    .switches("Predictive text"), .switches("Smart punctuation"),
    .opens("Language and region", "English (UK)|한국어|Deutsch"),
    .chooses("English", "United Kingdom"), .chooses("Deutsch", "German"),
    .chooses("한국어", "Korean"), .chooses("日本語", "Japanese"), .chooses("ไทย", "Thai"),
    .chooses("العربية", "Arabic"), .chooses("עברית", "Hebrew"), .chooses("हिन्दी", "Hindi"),
    .chooses("Ελληνικά", "Greek"), .chooses("Українська", "Ukrainian"),
    .opens("Appearance", "Light|Dark|Automatic"), .chooses("Light"), .chooses("Dark"),
    .switches("Switch at sunset"), .opens("Text size", "Default|Larger|Accessibility 2"),
    .switches("Bold text"), .switches("Reduce motion"), .switches("Increase contrast"),
    .opens("Display brightness", "62 %|100 %"), .switches("True colour", "Adapts to the light."),
    .opens("Auto-lock", "30 seconds|1 minute|Never"), .switches("Raise to wake"),
    .opens("Wallpaper"), .opens("Face and passcode", "On"), .opens("Emergency calls"),
    .opens("Battery", "81 %|Low power mode"), .switches("Low power mode"),
    .switches("Show percentage"), .opens("Privacy", "4 apps used your location"),
    .switches("Location services"), .chooses("While using the app"), .chooses("Always"),
    .chooses("Never"), .opens("Camera", "High efficiency|4K at 60 frames a second"),
    .switches("Grid"), .switches("Mirror front camera"), .opens("Photos", "Originals|Optimised"),
    .switches("Shared albums"), .opens("Mail accounts", "Fetch new data|3"),
    .opens("Signature", "Sent from my phone"), .opens("Subscriptions", "Renews on 3 May"),
    .acts("Sign out"), .acts("Reset all settings"), .acts("Erase all content"),
    .acts("Share diagnostics"), .acts("Check for updates now"),
    .opens("About", "Version 4.2 (1187)"), .opens("Legal and regulatory"),
    .opens("Geräteverwaltung", "Keine Profile"), .opens("Confidentialité", "4 applications"),
    .opens("접근성", "텍스트를 더 크게"), .opens("一般", "ソフトウェアは最新です"),
    .switches("自動ロック解除"), .switches("隐藏通知预览"),
  ]
}
