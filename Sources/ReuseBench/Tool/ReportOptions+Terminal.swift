// SPDX-License-Identifier: Apache-2.0

import BenchReports
import Foundation

extension ReportOptions {
  /// What a terminal can show; where the locale is not UTF-8, only ASCII.
  init(
    _ terminal: Terminal,
    color: ColorChoice,
    on stream: Terminal.Stream = .output,
    isFull: Bool = true
  ) {
    let environment = ProcessInfo.processInfo.environment
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let isUTF8 = locale.map { $0.uppercased().contains("UTF") } ?? true
    self.init(
      width: terminal.width,
      usesColour: terminal.usesColor(color, on: stream),
      usesASCII: !isUTF8
    )
    self.isFull = isFull
  }
}
