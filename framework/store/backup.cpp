// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/store/backup.hpp"

#include "framework/store/database.hpp"
#include "framework/store/store.hpp"
#include "framework/store/transfer.hpp"
#include "framework/text/save_file.hpp"

namespace boardwright {

Result<void> back_up(Store& store, const std::filesystem::path& file) {
  store::Database& database = store.database();
  if (!database.is_sqlite()) {
    auto text = export_text(store, ExportFor::kOwnUse);
    if (!text) return fail(text.error());
    return save_file(file, *text);
  }
  std::error_code error;
  if (std::filesystem::equivalent(file, database.location().path(), error))
    return fail(file.string() + ": this is the store itself; choose another file for its copy");
  auto copy = ReplacedFile::begin(file, Readers::kOwner);
  if (!copy) return fail(copy.error());
  try {
    database.session() << "VACUUM INTO :f", soci::use(copy->path());
  } catch (const soci::soci_error& failure) {
    return fail("the copy " + file.string() + " can't be made: " + database.sentence(failure));
  }
  return copy->keep();
}

}  // namespace boardwright
