// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "ui/server/http.hpp"

namespace boardwright::server {

struct SiteFile {
  std::string type;
  SharedText content;
  std::string tag;  ///< of what is in it
};

/// The page's files by name, read once: nothing that a request says is ever a path. Sub-folders, links and
/// files of kinds that a page doesn't have are left out.
class PageFiles {
 public:
  /// A folder that isn't there gives a page that says so.
  [[nodiscard]] static PageFiles read(const std::filesystem::path& folder);
  /// Where the program's is: beside it or installed.
  [[nodiscard]] static std::filesystem::path usual_folder();

  [[nodiscard]] const SiteFile* find(const std::string& name) const;
  [[nodiscard]] const SiteFile& index() const { return files_.at("index.html"); }
  [[nodiscard]] const std::string& version() const noexcept { return version_; }  ///< of all of them

 private:
  std::map<std::string, SiteFile> files_;
  std::string version_;
};

}  // namespace boardwright::server
