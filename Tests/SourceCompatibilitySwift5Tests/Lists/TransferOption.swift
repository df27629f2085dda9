// SPDX-License-Identifier: Apache-2.0

import UIKit

final class TransferOption {
    let title: String
    var on: Bool

    init(_ title: String, on: Bool = false) {
        self.title = title
        self.on = on
    }
}

struct TransferSection {
    let header: String?
    let footer: String?
    let options: [TransferOption]

    /// Five sections, of which the last is a choice of one.
    static func generate() -> [TransferSection] {
        [
            TransferSection(header: nil, footer: nil, options: [TransferOption("Language")]),
            TransferSection(header: "Albums", footer: "Shows hidden pictures.", options: [TransferOption("Hidden")]),
            TransferSection(header: "Video", footer: nil, options: [TransferOption("Play"), TransferOption("Loop")]),
            TransferSection(header: nil, footer: "Range of light.", options: [TransferOption("Full"), TransferOption("Day")]),
            TransferSection(
                header: "Transfer",
                footer: "Choose one.",
                options: [TransferOption("Automatic", on: true), TransferOption("Originals")]
            ),
        ]
    }
}
