// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite @MainActor struct ListCorpusTests {
  @Test("Every stored input of the list, held against the list that reuses nothing")
  func inputs() throws {
    let fuzz = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fuzz").standardizedFileURL
    var count = 0
    for folder in ["Corpus/list", "Findings/list"].map({ fuzz.appending(path: $0) })
    where FileManager.default.fileExists(atPath: folder.path) {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
        ListTarget.play([UInt8](try Data(contentsOf: folder.appending(path: name))))
        count += 1
      }
    }
    expect(count >= 5)
  }
}
