// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/page_files.hpp"

#include "framework/text/digest.hpp"
#include "framework/text/text_file.hpp"
#include "plugins/host/program_files.hpp"
#include "ui/server/secrets.hpp"

namespace boardwright::server {
namespace {

const std::map<std::string, std::string> kTypes{{".html", "text/html; charset=utf-8"},
                                                {".js", "text/javascript; charset=utf-8"},
                                                {".css", "text/css; charset=utf-8"},
                                                {".svg", "image/svg+xml"},
                                                {".png", "image/png"},
                                                {".ico", "image/x-icon"},
                                                {".json", "application/json"},
                                                {".webmanifest", "application/manifest+json"},
                                                {".woff2", "font/woff2"},
                                                {".txt", "text/plain; charset=utf-8"},
                                                {".mp3", "audio/mpeg"},
                                                {".ogg", "audio/ogg"},
                                                {".wav", "audio/wav"}};

constexpr const char* kNoPage =
    "<!doctype html><html lang=\"en\"><title>Boardwright</title><p>The server runs, but its page was not "
    "built: "
    "./dev build makes it.";

}  // namespace

PageFiles PageFiles::read(const std::filesystem::path& folder) {
  PageFiles page;
  std::error_code none;
  std::string all;
  for (std::filesystem::directory_iterator file(folder, none), end; !none && file != end;
       file.increment(none)) {
    const auto kind = kTypes.find(file->path().extension().string());
    if (kind == kTypes.end() || !file->is_regular_file(none)) continue;
    auto content = read_file(file->path());
    if (!content) continue;
    const std::string name = file->path().filename().string();
    std::string tag = text_digest(*content).substr(0, 32);
    page.files_[name] = {kind->second, shared_text(std::move(*content)), std::move(tag)};
  }
  if (!page.files_.contains("index.html"))
    page.files_["index.html"] = {kTypes.at(".html"), shared_text(kNoPage),
                                 text_digest(kNoPage).substr(0, 32)};
  for (const auto& [name, file] : page.files_) all += name + file.tag;
  page.version_ = text_digest(all).substr(0, 16);
  return page;
}

std::filesystem::path PageFiles::usual_folder() { return program_file("web"); }

const SiteFile* PageFiles::find(const std::string& name) const {
  const auto found = files_.find(name);
  return found == files_.end() ? nullptr : &found->second;
}

}  // namespace boardwright::server
