// A picture that was opened: larger, its schemes side by side, what was found, and what made it.

const viewer = element("dialog", { id: "viewer", "aria-labelledby": "viewer-title" });
let opening = 0;

/** Where a picture stands among those that are shown; undefined where it is not. */
function neighbor(index, by) {
  const section = sectionOf(index), order = sections.indexOf(section);
  const shown = shownOf(section);
  let low = 0, high = shown.count - 1;
  while (low <= high) {
    const middle = (low + high) >> 1, place = shown.at(middle);
    if (place === index) {
      if (middle + by >= 0 && middle + by < shown.count) return shown.at(middle + by);
      break;
    }
    if (place < index) low = middle + 1; else high = middle - 1;
  }
  for (let next = order + by; sections[next]; next += by) {
    const other = shownOf(sections[next]);
    if (other.count) return other.at(by > 0 ? 0 : other.count - 1);
  }
  return undefined;
}

/** The same in every scheme. */
async function schemes(index) {
  const section = sectionOf(index), own = pictures[index], scheme = facetNumbers.scheme;
  // They stand close to each other: no more is waited for than lies around.
  const start = Math.max(section.start, index - 500), end = Math.min(section.start + section.count, index + 500);
  await need(start, end);
  const result = new Map([[own.values[scheme], index]]);
  for (let other = start; other < end; other += 1) {
    const picture = pictures[other];
    if (result.has(picture.values[scheme]) || picture.entry !== own.entry || picture.moment !== own.moment) continue;
    if (picture.values.every((value, number) => number === scheme || value === own.values[number])) result.set(picture.values[scheme], other);
  }
  return [...result].sort(([one], [other]) => label(facets[scheme], other).localeCompare(label(facets[scheme], one))).map(([, place]) => place);
}

async function drawViewer() {
  const own = ++opening;
  if (!chosen.picture) { if (viewer.open) viewer.close(); return; }
  let index = placeOf(chosen.picture);
  if (index === undefined) {
    await need(0, gallery.count)?.catch?.(() => {});
    index = placeOf(chosen.picture);
  }
  if (own !== opening) return;
  if (index === undefined) {
    announce("There is no such image.");
    chosen.picture = "";
    writeHash();
    if (viewer.open) viewer.close();
    return;
  }
  const picture = pictures[index], section = sectionOf(index), widget = outline.widgets[section.widget];
  let places = [index], told, problem;
  try {
    places = await schemes(index);
    told = await detailsOf(index);
  } catch (error) {
    problem = error.message;
  }
  if (own !== opening) return;
  const button = (name, glyph, by) => {
    const next = neighbor(index, by);
    return element("button", { type: "button", "aria-label": name, title: name, class: "step", disabled: next === undefined, onclick: () => step(by) }, glyph);
  };
  const focus = viewer.contains(document.activeElement) ? document.activeElement.getAttribute("aria-label") : undefined;
  const full = captionFacets.flatMap(({ facet, number }) => saying(facet, picture.values[number]));
  viewer.replaceChildren(
    element("header", {},
      element("div", {}, element("h2", { id: "viewer-title" }, element("bdi", {}, widget.name), `, ${section.family}`),
        element("p", { class: "quiet" }, element("bdi", {}, [...new Set([captionParts(picture, section)[0], ...full])].join(" · ")))),
      element("div", { class: "steps" }, button("Previous image", "‹", -1), button("Next image", "›", 1),
        element("button", { type: "button", "aria-label": "Close", title: "Close (Esc)", class: "step", onclick: closeViewer }, "×"))),
    element("div", { class: "body" },
      element("div", { class: "stages" }, places.map((place) => stage(place, index, places.length))),
      element("div", { class: "about" }, commands(picture), problem ? element("p", { class: "failure" }, problem) : undefined,
        findings(told?.findings || []), record(picture, told?.facts || []))));
  if (!viewer.open) viewer.showModal();
  viewer.scrollTop = 0;
  ([...viewer.querySelectorAll("button")].find((node) => node.getAttribute("aria-label") === focus && !node.disabled)
    || viewer.querySelector(".step:not([disabled])")).focus();
  announce(`${widget.name}, ${section.family}, ${captionParts(picture, section).join(", ")}`);
}

function stage(place, current, count) {
  const picture = pictures[place], scheme = label(facets[facetNumbers.scheme], picture.values[facetNumbers.scheme]);
  const own = element("span", { class: stageClass(picture) },
    image(picture, { alt: `${outline.widgets[sectionOf(place).widget].name}, ${sectionOf(place).family}, ${captionParts(picture, sectionOf(place)).join(", ")}` }));
  // Larger than on the screen, as far as there is room.
  own.style.setProperty("--width", `${picture.width * (picture.width <= 200 ? 2 : 1.5)}px`);
  own.style.setProperty("--ratio", `${picture.width / picture.height}`);
  if (count === 1) return element("figure", {}, own);
  const name = place === current ? element("strong", {}, scheme)
    : element("a", { href: hash({ picture: picture.name }), onclick: (event) => { event.preventDefault(); show(place); } }, scheme);
  return element("figure", { class: picture.width <= 200 ? "narrow" : undefined }, own, element("figcaption", {}, name));
}

function commands(picture) {
  const path = picture.file?.startsWith("#") ? picture.name : picture.file || picture.name;
  const button = (name, text) => {
    const node = element("button", { type: "button", onclick: () => copy(text(), node) }, name);
    return node;
  };
  return element("div", { class: "commands" },
    element("a", { class: "button", href: address(picture), download: picture.name.split("/").pop() }, "Download"),
    button("Copy path", () => path), button("Copy link", () => location.href));
}

function findings(list) {
  if (!list.length) return undefined;
  return element("section", {}, element("h3", {}, plural(list.length, "finding")), element("ul", { class: "findings" }, list.map(finding)));
}

function finding(found) {
  return element("li", {}, element("span", { class: `severity ${found.severity}` }, capitalized(found.severity)), " ",
    facets[facetNumbers.finding].values.some((value) => value.value === found.code)
      ? element("a", { href: hash({ picture: "", section: "", search: "", values: new Map([["finding", new Set([found.code])]]) }) }, element("code", {}, found.code))
      : element("code", {}, found.code),
    " ", element("bdi", {}, found.message), found.place ? element("code", { class: "place" }, found.place) : undefined);
}

/** What made it, in the order in which one asks. */
function record(picture, facts) {
  const run = runOf(picture);
  const rows = [{ name: "File", value: picture.name }, ...facts,
    ...(run ? [{ name: "Clock", value: `${run.clock}, ${run.timeZone}` }, { name: "Drawn by", value: run.renderer }] : [])];
  return element("section", {}, element("h3", {}, "Record"), element("dl", {}, rows.flatMap(({ name, value }) =>
    [element("dt", {}, name), element("dd", {}, element("bdi", {}, value))])));
}

/** Shows another picture in place of this one: going back closes. */
function show(place) {
  chosen.picture = pictures[place].name;
  writeHash();
  return drawViewer();
}

async function step(by) {
  const index = placeOf(chosen.picture), next = index === undefined ? undefined : neighbor(index, by);
  if (next === undefined) return;
  try {
    await need(next, next + 1);
  } catch (error) {
    announce(error.message);
    return;
  }
  await show(next);
}

function closeViewer() {
  const index = placeOf(chosen.picture);
  chosen.picture = "";
  writeHash();
  opening += 1;
  if (viewer.open) viewer.close();
  if (index !== undefined) reveal(index);
}
viewer.addEventListener("cancel", (event) => { event.preventDefault(); closeViewer(); });
// However it was closed.
viewer.addEventListener("close", () => { if (chosen.picture) closeViewer(); });
viewer.addEventListener("click", (event) => { if (event.target === viewer) closeViewer(); });
