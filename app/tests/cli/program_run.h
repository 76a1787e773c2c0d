#pragma once
// Runs the finished program and keeps what it said.

#include "expect_facts.h"
#include "messages_with.h"
#include "model/store/temporary_folder.h"

#include <fmt/format.h>
#include <sys/wait.h>

#include <cstdlib>
#include <sstream>
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

inline std::vector<std::string> linesOf(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

/// One line on standard error, which is one of these, and nothing on standard output.
inline void expectRefusal(const std::vector<std::string>& arguments, int status, const Wordings& wanted) {
  const Said said = runProgramWith(arguments);
  EXPECT_EQ(said.status, status) << said.error;
  EXPECT_TRUE(reads(said.error, wanted + "\n"));
  EXPECT_EQ(said.out, "");
}

}  // namespace gjklab
