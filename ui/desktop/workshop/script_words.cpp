// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/script_words.hpp"

#include <QSet>
#include <QString>

#include "ui/desktop/workshop/script_help.hpp"

namespace boardwright::desktop {
namespace {

// A state is the number of = between the brackets plus one; texts come after comments.
constexpr int kTexts = 100;

const QSet<QString>& lua_keywords() {
  static const QSet<QString> words{"and",      "break",  "do",   "else", "elseif", "end",  "false", "for",
                                   "function", "goto",   "if",   "in",   "local",  "nil",  "not",   "or",
                                   "repeat",   "return", "then", "true", "until",  "while"};
  return words;
}

/// What stands behind a dot is a field's name, coloured with none.
const QSet<QString>& prelude_words() {
  static const QSet<QString> words = [] {
    QSet<QString> all;
    for (const ScriptHelp& one : script_help())
      if (const QString word = QString::fromLatin1(one.word); !word.contains('.')) all << word;
    return all;
  }();
  return words;
}

bool is_name(QChar c) { return c.isLetterOrNumber() || c == QLatin1Char('_'); }

/// How many = stand between two brackets that open here; -1 if they don't.
int long_bracket(QStringView line, qsizetype at) {
  if (at >= line.size() || line[at] != QLatin1Char('[')) return -1;
  qsizetype end = at + 1;
  while (end < line.size() && line[end] == QLatin1Char('=')) ++end;
  return end < line.size() && line[end] == QLatin1Char('[') ? static_cast<int>(end - at - 1) : -1;
}

class LineReader {
 public:
  LineReader(QStringView line, int state) : line_(line) { read_.state = state; }

  ScriptLine read() {
    if (read_.state != 0) go_on_long(0);
    while (at_ < line_.size()) next();
    return std::move(read_);
  }

 private:
  using Kind = ScriptWord::Kind;

  void add(Kind kind, qsizetype from) {
    read_.words.push_back({kind, static_cast<int>(from), static_cast<int>(at_ - from)});
  }
  /// Of a comment or text of several lines, to its end or that of the line.
  void go_on_long(qsizetype from) {
    const bool text = read_.state >= kTexts;
    const int level = read_.state - (text ? kTexts : 0) - 1;
    const QString close = "]" + QString(level, '=') + "]";
    const qsizetype end = line_.indexOf(close, at_);
    at_ = end < 0 ? line_.size() : end + close.size();
    if (end >= 0) read_.state = 0;
    add(text ? Kind::kText : Kind::kComment, from);
  }
  void next() {
    const qsizetype from = at_;
    const QChar c = line_[at_];
    if (line_.mid(at_).startsWith(QLatin1String("--"))) return comment();
    if (const int level = long_bracket(line_, at_); level >= 0) {
      read_.state = kTexts + level + 1;
      at_ += level + 2;
      return go_on_long(from);
    }
    if (c == QLatin1Char('"') || c == QLatin1Char('\'')) return text(c);
    if (c.isDigit()) {
      while (at_ < line_.size() && (is_name(line_[at_]) || line_[at_] == QLatin1Char('.'))) ++at_;
      return add(Kind::kNumber, from);
    }
    if (is_name(c)) return name();
    ++at_;
  }
  void comment() {
    const qsizetype from = at_;
    const int level = long_bracket(line_, at_ + 2);
    if (level >= 0) {
      read_.state = level + 1;
      at_ += level + 4;
      return go_on_long(from);
    }
    at_ = line_.size();
    add(Kind::kComment, from);
  }
  void text(QChar quote) {
    const qsizetype from = at_++;
    while (at_ < line_.size() && line_[at_] != quote) at_ += line_[at_] == QLatin1Char('\\') ? 2 : 1;
    at_ = std::min(at_ + 1, line_.size());
    add(Kind::kText, from);
  }
  void name() {
    const qsizetype from = at_;
    while (at_ < line_.size() && is_name(line_[at_])) ++at_;
    const QString word = line_.mid(from, at_ - from).toString();
    if (lua_keywords().contains(word)) return add(Kind::kKeyword, from);
    // `p.score` is a field of p.
    const bool field =
        from > 0 && line_[from - 1] == QLatin1Char('.') && (from < 2 || line_[from - 2] != QLatin1Char('.'));
    if (!field && prelude_words().contains(word)) add(Kind::kPrelude, from);
  }

  QStringView line_;
  qsizetype at_ = 0;
  ScriptLine read_;
};

}  // namespace

ScriptLine script_words(QStringView line, int state) { return LineReader(line, state).read(); }

}  // namespace boardwright::desktop
