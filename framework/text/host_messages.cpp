// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/text/host_messages.hpp"

#include "framework/text/program_texts.hpp"

namespace boardwright {

const std::string* host_message(Language language, std::string_view id) {
  return find_text(language, "message." + std::string(id));
}

}  // namespace boardwright
