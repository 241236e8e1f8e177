// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/enter/sheet_draft.hpp"

#include "framework/record/native.hpp"
#include "framework/text/config_file.hpp"
#include "framework/text/save_file.hpp"
#include "framework/text/text_file.hpp"

namespace boardwright::desktop {

SheetDraft::SheetDraft() : file_(user_data("score-sheet.txt").value_or(std::filesystem::path())) {}

Result<std::optional<Record>> SheetDraft::read() const {
  std::error_code ignored;  // a file that nobody can look at is as good as none
  if (!std::filesystem::exists(file_, ignored)) return std::optional<Record>();
  const auto text = read_file(file_);
  if (!text) return fail(file_.string() + ": " + text.error());
  auto record = read_record(*text);
  if (!record) return fail(record.error());
  return std::optional(std::move(*record));
}

Result<void> SheetDraft::keep(const Record& record) {
  const std::string text = write_record(record);
  if (text == kept_) return {};
  std::error_code error;
  std::filesystem::create_directories(file_.parent_path(), error);
  if (error) return fail(file_.parent_path().string() + ": " + error.message());
  if (auto saved = save_file(file_, text); !saved) return saved;
  kept_ = text;
  return {};
}

Result<void> SheetDraft::drop() {
  kept_.clear();
  std::error_code error;
  std::filesystem::remove(file_, error);
  if (error) return fail(file_.string() + ": " + error.message());
  return {};
}

Result<std::filesystem::path> SheetDraft::put_aside() {
  kept_.clear();
  std::filesystem::path aside = file_.parent_path() / "score-sheet-damaged.txt";
  std::error_code error;
  for (int number = 2; std::filesystem::exists(aside, error); ++number)
    aside = file_.parent_path() / ("score-sheet-damaged-" + std::to_string(number) + ".txt");
  std::filesystem::rename(file_, aside, error);
  if (error) return fail(file_.string() + ": " + error.message());
  return aside;
}

}  // namespace boardwright::desktop
