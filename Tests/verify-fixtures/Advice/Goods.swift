// SPDX-License-Identifier: Apache-2.0

import UIKit

struct Product: Equatable, Sendable {
  var number: Int
  var name: String
  var price: Double
  var addedOn: Date
  var labels: [String]
  var record: String
  var isOnSale: Bool

  private static let nouns = ["Lamp", "Chair", "Table", "Mirror", "Shelf", "Carpet", "Clock"]
  private static let adjectives = ["small", "oak", "blue", "folding", "round"]
  private static let labels = ["new", "garden", "kitchen", "sale", "outlet", "gift"]

  static let samples: [Product] = (0..<300)
    .map { number in
      let noun = nouns[number * 5 % nouns.count]
      let name = "\(noun), \(adjectives[number * 3 % adjectives.count]) #\(number)"
      return Product(
        number: number,
        name: name,
        price: Double(number * 7_919 % 100_000) / 100,
        addedOn: Date(timeIntervalSince1970: 1_600_000_000 + Double(number) * 86_400),
        labels: (0...number % 4).map { labels[($0 + number) % labels.count] },
        record: "{\"sku\":\"A-\(number)\",\"stock\":\(number % 9),\"colours\":[\"red\",\"blue\"]}",
        isOnSale: number % 3 == 1
      )
    }
}

/// What a price looks like: a helper as it stands in many apps, and the one that replaces it.
extension Product {
  /// Mistake: looks like a property, and makes a formatter each time.
  var priceText: String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.minimumFractionDigits = 2
    return formatter.string(from: NSNumber(value: price)) ?? ""
  }

  /// Mistake: two formatters, one for the day and one for the time.
  var addedText: String { addedOn.text("yyyy-MM-dd") + ", " + addedOn.text("HH:mm") }

  /// Mistake: reads its record each time.
  var stock: Int {
    let object: Any
    do {
      object = try JSONSerialization.jsonObject(with: Data(record.utf8))
    } catch {
      return 0
    }
    return (object as? [String: Any])?["stock"] as? Int ?? 0
  }

  /// Mistake: compiles an expression for each name.
  var shortName: String {
    guard let range = name.range(of: "#[0-9]+", options: .regularExpression) else { return name }
    return String(name[range])
  }
}

extension Date {
  fileprivate func text(_ format: String) -> String {
    let formatter = DateFormatter()
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = format
    return formatter.string(from: self)
  }
}

@MainActor enum Texts {
  static let price: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.minimumFractionDigits = 2
    return formatter
  }()

  static let day = formatter("yyyy-MM-dd")
  static let time = formatter("HH:mm")

  private static func formatter(_ format: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = format
    return formatter
  }
}
