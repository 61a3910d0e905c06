// The pictures: sections of blocks of rows. Only the blocks near the window have pictures in them, so that ten thousand
// take no more memory than a hundred.

const main = element("main", { id: "pictures", tabindex: "-1" });
const summary = element("p", { class: "quiet" });
const gap = 10, padding = 10, narrowest = 132, captionHeight = 52, tallest = 520;
/** By their nodes. */
const blocks = new WeakMap();
const observer = new IntersectionObserver((changes) => {
  for (const { target, isIntersecting } of changes) {
    if (isIntersecting) fill(target); else empty(target);
  }
}, { rootMargin: "100% 0px" });
let laidOutFor = 0;

/** How many tiles stand beside each other, and how wide they are. */
function columns(section, width) {
  // A tile is drawn a little smaller where one more fits: two small widgets on a telephone.
  const whole = section.width + 2 * padding;
  const least = Math.max(narrowest, section.width * 0.85 + 2 * padding);
  const count = Math.max(1, Math.floor((width + gap) / (Math.min(least, width) + gap)));
  return { count, width: Math.min(Math.max(whole, narrowest), (width - (count - 1) * gap) / count) };
}

function drawGrid() {
  observer.disconnect();
  const width = main.clientWidth - parseFloat(getComputedStyle(main).paddingLeft) * 2;
  laidOutFor = main.clientWidth;
  const count = shownCount();
  summary.replaceChildren(isFiltering()
    ? `${plural(count, "image")} of ${gallery.count.toLocaleString("en-US")}` : plural(gallery.count, "image"),
  ...captionFacets.flatMap(({ facet, number }) => shared[number] ? saying(facet, sections[0].common[number]) : [])
    .flatMap((text) => [" · ", element("bdi", {}, text)]));
  const nodes = outline.widgets.map((widget, number) => {
    const own = sections.filter((section) => section.widget === number && shownOf(section).count);
    if (!own.length) return undefined;
    return element("section", { class: "widget-section", "aria-label": widget.name },
      element("header", {}, element("h2", {}, element("bdi", {}, widget.name)),
        element("p", { class: "quiet" }, element("bdi", {}, widget.description),
          widget.kind && widget.kind !== widget.name ? element("code", {}, widget.kind) : undefined), names(widget)),
      own.map((section) => drawSection(section, width)));
  });
  main.replaceChildren(
    element("header", { class: "title" }, element("h1", {}, outline.title), summary), notices(),
    ...nodes.filter(Boolean),
    count ? "" : element("p", { class: "empty" }, gallery.count ? "No images match." : "There are no images."), footer());
  for (const node of main.querySelectorAll(".block")) observer.observe(node);
}

function names(widget) {
  if (!widget.names) return undefined;
  const differ = widget.names.some((name) => name.name !== widget.name || name.description !== widget.description);
  if (!differ) return undefined;
  return element("details", {}, element("summary", {}, `Names in ${plural(widget.names.length, "language")}`),
    element("dl", {}, widget.names.flatMap((name) => [element("dt", {}, language(name.locale)),
      element("dd", { lang: name.language, dir: "auto" }, element("strong", {}, name.name), " ", name.description)])));
}

function drawSection(section, width) {
  const shown = shownOf(section), layout = columns(section, width);
  const scale = Math.min(1, (layout.width - 2 * padding) / section.width);
  const row = Math.min(section.height * scale, tallest) + 2 * padding + captionHeight;
  const rows = Math.max(1, Math.round(900 / row)), length = layout.count * rows;
  const nodes = [];
  for (let start = 0; start < shown.count; start += length) {
    const end = Math.min(start + length, shown.count), lines = Math.ceil((end - start) / layout.count);
    const node = element("ul", { class: "block" });
    node.style.height = `${lines * (row + gap)}px`;
    blocks.set(node, { section, start, end, shown });
    nodes.push(node);
  }
  const about = captionFacets.flatMap(({ facet, number }) => section.common[number] == null || shared[number] ? []
    : saying(facet, section.common[number]));
  const node = element("section", { class: "family-section", id: `section-${section.id}`, "data-section": section.id,
    "aria-label": `${outline.widgets[section.widget].name}, ${section.family}` },
  element("h3", { tabindex: "-1" }, element("bdi", {}, section.family), " ",
    element("span", { class: "count" }, shown.count.toLocaleString("en-US")),
    about.length ? element("span", { class: "quiet" }, element("bdi", {}, about.join(" · "))) : undefined), nodes);
  node.style.setProperty("--columns", `repeat(${layout.count}, ${layout.width}px)`);
  return node;
}

async function fill(node) {
  const block = blocks.get(node);
  if (block.isFilled) return;
  block.isFilled = true;
  const { section, start, end, shown } = block;
  try {
    const waits = need(shown.at(start), shown.at(end - 1) + 1);
    if (waits) await waits;
  } catch (error) {
    block.isFilled = false;
    node.replaceChildren(element("li", { class: "failure" }, error.message));
    return;
  }
  if (!block.isFilled || !node.isConnected) return;
  const tiles = [];
  for (let index = start; index < end; index += 1) tiles.push(tile(shown.at(index), section));
  node.replaceChildren(...tiles);
  node.style.height = "";
}

function empty(node) {
  const block = blocks.get(node);
  // What has the focus stays where it is.
  if (!block.isFilled || node.contains(document.activeElement)) return;
  block.isFilled = false;
  node.style.height = `${node.offsetHeight}px`;
  node.replaceChildren();
}

/** What lies behind a picture: nothing where it has its own wallpaper, and one where it lets that through. */
function stageClass(picture) {
  const value = (name) => facets[facetNumbers[name]].values[picture.values[facetNumbers[name]]]?.value;
  const family = value("family") || "", mode = value("mode");
  const scheme = value("scheme") === "dark" ? "dark" : "light";
  if (value("wallpaper")) return `stage placed ${scheme}`;
  if (mode === "standBy") return "stage night";
  const isGlass = ["accented", "vibrant", "clear"].includes(mode) || /^(accessory|control|dynamicIsland|lockScreen)/.test(family);
  return `stage ${isGlass ? "glass" : "plain"} ${scheme}`;
}

function tile(index, section) {
  const picture = pictures[index], [title, ...others] = captionParts(picture, section);
  const count = (picture.findings || []).length;
  return element("li", { class: "tile", "data-index": String(index) },
    element("a", { href: hash({ picture: picture.name }) },
      element("span", { class: stageClass(picture) }, image(picture, { loading: "lazy", alt: `${widgetName(picture, section)}, ${section.family},` })),
      element("span", { class: "caption" }, element("bdi", { class: "name" }, title),
        count ? element("span", { class: "mark", title: picture.findings.map((code) => label(facets[facetNumbers.finding], code)).join(", ") },
          element("span", { class: "unseen" }, ` ${plural(count, "kind")} of findings`)) : undefined,
        others.length ? element("bdi", { class: "others" }, others.join(" · ")) : undefined)));
}

/** What the widget is called in the picture's language. */
function widgetName(picture, section) {
  const widget = outline.widgets[section.widget], locale = facets[facetNumbers.language].values[picture.values[facetNumbers.language]];
  return widget.names?.find((name) => name.name && name.locale === locale?.value)?.name || widget.name;
}

function image(picture, attributes) {
  const file = picture.file || picture.name;
  if (/\.pdf$/i.test(file)) return element("span", { class: "document" }, "PDF");
  return element("img", { src: address(picture), width: String(picture.width), height: String(picture.height), decoding: "async", ...attributes });
}

/** Links of tiles hold what is chosen besides. */
function relink() {
  for (const node of main.querySelectorAll(".tile")) {
    node.firstChild.setAttribute("href", hash({ picture: pictures[node.dataset.index].name }));
  }
  for (const [id, entry] of entries) entry.setAttribute("href", hash({ section: id, picture: "" }));
}

/** Scrolls to a picture, whose block may have none yet. */
async function reveal(index) {
  const section = sectionOf(index), node = document.getElementById(`section-${section.id}`);
  for (const block of node?.querySelectorAll(".block") || []) {
    const { start, end, shown } = blocks.get(block);
    if (index < shown.at(start) || index > shown.at(end - 1)) continue;
    await fill(block);
    const found = block.querySelector(`[data-index="${index}"]`);
    found?.scrollIntoView({ block: "nearest" });
    found?.firstChild.focus({ preventScroll: true });
  }
}

/** Another width has other columns: rows are cut anew, and what was looked at stays in sight. */
let resizing = 0;
new ResizeObserver(() => {
  if (main.clientWidth === laidOutFor || !laidOutFor) return;
  clearTimeout(resizing);
  resizing = setTimeout(async () => {
    const top = [...main.querySelectorAll(".tile")].find((node) => node.getBoundingClientRect().bottom > 80);
    const index = scrollY > 200 && top ? Number(top.dataset.index) : undefined;
    drawGrid();
    if (index !== undefined) await reveal(index);
  }, 80);
}).observe(main);
