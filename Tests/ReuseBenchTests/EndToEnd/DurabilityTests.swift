// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// A file has reached the disk before it takes the name of the one that it replaces.
@Suite(.startsPrograms) struct DurabilityTests {
  /// Writes down, in the order of the calls, what reaches the disk and what takes a name.
  private static let witness = """
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <fcntl.h>
    #include <stdio.h>
    #include <string.h>
    #include <sys/stat.h>
    #include <unistd.h>

    static void note(const char *line) {
      int diary = open("diary", O_WRONLY | O_CREAT | O_APPEND, 0600);
      if (diary < 0) return;
      (void)!write(diary, line, strlen(line));
      close(diary);
    }

    int fsync(int descriptor) {
      int (*original)(int) = dlsym(RTLD_NEXT, "fsync");
      struct stat status;
      int isFolder = fstat(descriptor, &status) == 0 && S_ISDIR(status.st_mode);
      note(isFolder ? "sync folder\\n" : "sync file\\n");
      return original(descriptor);
    }

    int rename(const char *from, const char *to) {
      int (*original)(const char *, const char *) = dlsym(RTLD_NEXT, "rename");
      note("name\\n");
      return original(from, to);
    }

    int linkat(int from, const char *name, int to, const char *other, int flags) {
      int (*original)(int, const char *, int, const char *, int) = dlsym(RTLD_NEXT, "linkat");
      note("name\\n");
      return original(from, name, to, other, flags);
    }
    """

  @Test("bytes reach the disk before their name does")
  func replaced() throws {
    let workplace = try Workplace()
    try workplace.write(Array("old".utf8), as: "picture.svg")
    try workplace.run(
      ["snapshot", ToolProcess.tinyCase, "--output", "picture.svg"],
      environment: ["LD_PRELOAD": try workplace.makeLibrary(Self.witness, "witness")]
    )
    .exited(0)
    let diary = try String(contentsOfFile: workplace.file("diary"), encoding: .utf8)
    expectEqual(diary, "sync file\nname\nsync folder\n")
    do {
      let workplace = try Workplace()
      try workplace.run(["run", "--output", "run.json"] + ToolProcess.tiny).exited(0)
      try workplace.run(
        ["history", "add", "kept", "run.json", "--commit", String(repeating: "a", count: 40)],
        environment: ["LD_PRELOAD": try workplace.makeLibrary(Self.witness, "witness")]
      )
      .exited(0)
      let diary = try String(contentsOfFile: workplace.file("diary"), encoding: .utf8)
      expect(diary.contains("sync file\nname\nsync folder\n"), "\(diary)")
    }
  }
}
