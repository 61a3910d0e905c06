// The list of snapshots, those that need somebody first, and the filters above it.

const list = element("nav", { id: "list", "aria-label": "Snapshots" });
let typing = 0;
const search = element("input", {
  type: "search", id: "search", placeholder: "Search", "aria-label": "Search names, words and findings",
  autocomplete: "off", spellcheck: "false",
  oninput: () => {
    // Who types is not kept waiting by thousands of rows.
    clearTimeout(typing);
    typing = setTimeout(() => { chosen.query = search.value; filter(); }, report.snapshots.length > 2000 ? 200 : 0);
  },
});
const chips = element("div", { role: "group", "aria-label": "States", class: "chips" });
const selects = element("div", { class: "selects" });
let visible = [];
/** The rows by their snapshots' files. */
const links = new Map();
/** What the list was drawn for. */
let drawnFor = "";
/** Which of the drawings is the last one. */
let drawing = 0;
/** Groups that somebody has opened or closed since the filters changed. */
const turned = new Set();

/** Whether a state's snapshots are listed. Unchanged ones are many, and listed where somebody looks for something. */
function isOpen(state) {
  const usual = state !== "unchanged" || Boolean(chosen.query) || chosen.states.has("unchanged")
    || byFile.get(chosen.file)?.state === "unchanged";
  return usual !== turned.has(state);
}

function count(snapshots, state) { return snapshots.filter((snapshot) => snapshot.state === state).length; }

function drawFilters() {
  chips.replaceChildren(...report.states.filter((state) => count(report.snapshots, state.name)).map((state) =>
    element("button", {
      type: "button", class: `chip ${state.name}`, "aria-pressed": String(chosen.states.has(state.name)),
      title: state.sentence,
      onclick: () => {
        if (!chosen.states.delete(state.name)) chosen.states.add(state.name);
        filter();
      },
    }, element("span", { class: "dot", "aria-hidden": "true" }), capitalized(state.name),
    element("span", { class: "count" }, String(count(report.snapshots, state.name))))));
  selects.replaceChildren(...[["target", "All targets"], ["widget", "All widgets"], ["family", "All families"]]
    .map(([key, all]) => choice(key, all)).filter(Boolean));
  if (search.value !== chosen.query) search.value = chosen.query;
}

/** A menu of the values that snapshots have; none where there is only one. */
function choice(key, all) {
  const values = [...new Set(report.snapshots.map((snapshot) => snapshot[key]).filter(Boolean))].sort();
  if (values.length < 2) return undefined;
  const menu = element("select", {
    "aria-label": capitalized(key), id: `filter-${key}`,
    onchange: () => { chosen[key] = menu.value; filter(); },
  }, element("option", { value: "" }, all),
  values.map((value) => element("option", { value, selected: value === chosen[key] }, value)));
  return menu;
}

function filter() {
  turned.clear();
  writeHash();
  drawFilters();
  drawList();
  announce(`${visible.length} of ${report.snapshots.length} snapshots shown`);
}

/** What the list shows depends on. */
function listKey() {
  const opened = report.states.filter((state) => isOpen(state.name)).map((state) => state.name);
  return JSON.stringify([hash({ file: "", mode: "side" }), opened]);
}

function drawList() {
  drawnFor = listKey();
  drawing += 1;
  links.clear();
  const found = report.snapshots.filter(matches);
  visible = found.filter((snapshot) => isOpen(snapshot.state));
  const groups = report.states.filter((state) => count(found, state.name)).map((state) => {
    const rows = found.filter((snapshot) => snapshot.state === state.name);
    const opens = isOpen(state.name);
    const heading = element("h2", {}, element("button", {
      type: "button", "aria-expanded": String(opens),
      onclick: () => {
        if (!turned.delete(state.name)) turned.add(state.name);
        drawList();
        list.querySelector(`.group.${state.name} button`).focus();
      },
    }, element("span", { class: `dot ${state.name}`, "aria-hidden": "true" }), capitalized(state.name),
    element("span", { class: "count" }, String(rows.length))));
    return element("section", { class: `group ${state.name}`, "aria-label": `${capitalized(state.name)}, ${rows.length}` },
      heading, opens ? listed(rows) : undefined);
  });
  list.replaceChildren(...(groups.length ? groups : [element("p", { class: "empty" },
    report.snapshots.length ? "No snapshots match the filters." : "The report has no snapshots.")]));
  markChosen(false);
}

/** The first rows at once, the others piece by piece, so that thousands keep nobody waiting. */
function listed(snapshots) {
  const body = element("ul", {}), own = drawing;
  let next = 0;
  const more = (count) => {
    body.append(...snapshots.slice(next, next + count).map(row));
    next += count;
    if (next < snapshots.length) setTimeout(() => { if (own === drawing) more(400); });
  };
  more(100);
  return body;
}

function row(snapshot) {
  const picture = address(snapshot.after) || address(snapshot.before);
  const isCompact = snapshot.state === "unchanged";
  const words = snapshot.failure || (snapshot.changes && snapshot.changes[0] && snapshot.changes[0].text);
  const link = element("a", {
    href: hash({ file: snapshot.file }), "data-file": snapshot.file, class: isCompact ? "compact" : undefined,
    "aria-current": snapshot.file === chosen.file ? "true" : undefined,
  },
    isCompact ? undefined : thumbnail(snapshot, picture),
    element("span", { class: "names" },
      element("bdi", { class: "widget" }, snapshot.widget), element("bdi", { class: "about" }, snapshot.detail || snapshot.file),
      words && !isCompact ? element("bdi", { class: "words" }, words) : undefined));
  links.set(snapshot.file, link);
  return element("li", {}, link);
}

function thumbnail(snapshot, picture) {
  if (!picture) return element("span", { class: "thumb none", "aria-hidden": "true" }, "–");
  return element("span", { class: `thumb ${stageScheme(snapshot)}` },
    element("img", { src: picture, alt: "", loading: "lazy", decoding: "async" }));
}

/** Shows which row is chosen. */
function markChosen(scrolls) {
  list.querySelector("a[aria-current]")?.removeAttribute("aria-current");
  const link = links.get(chosen.file);
  if (!link) return;
  link.setAttribute("aria-current", "true");
  if (scrolls) link.scrollIntoView({ block: "nearest" });
}
