#pragma once
// Runs the finished program and keeps what it said.

#include "model/store/temporary_folder.h"

#include <fmt/format.h>
#include <sys/wait.h>

#include <cstdlib>
#include <string>
#include <vector>

namespace gjklab {

struct Said {
  int status = -1;
  std::string out, error;
};

inline std::string quoted(const std::string& word) {
  std::string out = "'";
  for (const char c : word) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return out + "'";
}

/// What the tests start speaks English, whatever the language of their environment.
inline const bool kInEnglish = setenv("LC_ALL", "C", 1) == 0;

/// `redirect`: instead of keeping standard output ("> /dev/full"). `locale`: another one than the tests' own.
inline Said runProgramWith(const std::vector<std::string>& arguments, const std::string& input = "",
                           const std::string& redirect = "", const std::string& locale = "") {
  TemporaryFolder folder("io");
  writePlainly(folder / "in", input);
  std::string command = (locale.empty() ? "" : "LC_ALL=" + quoted(locale) + " ") + quoted(GJKLAB_PROGRAM);
  for (const std::string& argument : arguments) command += " " + quoted(argument);
  command +=
      fmt::format(" < {} {} 2> {}", quoted(folder / "in"),
                  redirect.empty() ? fmt::format("> {}", quoted(folder / "out")) : redirect, quoted(folder / "error"));
  const int status = std::system(command.c_str());
  Said said{-1, readPlainly(folder / "out"), readPlainly(folder / "error")};
  if (WIFEXITED(status)) said.status = WEXITSTATUS(status);
  return said;
}

/// One sentence on standard error and nothing on standard output.
inline void expectRefusal(const std::vector<std::string>& arguments, int status, const std::string& sentence) {
  const Said said = runProgramWith(arguments);
  EXPECT_EQ(said.status, status) << said.error;
  EXPECT_EQ(said.error, sentence + "\n");
  EXPECT_EQ(said.out, "");
}

}  // namespace gjklab
