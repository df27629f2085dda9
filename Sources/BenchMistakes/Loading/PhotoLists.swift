// SPDX-License-Identifier: Apache-2.0

import BenchLists
import Foundation
import UIKit

struct Photo: Sendable {
  let caption: String
  let number: Int

  static func sample(_ number: Int) -> Photo {
    var numbers = SampleNumbers(row: number, of: 5)
    return Photo(
      caption: numbers.sentence(wordCount: 4),
      number: numbers.next(below: PhotoLibrary.photoCount)
    )
  }
}

@MainActor private final class PhotoLibrary {
  nonisolated static let photoCount = 4
  static let shared = PhotoLibrary()

  /// Two pixels to a point of the view.
  private static let side = CGSize(width: 88, height: 88)
  /// 2,048 x 1,536 pixels, of which each photo has its own.
  private lazy var photos = (0..<Self.photoCount).map { Self.take($0) }
  private var thumbnails: [Int: UIImage] = [:]

  func thumbnail(of photo: Photo) -> UIImage {
    if let known = thumbnails[photo.number] { return known }
    let made = scaled(photo)
    thumbnails[photo.number] = made
    return made
  }

  func scaled(_ photo: Photo) -> UIImage {
    photos[photo.number].preparingThumbnail(of: Self.side) ?? photos[photo.number]
  }

  /// Draws stripes and a disc in place of a camera's picture, small, and scales them up.
  private static func take(_ number: Int) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let small = UIGraphicsImageRenderer(size: CGSize(width: 256, height: 192), format: format)
      .image { _ in
        for stripe in 0..<8 {
          let share = CGFloat((stripe * 5 + number * 3) % 8) / 8
          UIColor(red: share, green: 0.4, blue: 1 - share, alpha: 1).setFill()
          UIBezierPath(rect: CGRect(x: 0, y: stripe * 24, width: 256, height: 24)).fill()
        }
        UIColor.white.setFill()
        UIBezierPath(ovalIn: CGRect(x: 12 * number, y: 44, width: 62, height: 62)).fill()
      }
    return small.preparingThumbnail(of: CGSize(width: 2_048, height: 1_536)) ?? small
  }
}

private final class PhotoCell: UITableViewCell {
  private let photoView = UIImageView()
  private let caption = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    caption.font = .systemFont(ofSize: 17)
    contentView.addSubview(photoView)
    contentView.addSubview(caption)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    photoView.frame = CGRect(x: 16, y: 8, width: 44, height: 44)
    caption.frame = CGRect(x: 72, y: 18, width: contentView.bounds.width - 88, height: 22)
  }

  func show(_ photo: Photo) {
    caption.text = photo.caption
    photoView.image = PhotoLibrary.shared.thumbnail(of: photo)
  }

  /// The mistake: the photo is scaled down for each cell.
  func showScaling(_ photo: Photo) {
    caption.text = photo.caption
    photoView.image = PhotoLibrary.shared.scaled(photo)
  }
}

@MainActor enum PhotoLists {
  private nonisolated static let photos = (0..<500).map(Photo.sample)

  /// Cells are compared with one that shows the thumbnail: a fresh one of the mistake's own would scale a photo for
  /// each cell in view in each frame, ten times as many as the frames do.
  static let scaling = ListBenchmark("image-scaling", rowCount: 500, row: { photos[$0] }) {
    Strategy("cured", cell: PhotoCell.self) { cell, photo in cell.show(photo) }
    Strategy("mistake", cell: PhotoCell.self) { cell, photo in cell.showScaling(photo) }
  }
  .rowHeight(.fixed(ItemCell.rowHeight))
  .reference(cell: PhotoCell.self) { cell, photo in cell.show(photo) }
}
