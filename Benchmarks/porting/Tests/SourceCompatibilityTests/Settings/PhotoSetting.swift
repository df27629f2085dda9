// SPDX-License-Identifier: Apache-2.0

import UIKit

enum CellType: String {
    case disclosure
    case `switch`
    case action
    case checkmark
}

class PhotoSettingItem {
    let type: CellType
    let title: String
    let imageName: String?
    var on: Bool

    init(type: CellType, title: String, imageName: String? = nil, on: Bool = false) {
        self.type = type
        self.title = title
        self.imageName = imageName
        self.on = on
    }
}

class PhotoSettingSection {
    let header: String?
    let footer: String?
    let items: [PhotoSettingItem]

    init(header: String? = nil, footer: String? = nil, items: [PhotoSettingItem]) {
        self.header = header
        self.footer = footer
        self.items = items
    }

    static func generateData() -> [PhotoSettingSection] {
        return [
            PhotoSettingSection(items: [
                PhotoSettingItem(type: .disclosure, title: "Siri & Search", imageName: "magnifyingglass.circle.fill"),
            ]),
            PhotoSettingSection(header: "Albums", footer: "A hidden album is left out of the list.", items: [
                PhotoSettingItem(type: .switch, title: "Show Hidden Album", on: true),
            ]),
            PhotoSettingSection(header: "Photos", items: [
                PhotoSettingItem(type: .switch, title: "Auto-Play Motion"),
                PhotoSettingItem(type: .switch, title: "Summarize Photos", on: true),
            ]),
            PhotoSettingSection(header: "Memories", footer: "Resetting cannot be undone.", items: [
                PhotoSettingItem(type: .action, title: "Reset Suggested Memories"),
                PhotoSettingItem(type: .switch, title: "Show Holiday Events"),
            ]),
            PhotoSettingSection(header: "Transfer", items: [
                PhotoSettingItem(type: .checkmark, title: "Automatic", on: true),
                PhotoSettingItem(type: .checkmark, title: "Keep Originals"),
            ]),
        ]
    }
}
