// SPDX-License-Identifier: Apache-2.0

import UIKit

final class PhotoOption {
    let title: String
    var on: Bool

    init(_ title: String, on: Bool = false) {
        self.title = title
        self.on = on
    }
}

struct PhotoOptionSection {
    let header: String?
    let footer: String?
    let options: [PhotoOption]

    /// Five sections, of which the last is a choice of one.
    static func generate() -> [PhotoOptionSection] {
        [
            PhotoOptionSection(header: nil, footer: nil, options: [PhotoOption("Language")]),
            PhotoOptionSection(header: "Albums", footer: "Shows hidden pictures.", options: [PhotoOption("Hidden")]),
            PhotoOptionSection(header: "Video", footer: nil, options: [PhotoOption("Play"), PhotoOption("Loop")]),
            PhotoOptionSection(header: nil, footer: "Range of light.", options: [PhotoOption("Full"), PhotoOption("Day")]),
            PhotoOptionSection(
                header: "Transfer",
                footer: "Choose one.",
                options: [PhotoOption("Automatic", on: true), PhotoOption("Originals")]
            ),
        ]
    }
}
