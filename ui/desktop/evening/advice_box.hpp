// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>
#include <memory>

#include "framework/planning/advice.hpp"

class QLabel;
class QPushButton;
class QSpinBox;
class QThread;

namespace boardwright::desktop {

/// What fits into the evening, from hundreds of evenings that are drawn by lot: asked for, never in the way.
class AdviceBox final : public QWidget {
  Q_OBJECT
 public:
  struct Known {
    planning::EveningFacts facts;
    planning::FirstMover first;
    bool by_lot = false;  ///< chance decides who begins
  };
  /// What is known when somebody asks; the minutes are filled in here.
  using Ask = std::function<Result<Known>()>;
  explicit AdviceBox(Ask ask, QWidget* parent = nullptr);
  ~AdviceBox() override;  ///< waits for what is being worked out

  void work_out();
  void forget();  ///< something else is asked for now: what was said holds no more
  [[nodiscard]] QString words() const;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void show_advice(const Result<planning::Advice>& advice, std::uint32_t people);

  Ask ask_;
  std::unique_ptr<QThread> working_;
  QLabel *label_, *words_;
  QSpinBox* minutes_;
  QPushButton* button_;
};

}  // namespace boardwright::desktop
