// SPDX-License-Identifier: Apache-2.0

import UIKit

struct News {
    let image: UIImage?
    let title: String?
    let source: String?

    static let samples: [News] = [
        News(image: UIImage(systemName: "newspaper"), title: "Rows are reused", source: "Daily List"),
        News(image: UIImage(systemName: "star.fill"), title: "Frames on time", source: "The Vsync"),
        News(image: nil, title: "No picture today", source: nil),
    ]
}
