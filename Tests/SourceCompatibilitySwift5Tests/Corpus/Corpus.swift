// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The files of the corpus, by what they are about.
@MainActor enum Corpus {
    static let entries: [CorpusEntry] =
        settings + messages + feed + shop + media + people + patterns + hosted + onlyInSwift5

    static var names: [String] { entries.map(\.name) }
}
