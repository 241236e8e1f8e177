// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace boardwright {

/// A mail whose text went by letters that every mail may have.
struct MailBody {
  std::string text;  ///< heads as they are, bodies as they were written; their character set is open still
  std::string encoding;  ///< quoted-printable or base64, the first that was undone
};

/// Of bytes that begin with a mail's head and say that a body is quoted-printable or base64; of several parts
/// those in HTML are left out, and those that hold no text stay as they came. Nothing otherwise.
[[nodiscard]] std::optional<MailBody> mail_body(std::string_view bytes);

}  // namespace boardwright
