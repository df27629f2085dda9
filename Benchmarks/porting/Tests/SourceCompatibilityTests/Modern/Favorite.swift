// SPDX-License-Identifier: Apache-2.0

import UIKit

struct Favorite: Hashable {
    var name: String
    var symbol: String
    var note: String?

    static let all: [Favorite] = [
        Favorite(name: "Library", symbol: "book", note: "Opens at nine"),
        Favorite(name: "Start", symbol: "Start"),
        Favorite(name: "Post office", symbol: "envelope", note: "Closed on Sundays"),
        Favorite(name: "Park", symbol: "star"),
    ]

    var icon: UIImage? {
        UIImage(systemName: symbol)
    }
}
