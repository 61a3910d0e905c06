// Puts the page together, and follows the session.

const title = element("h1", {}), phase = element("p", { id: "phase", role: "status" }, "Connecting…");
const changes = element("button", { type: "button", class: "changes", hidden: true, onclick: showChange });
const problem = element("section", { id: "problem", "aria-labelledby": "problem-title", hidden: true });
const notices = element("details", { class: "notices", hidden: true });
const widgets = element("div", { id: "widgets" });
const main = element("main", { id: "main", tabindex: "-1" }, problem, notices, widgets);
let change = 0;

function drawPhase() {
  const { done, total, seconds } = session;
  const lost = session.tiles.filter((tile) => tile.failure).length;
  const texts = {
    compiling: `${session.step || "Compiling"}…`,
    rendering: total ? `Rendering ${Math.min(done + 1, total)} of ${total}` : "Rendering…",
    upToDate: lost ? `${lost} not drawn` : `Up to date${seconds === undefined || seconds === null ? "" : `, ${seconds.toFixed(1)} s`}`,
    failed: hasErrors() ? plural(session.messages.filter((message) => message.severity === "error" && message.file).length || 1, "error") : "Failed",
  };
  const text = isConnected ? texts[session.phase] : "darkroom watch has stopped; restart it and open its new address";
  if (phase.textContent !== text) phase.textContent = text;
  phase.className = !isConnected ? "lost" : session.phase === "failed" || session.phase === "upToDate" && lost ? "failed" : session.phase === "upToDate" ? "" : "working";
  document.body.classList.toggle("stale", isStale());
  document.title = `${session.phase === "failed" ? "⚠ " : ""}${session.title}`;
}

function drawChanges() {
  const count = session.tiles.filter((tile) => tile.before).length;
  changes.hidden = !count;
  changes.textContent = `${count} changed`;
  changes.title = "Go to the next image changed by the last save";
}

/** Goes to the next picture that the last save has changed. */
function showChange() {
  const changed = session.tiles.filter((tile) => tile.before);
  if (!changed.length) return;
  const own = tiles.get(changed[change++ % changed.length].id);
  own.node.scrollIntoView({ block: "center" });
  own.picture.focus();
}

function drawProblem() {
  problem.hidden = !hasErrors();
  if (problem.hidden) return problem.replaceChildren();
  problem.replaceChildren(element("h2", { id: "problem-title" }, session.tiles.length ? "These images are from before the errors" : "There is nothing to show yet"),
    element("ol", {}, session.messages.map((message) => element("li", {},
      message.file ? element("code", {}, `${message.file}:${message.line}:${message.column}`) : undefined,
      element("span", { class: `message ${message.severity}` }, message.message),
      message.excerpt ? element("pre", { tabindex: "0" }, message.excerpt) : undefined))));
}

function drawNotices() {
  notices.hidden = !session.notes.length;
  const isOpen = notices.open;
  notices.replaceChildren(element("summary", {}, plural(session.notes.length, "note")), element("ul", {}, session.notes.map((note) => element("li", {}, note))));
  notices.open = isOpen;
}

function draw() {
  title.textContent = shown(session.title);
  drawProblem();
  drawNotices();
  drawTiles(widgets);
  for (const own of switches) own.draw();
  drawChanges();
  drawPhase();
}

listen({
  state(state) {
    session = state;
    draw();
    if (session.phase === "upToDate") inspectAgain();
  },
  progress(progress) {
    Object.assign(session, progress);
    drawPhase();
  },
  tile({ tile, previous, done, total }) {
    Object.assign(session, { done, total });
    const index = session.tiles.findIndex((other) => other.id === tile.id);
    if (index >= 0) session.tiles[index] = tile;
    else session.tiles.splice(previous ? session.tiles.findIndex((other) => other.id === previous) + 1 : 0, 0, tile);
    placeTile(tile, previous);
    drawChanges();
    drawPhase();
  },
  lost() { drawPhase(); },
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && inspected) closeInspector();
  if (event.key === "t" && !event.ctrlKey && !event.metaKey && !event.altKey && event.target.closest?.(".picture")) {
    const own = [...tiles.values()].find((tile) => tile.picture === event.target);
    if (own) inspect("tap", own.tile, { x: Math.round(own.tile.frame.width / 2), y: Math.round(own.tile.frame.height / 2) });
  }
});

document.body.append(
  element("a", { class: "skip", href: "#main", onclick: (event) => { event.preventDefault(); main.focus(); } }, "Skip to the images"),
  element("header", { class: "bar" }, title, phase, changes, element("div", { class: "switches", role: "group", "aria-label": "How widgets are shown" }, switches.map((own) => own.node))),
  element("div", { class: "columns" }, main, inspector), status);
