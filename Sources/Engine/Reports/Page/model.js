// What the page knows: the report's data, what is chosen, and the address that says so.

const report = JSON.parse(document.getElementById("data").textContent);
const problemStates = new Set(report.states.filter((state) => state.isProblem).map((state) => state.name));
const byFile = new Map(report.snapshots.map((snapshot) => [snapshot.file, snapshot]));
const modes = [
  { name: "side", label: "Side by side" },
  { name: "slider", label: "Slider" },
  { name: "onion", label: "Onion skin" },
  { name: "blink", label: "Blink" },
  { name: "difference", label: "Difference" },
];
const chosen = { states: new Set(), target: "", widget: "", family: "", query: "", mode: "side", file: "" };

/** The address of a picture: beside the page, or in it. */
function address(picture) {
  if (!picture || !picture.file) return undefined;
  if (report.pictures) return report.pictures[picture.file];
  return picture.file.split("/").map(encodeURIComponent).join("/");
}

function matches(snapshot) {
  if (chosen.states.size && !chosen.states.has(snapshot.state)) return false;
  if (chosen.target && snapshot.target !== chosen.target) return false;
  if (chosen.widget && snapshot.widget !== chosen.widget) return false;
  if (chosen.family && snapshot.family !== chosen.family) return false;
  const words = chosen.query.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => searchText(snapshot).includes(word));
}

const searchTexts = new Map();

/** What a search looks at: names, words, findings and where they are written. */
function searchText(snapshot) {
  if (!searchTexts.has(snapshot)) {
    const place = (source) => (source ? `${source.file}:${source.line}` : "");
    const parts = [
      snapshot.file, snapshot.target, snapshot.widget, snapshot.kind, snapshot.detail, snapshot.state,
      snapshot.failure, snapshot.movedFrom, snapshot.relaxation,
      ...(snapshot.changes || []).flatMap((change) => [change.text, place(change.source)]),
      ...(snapshot.findings || []).flatMap((found) => [found.code, found.message, place(found.source)]),
    ];
    searchTexts.set(snapshot, parts.filter(Boolean).join("\n").toLowerCase());
  }
  return searchTexts.get(snapshot);
}

/** The part of the address behind #, which brings back what is chosen now, with what is to be chosen instead. */
function hash(instead = {}) {
  const choice = { ...chosen, ...instead }, parts = new URLSearchParams();
  if (choice.file) parts.set("snapshot", choice.file);
  if (choice.states.size) parts.set("state", [...choice.states].join(","));
  for (const key of ["target", "widget", "family"]) if (choice[key]) parts.set(key, choice[key]);
  if (choice.query) parts.set("search", choice.query);
  if (choice.mode !== "side") parts.set("mode", choice.mode);
  return "#" + parts.toString();
}

function readHash() {
  const parts = new URLSearchParams(location.hash.slice(1));
  const known = new Set(report.states.map((state) => state.name));
  chosen.file = byFile.has(parts.get("snapshot")) ? parts.get("snapshot") : "";
  chosen.states = new Set((parts.get("state") || "").split(",").filter((name) => known.has(name)));
  for (const key of ["target", "widget", "family"]) chosen[key] = parts.get(key) || "";
  chosen.query = parts.get("search") || "";
  chosen.mode = modes.some((mode) => mode.name === parts.get("mode")) ? parts.get("mode") : "side";
}

/** Keeps the address up to date without a step in the history. Some viewers of artifacts allow none. */
function writeHash() {
  try {
    history.replaceState(null, "", hash());
  } catch {
    // The choice still holds while the page is open.
  }
}
