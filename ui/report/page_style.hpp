// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace boardwright::report {

/// How the page looks. Charts are painted in the light look's colours (ChartColors); the dark look changes
/// them by their values.
inline constexpr std::string_view kPageStyle = R"(
:root { --page:#f6f7f8; --card:#fff; --text:#242b33; --lesser:#5b6670; --line:#dde2e7; --accent:#1f6fb2;
  --s0:#1f6fb2; --s1:#c25a1a; --s2:#3a865a; --s3:#8a4f9e; --yes:#a6430a; --yes-ground:#fbe9de; --no:#24694a; --no-ground:#e0f1e8;
  --maybe:#5b6670; --maybe-ground:#eceff2; color-scheme: light dark; }
@media (prefers-color-scheme: dark) { :root { --page:#15191d; --card:#1e242a; --text:#e6eaee; --lesser:#9fabb6; --line:#343d46;
  --accent:#6db3ec; --s0:#5aa9ea; --s1:#f09a5b; --s2:#6cc495; --s3:#c490d6; --yes:#ffb98a; --yes-ground:#4a2c18; --no:#8fdab4;
  --no-ground:#1c3d2d; --maybe:#aeb8c2; --maybe-ground:#2c343c; } }
* { box-sizing: border-box; }
body { margin:0; background:var(--page); color:var(--text); font:16px/1.55 Inter, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
  -webkit-print-color-adjust:exact; print-color-adjust:exact; }
main { max-width:1180px; margin:0 auto; padding:48px 24px 80px; }
.over { margin:0; color:var(--lesser); font-size:14px; letter-spacing:.02em; }
h1 { margin:4px 0 24px; font-size:34px; line-height:1.2; letter-spacing:-.015em; text-wrap:balance; }
h2 { margin:0 0 14px; font-size:20px; letter-spacing:-.01em; }
section { margin-top:40px; }
.cards { display:grid; grid-template-columns:repeat(auto-fit,minmax(260px,1fr)); gap:16px; }
.card, .short, figure, .wide { background:var(--card); border:1px solid var(--line); border-radius:10px; }
.card { padding:18px 20px; }
.card h2 { font-size:17px; margin:0 0 4px; }
.card p { margin:0 0 8px; color:var(--lesser); }
.short { padding:22px 26px; border-left:4px solid var(--accent); }
.short ol { margin:0; padding-left:1.3em; }
.short li { margin:.35em 0; }
.key { display:inline-block; width:.7em; height:.7em; border-radius:50%; margin-right:.5em; vertical-align:baseline; }
.set0 { background:var(--s0); } .set1 { background:var(--s1); } .set2 { background:var(--s2); } .set3 { background:var(--s3); }
.wide { overflow-x:auto; margin-top:16px; }
table { border-collapse:collapse; width:100%; font-size:15px; }
th, td { padding:8px 14px; text-align:left; vertical-align:top; border-top:1px solid var(--line); }
thead th, tr:first-child > th { border-top:0; }
th { font-weight:600; font-size:13.5px; color:var(--lesser); }
.number { text-align:right; font-variant-numeric:tabular-nums; white-space:nowrap; }
.lesser { color:var(--lesser); font-size:14px; }
h3 { margin:28px 0 10px; font-size:17px; letter-spacing:-.01em; }
.rules tbody th { color:var(--text); min-width:9em; max-width:24em; }
.rules tbody th p { margin:2px 0 0; font-weight:400; }
.rules tbody tr + tr td { border-top:0; padding-top:0; }
.rules td { white-space:nowrap; }
.bar { display:inline-block; width:110px; height:.7em; margin-right:10px; border-radius:3px; background:var(--maybe-ground); overflow:hidden; }
.bar span { display:block; height:100%; }
.share { display:inline-block; min-width:4.2em; text-align:right; }
.rules tbody tr:first-child > th { border-top:1px solid var(--line); } .rules .lesser, .rules .bar { vertical-align:baseline; }
.symbols { display:none; }
.games { display:grid; grid-template-columns:repeat(auto-fill,minmax(270px,1fr)); gap:16px; }
.game { background:var(--card); border:1px solid var(--line); border-radius:10px; padding:16px 18px; break-inside:avoid; min-width:0; }
.game p { margin:0; font-size:14px; color:var(--lesser); }
.game h4 { margin:2px 0 0; font-size:15px; } .game svg { margin-top:12px; }
.game svg { max-height:420px; }
.game .light { fill:#efe6d2; } .game .dark { fill:#d3c2a0; } .game polygon { stroke:#8a7a5c; stroke-width:.25; } .game .line { fill:none; stroke:#8a7a5c; stroke-width:.5; } .game .point { fill:#8a7a5c; }
.game .last { fill:#e0a93b; fill-opacity:.55; }
.piece.owner0 { fill:#2b2d33; } .piece.owner1 { fill:#f7f4ec; stroke:#6b5b44; stroke-width:3; } .piece.ownernone { fill:#8a8f96; }
text.owner0, text.ownernone { fill:#fff; } text.owner1 { fill:#2b2d33; }
.controls { display:flex; gap:4px; align-items:center; margin-top:10px; }
.controls[hidden], .game [hidden] { display:none; }
.controls input { flex:1; min-width:0; accent-color:var(--accent); }
button { font:inherit; font-size:14px; color:var(--text); background:var(--maybe-ground); border:0; border-radius:6px; padding:4px 9px; cursor:pointer; }
button:hover { background:var(--line); } button:focus-visible { outline:2px solid var(--accent); }
.game output { display:block; margin:8px 0 10px; font-size:14px; min-height:1.5em; overflow-wrap:anywhere; }
.game details { margin-top:10px; font-size:14px; } .game summary { cursor:pointer; }
.game pre { max-height:260px; overflow:auto; }
.chip { display:inline-block; padding:1px 10px; border-radius:99px; font-size:13px; white-space:nowrap; color:var(--maybe); background:var(--maybe-ground); }
.chip.different { color:var(--yes); background:var(--yes-ground); font-weight:600; }
.chip.same { color:var(--no); background:var(--no-ground); }
.charts { display:grid; grid-template-columns:repeat(auto-fit,minmax(420px,1fr)); gap:16px; }
figure { margin:0; padding:16px 18px; break-inside:avoid; }
figcaption { font-weight:600; margin-bottom:8px; }
svg { display:block; width:100%; height:auto; }
svg g, svg text { font-family:inherit; }
.boards { display:flex; flex-wrap:wrap; gap:20px; justify-content:center; }
.board { flex:1 1 150px; max-width:260px; text-align:center; font-size:14px; }
.board p { margin:8px 0 0; }
code, pre { font-family:ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size:13px; overflow-wrap:anywhere; }
pre { background:var(--card); border:1px solid var(--line); border-radius:10px; padding:14px 18px; white-space:pre-wrap; }
@media (max-width:520px) { .charts { grid-template-columns:1fr; } h1 { font-size:26px; } }
@media (prefers-color-scheme: dark) {
  [fill="#242b33"] { fill:#e6eaee; } [stroke="#242b33"] { stroke:#e6eaee; } [stroke="#d9dee3"] { stroke:#343d46; }
  [fill="#1f6fb2"] { fill:#5aa9ea; } [stroke="#1f6fb2"] { stroke:#5aa9ea; } [fill="#c25a1a"] { fill:#f09a5b; } [stroke="#c25a1a"] { stroke:#f09a5b; }
  [fill="#3a865a"] { fill:#6cc495; } [stroke="#3a865a"] { stroke:#6cc495; } [fill="#8a4f9e"] { fill:#c490d6; } [stroke="#8a4f9e"] { stroke:#c490d6; }
  [fill="#4a6078"] { fill:#9db6cf; } [fill="#a9bccd"] { fill:#566f88; } [fill="#dfe3e8"] { fill:#343d46; } }
@media print { body { background:#fff; font-size:11pt; } main { max-width:none; padding:0; } section { margin-top:22pt; }
  .card, .short, figure, .wide { border-color:#ccc; } tr { break-inside:avoid; } .controls, .game details, .game button { display:none; } h2 { break-after:avoid; } .wide { overflow:visible; } }
)";

}  // namespace boardwright::report
