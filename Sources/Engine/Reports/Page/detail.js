// Everything about the snapshot that is chosen.

const detail = element("main", { id: "detail", tabindex: "-1" });

function drawDetail() {
  const snapshot = byFile.get(chosen.file);
  document.body.classList.toggle("shows-detail", Boolean(snapshot));
  if (!snapshot) {
    clearInterval(blinking);
    detail.replaceChildren(overview());
    return;
  }
  const index = visible.indexOf(snapshot);
  const state = report.states.find((state) => state.name === snapshot.state);
  detail.replaceChildren(
    element("header", { class: "title" },
      element("div", { class: "steps" },
        element("a", { class: "button back", href: hash({ file: "" }) }, "All snapshots"),
        element("span", { class: "position" }, index < 0 ? "" : `${index + 1} of ${visible.length}`),
        element("button", { type: "button", "aria-label": "Previous snapshot", title: "Previous (k)", onclick: () => step(-1) }, "‹"),
        element("button", { type: "button", "aria-label": "Next snapshot", title: "Next (j)", onclick: () => step(1) }, "›")),
      element("h1", {}, element("bdi", {}, snapshot.widget)),
      element("p", { class: "about" }, element("bdi", {}, snapshot.detail)),
      element("p", { class: "state" }, element("span", { class: `badge ${snapshot.state}` }, capitalized(snapshot.state)), " ", state.sentence),
      snapshot.failure ? element("p", { class: "failure" }, snapshot.failure) : undefined),
    toolbar(snapshot), stage(snapshot), words(snapshot), relaxation(snapshot), findings(snapshot.findings || []),
    text(snapshot.text), commands(snapshot), facts(snapshot));
}

/** The modes, and how large. */
function toolbar(snapshot) {
  const ways = element("div", { role: "group", "aria-label": "Compare", class: "segments" }, modes.map((mode, index) =>
    element("button", {
      type: "button", "aria-pressed": String(mode.name === chosen.mode), title: `${mode.label} (${index + 1})`,
      "data-mode": mode.name, onclick: () => setMode(mode.name),
    }, mode.label)));
  const sizes = element("select", { "aria-label": "Size", id: "size", onchange: () => { scale = sizes.value; drawStage(); } },
    [["fit", "Fit"], ["one", "Actual size"], ["four", "400%"]].map(([value, label]) =>
      element("option", { value, selected: value === scale }, label)));
  return element("div", { class: "toolbar" }, hasBoth(snapshot) ? ways : undefined, sizes);
}

function setMode(name) {
  chosen.mode = name;
  writeHash();
  for (const button of document.querySelectorAll("[data-mode]")) {
    button.setAttribute("aria-pressed", String(button.dataset.mode === name));
  }
  for (const [file, link] of links) link.setAttribute("href", hash({ file }));
  drawStage();
  announce(modes.find((mode) => mode.name === name).label);
}

function drawStage() {
  const snapshot = byFile.get(chosen.file), old = document.getElementById("stage");
  if (snapshot && old) old.replaceWith(stage(snapshot));
}

function section(name, ...children) {
  const id = `section-${name.replace(/\W+/g, "-").toLowerCase()}`;
  return element("section", { "aria-labelledby": id, class: "part" }, element("h2", { id }, name), ...children);
}

function place(source) {
  return source ? element("code", { class: "place" }, `${source.file}:${source.line}`) : undefined;
}

function words(snapshot) {
  const changes = snapshot.changes || [];
  if (!changes.length && !snapshot.measured && !snapshot.movedFrom) return "";
  return section("What changed",
    changes.length ? element("ol", { class: "changes" }, changes.map((change) =>
      element("li", {}, element("bdi", {}, change.text), place(change.source)))) : undefined,
    snapshot.movedFrom ? element("p", {}, "Its golden is at ", element("code", {}, snapshot.movedFrom), ".") : undefined,
    snapshot.measured ? element("p", { class: "quiet" }, snapshot.measured) : undefined);
}

function relaxation(snapshot) {
  return snapshot.relaxation ? section("Relaxed", element("p", {}, snapshot.relaxation)) : "";
}

function findings(found) {
  if (!found.length) return "";
  return section("Findings", element("ul", { class: "findings" }, found.map((finding) =>
    element("li", {}, element("span", { class: `severity ${finding.severity}` }, capitalized(finding.severity)),
      " ", element("code", {}, finding.code), " ", element("bdi", {}, finding.message), place(finding.source)))));
}

/** The difference of the texts, a part that opens for each section. */
function text(difference) {
  if (!difference || !difference.sections.length) return "";
  return section("Text", difference.sections.map((part) =>
    element("details", { open: true }, element("summary", {}, capitalized(part.name), " ",
      element("span", { class: "quiet" }, `−${part.removed} +${part.added}`)),
    element("pre", { tabindex: "0", role: "region", "aria-label": `Difference of ${part.name}` }, part.lines.map(line)))),
  difference.omitted ? element("p", { class: "quiet" }, `And ${difference.omitted} more lines.`) : undefined);
}

function line(text) {
  const [kind, said] = { "-": ["removed", "removed: "], "+": ["added", "added: "], "@": ["left-out", ""] }[text[0]] || ["", ""];
  const content = kind === "left-out" ? `  ${text.slice(1)} ${text === "@1" ? "line" : "lines"}` : text;
  return element("span", { class: `line ${kind}` }, said ? element("span", { class: "unseen" }, said) : undefined, content + "\n");
}

function commands(snapshot) {
  const all = [snapshot.command, ...report.commands].filter(Boolean);
  return all.length ? section("Commands", all.map(command)) : "";
}

function command({ label, text }) {
  const button = element("button", { type: "button", "aria-label": `Copy the command: ${label}`, onclick: () => copy(text, button) }, "Copy");
  return element("div", { class: "command" }, element("p", {}, label), element("div", {},
    element("code", { tabindex: "0", role: "region", "aria-label": `Command: ${label}` }, text), button));
}

function facts(snapshot) {
  const rows = [["File", snapshot.file], ["Target", snapshot.target], ["Kind", snapshot.kind],
    ...Object.entries(snapshot.subject).sort()];
  return section("Details", element("dl", {}, rows.filter(([, value]) => value).flatMap(([name, value]) =>
    [element("dt", {}, name), element("dd", {}, element("bdi", {}, value))])));
}

/** What was found in all of the report, each fact once, with a link to the snapshots that show it. */
function allFindings() {
  if (!report.findings.length) return undefined;
  const limit = 30, rest = report.findings.length - limit;
  return section("Findings", element("ul", { class: "findings" }, report.findings.slice(0, limit).map((group) =>
    element("li", {}, element("span", { class: `severity ${group.severity}` }, capitalized(group.severity)), " ",
      element("a", { href: hash({ file: "", query: group.code, states: new Set() }) }, element("code", {}, group.code)), " ",
      element("bdi", {}, group.message), place(group.source),
      group.pictureCount > 1 ? element("span", { class: "quiet" }, ` in ${group.pictureCount} snapshots`) : undefined))),
  rest > 0 ? element("p", { class: "quiet" }, `And ${rest} more.`) : undefined);
}

/** What the report says as a whole. */
function overview() {
  const isFine = !report.problems.length && !report.snapshots.some((snapshot) => problemStates.has(snapshot.state));
  return element("div", { class: "overview" },
    element("h1", {}, isFine ? "No differences" : "Widget snapshots"),
    element("p", { class: "about" }, capitalized(report.heading) + "."),
    report.problems.map((problem) => element("p", { class: "failure" }, problem)),
    report.isFiltered ? element("p", {}, "This report includes only some of the snapshots.") : undefined,
    report.notes.length ? element("ul", { class: "notes" }, report.notes.map((note) => element("li", {}, note))) : undefined,
    report.commands.map(command),
    allFindings(),
    element("p", { class: "quiet" }, `Goldens in ${report.goldens}`,
      report.settings.length ? `, recorded with ${report.settings.join(" ")}` : "", `. Drawn by ${report.renderer}. `,
      element("span", { class: "keys-hint" }, "Press ? for keys.")));
}
