// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The files of the corpus, by what they are about.
@MainActor enum Corpus {
    #if swift(>=6)
        static let entries = inBothModes
    #else
        static let entries = inBothModes + onlyInSwift5
    #endif

    private static let inBothModes: [CorpusEntry] =
        settings + messages + feed + shop + media + people + patterns + hosted

    static var names: [String] { entries.map(\.name) }
}
