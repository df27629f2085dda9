// SPDX-License-Identifier: Apache-2.0

import UIKit

struct DummyData {
    let title: String
    let body: String
}

struct DummySection {
    let title: String
    let rows: [DummyData]

    static func getDumies(_ count: Int) -> [DummySection] {
        (0..<count).map { section in
            DummySection(
                title: "Section \(section)",
                rows: (0...section).map { row in
                    DummyData(
                        title: "Title \(section)-\(row)",
                        body: String(repeating: "body \(section)-\(row) ", count: row * 12 + 1)
                    )
                }
            )
        }
    }
}
