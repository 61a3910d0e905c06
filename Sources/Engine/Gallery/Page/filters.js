// The bar above the pictures: the search, a chip for everything by which they can be chosen, and the backdrop.

let typing = 0;
const search = element("input", {
  type: "search", id: "search", placeholder: "Search", "aria-label": "Search names, widgets and findings", autocomplete: "off",
  spellcheck: "false",
  oninput: () => {
    clearTimeout(typing);
    typing = setTimeout(() => { chosen.search = search.value; apply(); }, gallery.count > 2000 ? 200 : 50);
  },
});
const chips = element("div", { role: "group", "aria-label": "Filters", class: "chips" });
const backdrop = element("select", {
  id: "backdrop", "aria-label": "Backdrop", onchange: () => { chosen.backdrop = backdrop.value; drawBackdrop(); writeHash(); relink(); },
}, backdrops.map(([value, name]) => element("option", { value }, name)));
/** The places of the pictures that are shown; undefined for all. */
let found;
/** Which of the searches is the last one. */
let searching = 0;

function isFiltering() { return Boolean(chosen.search.trim()) || chosen.values.size > 0; }

/** The values that some pictures have and others do not. */
function offered(facet, number) {
  const values = facet.values.map((value, index) => ({ ...value, label: label(facet, index) }));
  const rest = gallery.count - values.reduce((sum, value) => sum + value.count, 0);
  if (!values.length || (values.length === 1 && values[0].count === gallery.count)) return [];
  if (facet.name === "finding") return [...values, { value: "none", label: "No findings" }];
  if (rest > 0) values.push({ value: "none", label: "None", count: rest });
  return values;
}

const menus = facets.map((facet, number) => ({ facet, number, values: offered(facet, number) })).filter((menu) => menu.values.length)
  .map((menu) => {
    const id = `menu-${menu.facet.name}`;
    const choices = menu.values.map((value) => {
      const box = element("input", {
        type: "checkbox", onchange: () => {
          const values = chosen.values.get(menu.facet.name) || new Set();
          if (!values.delete(value.value)) values.add(value.value);
          if (values.size) chosen.values.set(menu.facet.name, values); else chosen.values.delete(menu.facet.name);
          apply();
        },
      });
      return { box, value, node: element("label", {}, box, element("bdi", {}, value.label),
        value.count === undefined ? undefined : element("span", { class: "count" }, value.count.toLocaleString("en-US"))) };
    });
    const popover = element("div", { id, popover: "auto", class: "menu", role: "group", "aria-label": menu.facet.label },
      choices.map((choice) => choice.node));
    const button = element("button", { type: "button", class: "chip", popovertarget: id, "aria-haspopup": "true" });
    popover.addEventListener("toggle", (event) => { if (event.newState === "open") place(popover, button); });
    chips.append(button, popover);
    return { ...menu, choices, button };
  });
const clear = element("button", {
  type: "button", class: "chip clear", onclick: () => { chosen.values.clear(); chosen.search = ""; apply(); search.focus(); },
}, "Clear");
chips.prepend(clear);

/** Puts a menu below its chip, inside the window. */
function place(popover, button) {
  const box = button.getBoundingClientRect(), width = popover.offsetWidth;
  popover.style.left = `${Math.max(8, Math.min(box.left, innerWidth - width - 8))}px`;
  popover.style.top = `${box.bottom + 6}px`;
  popover.style.maxHeight = `${Math.max(120, innerHeight - box.bottom - 16)}px`;
}

function drawFilters() {
  if (search.value !== chosen.search) search.value = chosen.search;
  for (const { facet, choices, button } of menus) {
    const values = chosen.values.get(facet.name);
    for (const { box, value } of choices) box.checked = Boolean(values?.has(value.value));
    const names = choices.filter(({ value }) => values?.has(value.value)).map(({ value }) => value.label);
    button.replaceChildren(element("bdi", {}, !names.length ? facet.label : names.length === 1 ? names[0] : `${facet.label}: ${names.length}`),
      element("span", { "aria-hidden": "true", class: "arrow" }, "⌄"));
    button.classList.toggle("chosen", names.length > 0);
    button.setAttribute("aria-label", names.length ? `${facet.label}: ${names.join(", ")}` : facet.label);
  }
  clear.hidden = !isFiltering();
  backdrop.value = chosen.backdrop;
  drawBackdrop();
}

function drawBackdrop() { document.body.dataset.backdrop = chosen.backdrop; }

/** A test of pictures, for what is chosen. Words are looked up in the values first, of which there are few. */
function filter() {
  const wanted = [...chosen.values].filter(([name]) => name !== "finding").map(([name, values]) => {
    const number = facetNumbers[name], facet = facets[number];
    return { number, values: new Set([...values].map((value) => facet.values.findIndex((known) => known.value === value))) };
  });
  const findingFacet = facets[facetNumbers.finding], findings = chosen.values.get("finding");
  const codes = findings && new Set([...findings].map((value) => findingFacet.values.findIndex((known) => known.value === value)));
  const words = chosen.search.toLowerCase().split(/\s+/).filter(Boolean).map((word) => ({
    word,
    values: facets.map((facet) => new Set(facet.values.flatMap((value, index) =>
      `${value.value}\n${label(facet, index)}`.toLowerCase().includes(word) ? [index] : []))),
    widgets: new Set(outline.widgets.flatMap((widget, index) =>
      [widget.name, widget.kind, widget.description, ...(widget.names || []).map((name) => name.name)].filter(Boolean).join("\n")
        .toLowerCase().includes(word) ? [index] : [])),
  }));
  return (picture, section) => wanted.every(({ number, values }) => values.has(picture.values[number]))
    && (!codes || (picture.findings ? picture.findings.some((code) => codes.has(code)) : findings.has("none")))
    && words.every(({ word, values, widgets }) => widgets.has(section.widget) || picture.name.toLowerCase().includes(word)
      || picture.values.some((value, number) => values[number].has(value))
      || (picture.findings || []).some((code) => values[facetNumbers.finding].has(code))
      || momentText(picture).toLowerCase().includes(word));
}

/** The shown pictures of a section: their number, and those from one to another. */
function shownOf(section) {
  if (!found) return { count: section.count, at: (index) => section.start + index };
  const places = found.get(section.id) || [];
  return { count: places.length, at: (index) => places[index] };
}

/** Finds what fits. Of many pictures, those are waited for that have not been scrolled to. */
async function findPictures() {
  const own = ++searching;
  if (!isFiltering()) { found = undefined; return true; }
  await need(0, gallery.count);
  if (own !== searching) return false;
  const fits = filter();
  found = new Map(sections.map((section) => {
    const places = [];
    for (let index = section.start; index < section.start + section.count; index += 1) {
      if (fits(pictures[index], section)) places.push(index);
    }
    return [section.id, places];
  }));
  return true;
}

/** Brings the page to what has just been chosen. */
async function apply() {
  chosen.section = "";
  writeHash();
  drawFilters();
  try {
    if (!await findPictures()) return;
  } catch (error) {
    announce(error.message);
    summary.textContent = error.message;
    return;
  }
  drawContents();
  drawGrid();
  scrollTo({ top: 0 });
  announce(`${plural(shownCount(), "image")} of ${gallery.count.toLocaleString("en-US")} shown`);
}

function shownCount() { return sections.reduce((sum, section) => sum + shownOf(section).count, 0); }
