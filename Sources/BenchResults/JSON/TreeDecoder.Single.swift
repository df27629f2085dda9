// SPDX-License-Identifier: Apache-2.0

extension TreeDecoder {
  /// Reads one value in the place of the whole.
  struct Single: SingleValueDecodingContainer {
    let decoder: TreeDecoder

    var codingPath: [any CodingKey] { decoder.codingPath }

    func decodeNil() -> Bool {
      decoder.value == .null
    }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      try decoder.read(type)
    }
  }
}
