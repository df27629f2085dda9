// SPDX-License-Identifier: Apache-2.0

import ReuseBench

BenchmarkTool.main()
