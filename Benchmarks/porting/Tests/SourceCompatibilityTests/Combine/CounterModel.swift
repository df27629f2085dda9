// SPDX-License-Identifier: Apache-2.0

import SwiftUI

// SwiftUI alone shows these names, as on a phone.
final class CounterModel: ObservableObject {
    @Published var count = 0
}
