// The contents at the side: widgets, and the families of each.

const contents = element("nav", { id: "contents", "aria-label": "Widgets" });
const opener = element("button", {
  type: "button", class: "opener", "aria-expanded": "false", "aria-controls": "contents", onclick: () => openContents(true),
}, "Contents");
const entries = new Map();

function openContents(opens) {
  document.body.classList.toggle("shows-contents", opens);
  opener.setAttribute("aria-expanded", String(opens));
  if (opens) contents.querySelector("a")?.focus(); else opener.focus();
}

function drawContents() {
  entries.clear();
  const items = outline.widgets.map((widget, number) => {
    const own = sections.filter((section) => section.widget === number && shownOf(section).count);
    if (!own.length) return undefined;
    return element("li", {}, link(own[0], "widget", widget.name, own.reduce((sum, section) => sum + shownOf(section).count, 0)),
      element("ul", {}, own.map((section) => {
        const entry = link(section, "family", section.family, shownOf(section).count);
        entries.set(section.id, entry);
        return element("li", {}, entry);
      })));
  });
  contents.replaceChildren(
    element("button", { type: "button", class: "closer", onclick: () => openContents(false) }, "Close"),
    element("ul", {}, items));
  markSection();
}

function link(section, kind, name, count) {
  return element("a", {
    class: kind, href: hash({ section: section.id, picture: "" }), onclick: (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (document.body.classList.contains("shows-contents")) openContents(false);
      chosen.section = section.id;
      writeHash();
      showSection();
    },
  }, element("bdi", {}, name), element("span", { class: "count" }, count.toLocaleString("en-US")));
}

function showSection() {
  const node = document.getElementById(`section-${chosen.section}`);
  if (!node) return;
  node.scrollIntoView();
  node.querySelector("h3").focus({ preventScroll: true });
  markSection();
}

let marking = 0;

/** Shows which section one reads. */
function markSection() {
  cancelAnimationFrame(marking);
  marking = requestAnimationFrame(() => {
    let current;
    for (const node of document.querySelectorAll(".family-section")) {
      if (node.getBoundingClientRect().top > 160) break;
      current = node;
    }
    const entry = entries.get(current?.dataset.section), old = contents.querySelector("[aria-current]");
    if (entry === old) return;
    old?.removeAttribute("aria-current");
    entry?.setAttribute("aria-current", "true");
    if (entry && getComputedStyle(contents).position === "sticky") {
      const box = entry.getBoundingClientRect(), around = contents.getBoundingClientRect();
      if (box.top < around.top || box.bottom > around.bottom) contents.scrollTop += box.top - around.top - around.height / 3;
    }
  });
}
addEventListener("scroll", markSection, { passive: true });
