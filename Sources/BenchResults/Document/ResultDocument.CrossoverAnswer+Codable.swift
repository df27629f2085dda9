// SPDX-License-Identifier: Apache-2.0

extension ResultDocument.CrossoverAnswer: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind
    case share
    case low
    case high
    case shares
  }

  private enum Kind: String, Codable, CaseIterable {
    case always
    case never
    case crossing
    case several
  }

  /// Reads the object form: `kind`, and the figures that belong to it.
  ///
  /// - Throws: a decoding error where `kind` is unknown or one of its figures is missing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .always:
      self = .always
    case .never:
      self = .never
    case .crossing:
      self = .crossing(
        share: try container.decode(Double.self, forKey: .share),
        low: try container.decodeIfPresent(Double.self, forKey: .low),
        high: try container.decodeIfPresent(Double.self, forKey: .high)
      )
    case .several:
      self = .several(shares: try container.decode([Double].self, forKey: .shares))
    }
  }

  /// Writes the object form: `kind`, and the figures that belong to it.
  ///
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .always:
      try container.encode(Kind.always, forKey: .kind)
    case .never:
      try container.encode(Kind.never, forKey: .kind)
    case .crossing(let share, let low, let high):
      try container.encode(Kind.crossing, forKey: .kind)
      try container.encode(share, forKey: .share)
      try container.encodeIfPresent(low, forKey: .low)
      try container.encodeIfPresent(high, forKey: .high)
    case .several(let shares):
      try container.encode(Kind.several, forKey: .kind)
      try container.encode(shares, forKey: .shares)
    }
  }
}
