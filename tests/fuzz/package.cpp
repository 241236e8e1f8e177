// SPDX-License-Identifier: GPL-3.0-or-later
//
// A package, whatever it holds: as an archive, and as what may stand in one: a manifest, a name, a drawing.
#include "framework/package/package.hpp"
#include "framework/package/drawing_rules.hpp"
#include "framework/package/entry_rules.hpp"
#include "tests/fuzz/support.hpp"

using namespace boardwright;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto bytes = fuzz::as_text(data, size);
  // Less than the usual limits, so that a small input can't take long.
  constexpr PackageLimits kLimits{
      .packed = 1U << 20U, .unpacked = 4U << 20U, .file = 1U << 20U, .files = 100};
  if (const auto files = read_archive(bytes, kLimits)) {
    std::size_t unpacked = 0;
    for (const auto& file : *files) {
      fuzz::require(check_entry_name(file.name).has_value(), "a name is a good one");
      fuzz::require(file.content.size() <= kLimits.file, "a file keeps to its limit");
      unpacked += file.content.size();
    }
    fuzz::require(files->size() <= kLimits.files && unpacked <= kLimits.unpacked,
                  "all of them keep to their limits");
  } else {
    fuzz::require_sentence(files.error());
  }
  if (const auto package = read_package(bytes, kLimits); !package) fuzz::require_sentence(package.error());
  if (const auto manifest = read_manifest(bytes)) {
    const auto again = read_manifest(write_manifest(*manifest));
    fuzz::require(again.has_value() && *again == *manifest, "a manifest is read as it is written");
  } else {
    fuzz::require_sentence(manifest.error());
  }
  if (const auto draws = check_drawing(bytes); !draws) fuzz::require_sentence("a drawing " + draws.error());
  return 0;
}
