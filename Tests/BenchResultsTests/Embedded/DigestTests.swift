// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import BenchResults

@Suite("Digests are those of the standards")
struct DigestTests {
  @Test func checksumAndBase64() {
    // CRC-32 gives the check value of the catalogue of CRC algorithms, and 0 for nothing.
    expectEqual(CRC32.checksum(of: Array("123456789".utf8)), 0xCBF4_3926)
    expectEqual(CRC32.checksum(of: []), 0)
    expectEqual(EmbeddedDocument.hexadecimal(0xA), "0000000a")
    // SHA-256 gives the examples of FIPS 180-4 (NIST, SHA256.pdf and its test vectors).
    for (text, expected) in [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "a", count: 1_000_000),
        "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
      ),
    ] as [(String, String)] {
      expectEqual(SHA256(of: Array(text.utf8)).hexadecimal, expected)
    }
    // The text is base64, as a content security policy takes it.
    // `printf 'alert(1)' | openssl dgst -sha256 -binary | base64`
    expectEqual(
      SHA256(of: Array("alert(1)".utf8)).base64,
      "bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI="
    )
  }
}

extension SHA256 {
  /// The digest as 64 hexadecimal digits.
  var hexadecimal: String {
    digest.map { (String($0 >> 4, radix: 16)) + String($0 & 0xF, radix: 16) }.joined()
  }
}
