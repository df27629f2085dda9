// SPDX-License-Identifier: Apache-2.0

import BenchLists
import Foundation
import UIKit

/// A post of a feed, encoded and decoded.
struct Post: Sendable {
  struct Content: Codable, Sendable {
    let id: Int
    let author: String
    let text: String
    let likeCount: Int
    let tags: [String]
  }

  let json: Data
  let content: Content

  static func sample(_ number: Int) -> Post {
    var numbers = SampleNumbers(row: number, of: 4)
    let content = Content(
      id: number,
      author: numbers.person(),
      text: numbers.sentence(wordCount: 8),
      likeCount: numbers.next(below: 5_000),
      tags: (0..<3).map { _ in numbers.choice(of: SampleWords.words) }
    )
    do {
      return Post(json: try JSONEncoder().encode(content), content: content)
    } catch {
      preconditionFailure("The sample post \(number) cannot be encoded: \(error)")
    }
  }
}

private final class PostCell: ItemCell {
  func show(_ post: Post.Content) {
    title.text = post.author
    detail.text = post.text
    trailing.text = "\(post.likeCount) likes"
  }

  /// The mistake: the post is kept as the server sent it, and decoded for each cell.
  func showDecoding(_ post: Post) {
    do {
      show(try JSONDecoder().decode(Post.Content.self, from: post.json))
    } catch {
      detail.text = error.localizedDescription
    }
  }
}

@MainActor enum DecodedLists {
  private nonisolated static let posts = (0..<500).map(Post.sample)

  static let json = ListBenchmark("json-decoding", rowCount: 500, row: { posts[$0] }) {
    Strategy("cured", cell: PostCell.self) { cell, post in cell.show(post.content) }
    Strategy("mistake", cell: PostCell.self) { cell, post in cell.showDecoding(post) }
  }
  .rowHeight(.fixed(ItemCell.rowHeight))
}
