// SPDX-License-Identifier: Apache-2.0

public import Foundation
@_spi(Headless) import HeadlessUIKit

/// An image that is read from a file after the frame in which the view appears or its URL changes.
///
/// There is no network here: for other URLs the placeholder stays.
@MainActor @preconcurrency public struct AsyncImage<Content: View>: View {
  private struct Reading {
    let url: URL
    let phase: AsyncImagePhase
  }

  private let url: URL?
  private let scale: CGFloat
  private let content: (AsyncImagePhase) -> Content
  @State private var reading: Reading?

  /// Creates an image; until it has been read, grey fills the room that it is offered.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? Absence.grey }
  }

  public init<Shown: View, Placeholder: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> Shown,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == _ConditionalContent<Shown, Placeholder> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  public init(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }

  public var body: some View {
    content(phase)
      .task(id: url) {
        guard let url, url.isFileURL, reading?.url != url else { return }
        reading = Reading(url: url, phase: Self.read(url, scale))
      }
  }

  private var phase: AsyncImagePhase {
    guard let reading, reading.url == url else { return .empty }
    return reading.phase
  }

  private static func read(_ url: URL, _ scale: CGFloat) -> AsyncImagePhase {
    do {
      let data = try Data(contentsOf: url)
      guard let image = UIImage(data: data, scale: scale) else {
        throw CocoaError(.fileReadCorruptFile, userInfo: [NSURLErrorKey: url])
      }
      return .success(Image(uiImage: image))
    } catch {
      return .failure(error)
    }
  }
}

/// What fills the room of an image that is not there: one for all, so that it is never another one.
@MainActor private enum Absence {
  static let grey = Image(
    uiImage: UIImage(
      pixelBuffer: PixelBuffer(width: 1, height: 1, pixels: [UIColor.systemGray5.packedRGBA])
    )
  )
  .resizable()
}

public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
