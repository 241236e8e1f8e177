// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a program has to tell somebody, before it is put into a language: a key of config/texts and what goes into its
// places. A refusal that travels as one can be said by a window, a terminal or a page in the reader's own language.
#pragma once

#include <boardwright/pure/result.hpp>
#include <string>
#include <utility>
#include <vector>

#include "framework/text/language.hpp"

namespace boardwright {

struct Remark {
  std::string key;                     ///< such as evening.not_entered; empty: a sentence in English alone
  std::vector<std::string> arguments;  ///< for {0}, {1} …; without a key, the sentence
  /// In that language; without a key as refusal_in has it.
  [[nodiscard]] std::string in(Language language) const;
  [[nodiscard]] std::string english() const { return in(Language::kEnglish); }
  friend bool operator==(const Remark&, const Remark&) = default;
};

/// `key` stands in config/texts/en.yaml: a test reads the sources.
[[nodiscard]] inline Remark remark(std::string key, std::vector<std::string> arguments = {}) {
  return {std::move(key), std::move(arguments)};
}
/// Of a deeper room, which has words in English alone.
[[nodiscard]] inline Remark remark_of_sentence(std::string sentence) { return {{}, {std::move(sentence)}}; }

[[nodiscard]] inline tl::unexpected<Remark> refuse(std::string key, std::vector<std::string> arguments = {}) {
  return tl::unexpected<Remark>(remark(std::move(key), std::move(arguments)));
}

/// A value, or why not. As a plain Result it holds the sentence in English.
template <class T>
class [[nodiscard]] Allowed : public Result<T> {
 public:
  Allowed(T value) : Result<T>(std::move(value)) {}  // NOLINT(google-explicit-constructor): as a Result
  Allowed(tl::unexpected<Remark> why)                // NOLINT(google-explicit-constructor)
      : Result<T>(fail(why.value().english())), why_(std::move(why.value())) {}
  Allowed(tl::unexpected<std::string> why)  // NOLINT(google-explicit-constructor)
      : Result<T>(std::move(why)) {}

  /// Only where there is no value.
  [[nodiscard]] Remark why() const {
    return why_.arguments.empty() && why_.key.empty() ? remark_of_sentence(this->error()) : why_;
  }

 private:
  Remark why_;
};

template <>
class [[nodiscard]] Allowed<void> : public Result<void> {
 public:
  Allowed() = default;
  Allowed(tl::unexpected<Remark> why)  // NOLINT(google-explicit-constructor): as a Result
      : Result<void>(fail(why.value().english())), why_(std::move(why.value())) {}
  Allowed(tl::unexpected<std::string> why)  // NOLINT(google-explicit-constructor)
      : Result<void>(std::move(why)) {}

  /// Only where it was refused.
  [[nodiscard]] Remark why() const {
    return why_.arguments.empty() && why_.key.empty() ? remark_of_sentence(error()) : why_;
  }

 private:
  Remark why_;
};

/// The refusal of another question, with its key; fail(error()) would keep English alone.
template <class T>
[[nodiscard]] tl::unexpected<Remark> pass_on(const Allowed<T>& refused) {
  return tl::unexpected<Remark>(refused.why());
}
template <class T>
[[nodiscard]] tl::unexpected<Remark> pass_on(const Result<T>& failed) {
  return tl::unexpected<Remark>(remark_of_sentence(failed.error()));
}

}  // namespace boardwright
