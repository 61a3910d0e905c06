// Puts the page together, and listens to keys and the address.

/** What is told of the pictures as a whole. */
function notices() {
  const { findings: groups, failures, notes } = outline;
  if (!groups.length && !failures.length && !notes.length) return "";
  const more = (count, what) => (count ? element("p", { class: "quiet" }, `And ${plural(count, what)} more, in manifest.json.`) : undefined);
  return element("div", { class: "notices" },
    failures.length ? element("details", { open: true }, element("summary", {}, plural(failures.length + outline.furtherFailures, "failure")),
      element("ul", { class: "findings" }, failures.map((failure) => element("li", { class: "failure" },
        element("strong", {}, `${failure.subject}: ${failure.reason}`), element("pre", { tabindex: "0" }, failure.message)))),
      more(outline.furtherFailures, "failure")) : undefined,
    groups.length ? element("details", {}, element("summary", {}, plural(groups.length + outline.furtherFindings, "finding")),
      element("ul", { class: "findings" }, groups.map((group) => {
        const node = finding(group);
        if (group.pictureCount > 1) node.append(element("span", { class: "quiet" }, ` in ${plural(group.pictureCount, "image")}`));
        return node;
      })), more(outline.furtherFindings, "finding")) : undefined,
    notes.length ? element("details", {}, element("summary", {}, plural(notes.length, "note")),
      element("ul", {}, notes.map((note) => element("li", {}, note)))) : undefined);
}

function footer() {
  const renderers = [...new Set(outline.runs.map((run) => run.renderer))];
  return element("footer", { class: "quiet" }, renderers.length ? `Drawn by ${renderers.join(", ")}. ` : "",
    element("span", { class: "keys" }, "/ to search, ← and → to browse, Esc to close."));
}

/** Brings the page to what the address says. */
async function follow() {
  const old = hash({ picture: "", section: "", backdrop: "" });
  readHash();
  drawFilters();
  if (hash({ picture: "", section: "", backdrop: "" }) !== old) {
    try {
      if (await findPictures()) {
        drawContents();
        drawGrid();
      }
    } catch (error) {
      announce(error.message);
    }
  }
  if (chosen.section && !chosen.picture) showSection();
  await drawViewer();
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target instanceof HTMLElement ? event.target : document.body;
  if (viewer.open) {
    if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
      event.preventDefault();
      step((event.key === "ArrowRight") === (getComputedStyle(viewer).direction === "ltr") ? 1 : -1);
    }
    return;
  }
  if (event.key === "Escape") {
    if (document.body.classList.contains("shows-contents")) openContents(false);
    else if (target === search && search.value) { chosen.search = ""; apply(); } else if (target === search) search.blur();
    return;
  }
  if (target.matches("input, select, textarea")) return;
  if (event.key === "/") { event.preventDefault(); search.focus(); }
  const current = target.closest(".tile");
  if (current && (event.key === "ArrowRight" || event.key === "ArrowLeft")) {
    const next = neighbor(Number(current.dataset.index), event.key === "ArrowRight" ? 1 : -1);
    if (next !== undefined) { event.preventDefault(); reveal(next); }
  }
});
addEventListener("hashchange", follow);

document.body.append(
  element("a", { class: "skip", href: "#pictures", onclick: (event) => { event.preventDefault(); main.focus(); } }, "Skip to the images"),
  element("header", { class: "bar" }, opener, element("search", {}, search, chips), backdrop),
  element("div", { class: "columns" }, contents, main), status, viewer);
readHash();
drawFilters();
drawContents();
drawGrid();
if (isFiltering()) {
  findPictures().then((isLast) => { if (isLast) { drawContents(); drawGrid(); } }, (error) => { summary.textContent = error.message; });
}
if (chosen.section) showSection();
drawViewer();
// Searches wait for nobody once everything is there.
if (gallery.chunkLength) {
  const idle = window.requestIdleCallback || ((work) => setTimeout(work, 50));
  const loadNext = (number) => {
    if (number * gallery.chunkLength >= gallery.count) return;
    idle(() => loadChunk("pictures", number).then(() => loadNext(number + 1), () => {}));
  };
  loadNext(1);
}
