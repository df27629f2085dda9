// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceAdoption

let ending = AdoptTool.run(Array(CommandLine.arguments.dropFirst()))
FileHandle.standardOutput.write(Data(ending.output.utf8))
FileHandle.standardError.write(Data(ending.error.utf8))
exit(ending.status)
