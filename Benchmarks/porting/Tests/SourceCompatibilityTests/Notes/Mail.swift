// SPDX-License-Identifier: Apache-2.0

import UIKit

struct Mail: Hashable {
    let sender: String
    let subject: String
    var isFlagged = false
    var isArchived = false
}

extension UIConfigurationStateCustomKey {
    static let mail = UIConfigurationStateCustomKey("notes.mail")
    static let isArchived = UIConfigurationStateCustomKey(rawValue: "notes.isArchived")
    static let isUnread = UIConfigurationStateCustomKey("notes.isUnread")
}

extension UIConfigurationState {
    var isArchived: Bool {
        get { self[.isArchived] as? Bool ?? false }
        set { self[.isArchived] = newValue }
    }

    var isUnread: Bool {
        get { self[.isUnread] as? Bool == true }
        set { self[.isUnread] = newValue }
    }
}

extension UICellConfigurationState {
    var mail: Mail? {
        get { self[.mail] as? Mail }
        set { self[.mail] = newValue }
    }
}
