// SPDX-License-Identifier: Apache-2.0

/// A fault inside one record, placed by its byte offset from the start of the record.
struct RecordFault: Error {
  let offset: Int
  let fault: DatasetError.Fault
}
