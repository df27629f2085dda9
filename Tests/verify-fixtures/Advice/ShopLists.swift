// SPDX-License-Identifier: Apache-2.0

import ReuseBench
import UIKit

/// A cell of a shop: classic labels of the system's own cell.
final class ProductCell: UITableViewCell {
  static let names: NSRegularExpression? = {
    do {
      return try NSRegularExpression(pattern: "#[0-9]+")
    } catch {
      return nil
    }
  }()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String, _ value: String) {
    textLabel?.text = title
    detailTextLabel?.text = value
  }

  /// The number in a name, by the kept expression.
  func number(in name: String) -> String {
    let all = NSRange(name.startIndex..., in: name)
    guard let match = Self.names?.firstMatch(in: name, range: all),
      let range = Range(match.range, in: name)
    else { return name }
    return String(name[range])
  }
}

/// What the records hold, read when they come.
@MainActor final class Stock {
  static let shared = Stock()
  private var known: [Int: Int] = [:]

  func count(of product: Product) -> Int {
    if let count = known[product.number] { return count }
    let count = product.stock
    known[product.number] = count
    return count
  }
}

/// Prices, dates, records and names of a shop.
@MainActor enum ShopLists {
  static let all = [prices, dates, records, names].map { $0.rowHeight(.fixed(44)) }

  private static let prices = ListBenchmark("prices", rows: Product.samples) {
    Strategy("right", cell: ProductCell.self) { cell, product in
      cell.show(product.name, Texts.price.string(from: NSNumber(value: product.price)) ?? "")
    }
    Strategy("wrong", cell: ProductCell.self) { cell, product in
      cell.show(product.name, product.priceText)
    }
  }

  private static let dates = ListBenchmark("dates", rows: Product.samples) {
    Strategy("right", cell: ProductCell.self) { cell, product in
      cell.show(
        product.name,
        Texts.day.string(from: product.addedOn) + ", " + Texts.time.string(from: product.addedOn)
      )
    }
    Strategy("wrong", cell: ProductCell.self) { cell, product in
      cell.show(product.name, product.addedText)
    }
  }

  private static let records = ListBenchmark("records", rows: Product.samples) {
    Strategy("right", cell: ProductCell.self) { cell, product in
      cell.show(product.name, "\(Stock.shared.count(of: product)) left")
    }
    Strategy("wrong", cell: ProductCell.self) { cell, product in
      cell.show(product.name, "\(product.stock) left")
    }
  }

  private static let names = ListBenchmark("names", rows: Product.samples) {
    Strategy("right", cell: ProductCell.self) { cell, product in
      cell.show(cell.number(in: product.name), product.name)
    }
    Strategy("wrong", cell: ProductCell.self) { cell, product in
      cell.show(product.shortName, product.name)
    }
  }
}
