// Puts the page together, and listens to keys and the address.

const keys = [
  ["j or ↓", "Next snapshot"], ["k or ↑", "Previous snapshot"], ["1 – 5", modes.map((mode) => mode.label).join(", ")],
  ["/", "Search"], ["c", "Copy the command that accepts"], ["?", "Keys"], ["Esc", "Close, or back to all"],
];
const help = element("dialog", { "aria-labelledby": "help-title" }, element("h2", { id: "help-title" }, "Keys"),
  element("dl", {}, keys.flatMap(([key, what]) => [element("dt", {}, element("kbd", {}, key)), element("dd", {}, what)])),
  element("form", { method: "dialog" }, element("button", { onclick: (event) => { event.preventDefault(); help.close(); } }, "Close")));

/** Chooses a snapshot, as a step in the history. */
function choose(file) {
  const next = hash({ file });
  if (location.hash === next) return;
  location.hash = next;
}

function step(by) {
  if (!visible.length) return;
  const index = visible.findIndex((snapshot) => snapshot.file === chosen.file);
  const next = index < 0 ? (by > 0 ? 0 : visible.length - 1) : Math.min(visible.length - 1, Math.max(0, index + by));
  choose(visible[next].file);
}

/** Brings the page to what the address says. */
function follow() {
  const old = chosen.file;
  readHash();
  const snapshot = byFile.get(chosen.file);
  if (listKey() !== drawnFor) {
    drawFilters();
    drawList();
  }
  drawDetail();
  markChosen(true);
  if (old === chosen.file) return;
  detail.scrollTop = 0;
  if (snapshot) {
    scrollTo(0, 0);
    announce(`${snapshot.widget}, ${snapshot.detail}, ${snapshot.state}, ${visible.indexOf(snapshot) + 1} of ${visible.length}`);
  }
}

function isTyping(target) { return target instanceof HTMLElement && target.matches("input:not([type=range]), select, textarea"); }

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || help.open) return;
  const target = event.target;
  if (event.key === "Escape") {
    if (target === search && search.value) { chosen.query = ""; filter(); } else if (isTyping(target)) target.blur();
    else if (chosen.file) choose("");
    return;
  }
  if (isTyping(target)) return;
  // Arrows are the range's own, and scroll what is in focus.
  const moves = !(target instanceof HTMLElement && target.matches("input, pre, code, #detail *"));
  const actions = {
    j: () => step(1), k: () => step(-1),
    ArrowDown: moves ? () => step(1) : undefined, ArrowUp: moves ? () => step(-1) : undefined,
    "/": () => search.focus(), "?": () => help.showModal(),
    c: () => document.querySelector(".command button")?.click(),
  };
  modes.forEach((mode, index) => {
    const snapshot = byFile.get(chosen.file);
    actions[index + 1] = snapshot && hasBoth(snapshot) ? () => setMode(mode.name) : undefined;
  });
  if (!actions[event.key]) return;
  event.preventDefault();
  actions[event.key]();
});
addEventListener("hashchange", follow);

document.getElementById("static").remove();
document.body.classList.add("live");
document.body.prepend(
  element("a", { class: "skip", href: "#detail", onclick: (event) => { event.preventDefault(); detail.focus(); } }, "Skip to the snapshot"),
  element("header", { class: "bar" },
    element("p", { class: "brand" }, element("a", { href: "#" }, "Widget snapshots")), chips,
    element("search", {}, selects, search,
      element("button", { type: "button", class: "help", "aria-label": "Keys", title: "Keys (?)", onclick: () => help.showModal() }, "?"))),
  element("div", { class: "columns" }, list, detail), status, help);
readHash();
if (!location.hash && report.snapshots.some((snapshot) => problemStates.has(snapshot.state))
    && matchMedia("(min-width: 48rem)").matches && !report.problems.length) {
  chosen.file = report.snapshots[0].file;
}
drawFilters();
drawList();
drawDetail();
markChosen(true);
