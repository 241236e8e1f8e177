// SPDX-License-Identifier: GPL-3.0-or-later
#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>

int main(int argc, char* argv[]) {
  Catch::Session session;
  // A filter that matches nothing and a test that asserts nothing must not pass. Catch2 2.13 takes only one
  // -w.
  session.configData().warnings =
      static_cast<Catch::WarnAbout::What>(Catch::WarnAbout::NoTests | Catch::WarnAbout::NoAssertions);
  return session.run(argc, argv);
}
