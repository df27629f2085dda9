// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Foundation
import HeadlessUIKit

/// Rules on the objects that fills make.
@MainActor struct MadeRules {
  let made: MadeFacts
  let fillCount: Int
  /// The findings so far, which may explain made objects.
  let explained: Set<AdviceMark>

  var remarks: [AdviceRemark] {
    let kinds = Self.kinds.filter { $0.because.isDisjoint(with: explained) }
    return kinds.flatMap(remarks) + hostedRemarks + textRemarks + fileRemarks
  }

  private struct Kind {
    let mark: AdviceMark
    /// The sentence's verb, after the name of the class if `names` is true.
    let words: String
    var names = true
    /// The findings that explain such objects.
    var because: Set<AdviceMark> = []
    let holds: (AnyClass) -> Bool
  }

  private static let contentViews: Set<AdviceMark> = [
    .configurationFlip, .configurationCleared, .hostingCleared, .viewsAdded, .cellsUnpooled,
  ]

  private static let kinds = [
    Kind(mark: .dateFormatter, words: "is made") { $0 is DateFormatter.Type },
    Kind(mark: .isoDateFormatter, words: "is made") { $0 is ISO8601DateFormatter.Type },
    Kind(mark: .numberFormatter, words: "is made") { type in
      type is Formatter.Type && !(type is DateFormatter.Type)
        && !(type is ISO8601DateFormatter.Type)
    },
    Kind(mark: .regularExpression, words: "is made") { $0 is NSRegularExpression.Type },
    Kind(mark: .regularExpression, words: "a Regex is made", names: false) {
      name(of: $0).hasPrefix("_StringProcessing.Regex<") && name(of: $0).hasSuffix("Program")
    },
    Kind(mark: .jsonDecoding, words: "JSON is read", names: false) {
      name(of: $0).contains("FoundationEssentials.JSON") || name(of: $0).contains("Foundation.JSON")
    },
    Kind(mark: .jsonDecoding, words: "is made") {
      $0 is PropertyListDecoder.Type
    },
    Kind(mark: .imageScaling, words: "the pixels of an image are made", names: false) {
      name(of: $0) == "HeadlessUIKit.PixelBuffer"
    },
    Kind(mark: .observerAdded, words: "an observer of notifications is added", names: false) {
      name(of: $0).contains("NotificationObserverToken")
    },
    Kind(
      mark: .subviewsRebuilt,
      words: "is made for a cell that had its views",
      because: contentViews
    ) { $0 is UIView.Type },
    Kind(
      mark: .constraintsRemade,
      words: "is made for a cell that had its constraints",
      because: contentViews.union([.constraintAdded])
    ) { $0 is NSLayoutConstraint.Type },
  ]

  /// The name with its modules; that of a private class contains its address, and is not shown.
  private static func name(of type: AnyClass) -> String { _typeName(type, qualified: true) }

  private func remarks(_ kind: Kind) -> [AdviceRemark] {
    let found = made.classes.filter { kind.holds($0.type) }
      .map { (name: _typeName($0.type, qualified: false), count: $0.count) }
    // The class with the most objects represents all.
    let most = found.max { left, right in
      (left.count.stretchCount, left.count.count, right.name)
        < (right.count.stretchCount, right.count.count, left.name)
    }
    guard let most, AdviceRules.isOften(most.count.stretchCount, of: fillCount) else { return [] }
    if kind.mark == .subviewsRebuilt, hostedCount != nil { return [] }
    let fills = AdviceRules.fills(most.count.stretchCount, of: fillCount)
    let total = most.count.count == most.count.stretchCount ? "" : ", \(most.count.count) in all"
    let subject = kind.names ? Self.article(most.name) + " \(most.name) " : ""
    return kind.mark.remark("\(subject)\(kind.words) in \(fills)" + (kind.names ? total : ""))
  }

  /// The number of fills in which views of hosted rows were made; nil where that is rare.
  private var hostedCount: Int? {
    made.classes.filter { MadeFacts.isHostedNode($0.type) }.map(\.count.stretchCount)
      .filter { AdviceRules.isOften($0, of: fillCount) }.max()
  }

  private static func article(_ name: String) -> String {
    "AEIO".contains(name.prefix(1)) || name.hasPrefix("NS") ? "an" : "a"
  }
}

extension MadeRules {
  /// The advice on rows of alternating types.
  ///
  /// Conditions in a hosted view make a part of it come and go, as they should; boxes of several types are made where a
  /// row as a whole does.
  private var hostedRemarks: [AdviceRemark] {
    let boxes = made.classes.filter { Self.name(of: $0.type).hasPrefix("SwiftUI.TypedViewBox<") }
    guard let hostedCount, boxes.count > 1, Self.contentViews.isDisjoint(with: explained) else {
      return []
    }
    return AdviceMark.hostingType.remark(
      "hosted views of \(boxes.count) types take each other's place, and are built anew, in "
        + AdviceRules.fills(hostedCount, of: fillCount)
    )
  }

  private func count(_ matches: (AnyClass) -> Bool) -> Int {
    made.classes.reduce(0) { $0 + (matches($1.type) ? $1.count.count : 0) }
  }

  /// The advice on texts that the app builds.
  ///
  /// A label keeps a copy of a mutable text: one object of each kind for each text that it takes. Further objects are
  /// the app's.
  private var textRemarks: [AdviceRemark] {
    let changeable = count { $0 is NSMutableAttributedString.Type }
    let fixed = count {
      $0 is NSAttributedString.Type && !($0 is NSMutableAttributedString.Type)
    }
    let taken = count { Self.name(of: $0) == "HeadlessUIKit.AttributedContent" }
    let built = changeable + fixed - 2 * min(changeable, fixed, taken)
    guard AdviceRules.isOften(built, of: fillCount) else { return [] }
    return AdviceMark.attributedString.remark(
      "attributed texts are built in fills: \(built) in \(fillCount) fills"
    )
  }

  private var fileRemarks: [AdviceRemark] {
    let files = made.openedFiles
    guard AdviceRules.isOften(files.stretchCount, of: fillCount) else { return [] }
    let fills = AdviceRules.fills(files.stretchCount, of: fillCount)
    return AdviceMark.fileReading.remark("a file is opened in \(fills)")
  }
}

extension MadeFacts {
  var hasHostedNodes: Bool { classes.contains { Self.isHostedNode($0.type) } }

  /// Returns true for a class of hosted views, by its name: no module below this one knows it.
  static func isHostedNode(_ type: AnyClass) -> Bool {
    let name = _typeName(type, qualified: true)
    return name.hasPrefix("SwiftUI.") && name.hasSuffix("Node")
  }
}
