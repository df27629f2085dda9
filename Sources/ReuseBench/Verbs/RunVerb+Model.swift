// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchResults

extension RunVerb {
  /// The prices that the line names, if any, before anything is measured.
  ///
  /// - Throws: ``ToolFailure`` with what is wrong with the file and where.
  func devicePrices() throws(ToolFailure) -> PriceList? {
    guard let path = options.prices else { return nil }
    do throws(PricesError) {
      return try PriceList(contentsOf: path)
    } catch {
      throw ToolFailure(error)
    }
  }

  /// The file of prices, which no output may replace.
  var priceInput: OutputFile.Input? {
    options.prices.map { OutputFile.Input(option: "--prices", path: $0) }
  }

  /// Puts into a document what configuring would take at prices, if there are any.
  func model(_ document: inout ResultDocument, at prices: PriceList?) {
    guard let prices else { return }
    document.modelledConfigure =
      ConfigureModel(document, at: prices, baseline: Strategy.baseline.rawValue).modelled()
  }
}
