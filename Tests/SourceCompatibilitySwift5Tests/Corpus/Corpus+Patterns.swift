// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Corpus {
    static let people: [CorpusEntry] = [
        CorpusEntry("ContactsIndex", "sections by letter with an index, attributed names") {
            ContactsIndexViewController()
        } change: { screen, step in
            screen.insert(.init(givenName: "New", familyName: step == 0 ? "Abe" : "Bond"))
        },
    ]

    static let patterns: [CorpusEntry] = []

    static let hosted: [CorpusEntry] = [
        CorpusEntry("HostedWeather", "static SwiftUI views in cells, with a branch") {
            HostedWeatherViewController()
        } change: { screen, step in
            screen.drop(step + 1)
        },
    ]
}
