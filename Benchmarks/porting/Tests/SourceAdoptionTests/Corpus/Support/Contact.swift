import Foundation

struct Contact: Hashable {
    let name: String
    var phone: String
}

extension Notification.Name {
    static let contactsChanged = Notification.Name("contactsChanged")
}

/// Division and regular expressions, which look alike.
enum PhoneFormat {
    static func half(_ a: Int, _ b: Int) -> Int { a / b / 2 }
    static func isPlain(_ text: String) -> Bool {
        text.firstMatch(of: #/["@objc 0-9/]+/#) != nil && text.count / 2 > 1
    }
}
