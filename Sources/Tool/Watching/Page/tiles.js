// The pictures: a section for each widget, a tile for each picture, which stay the same elements while they change.

/** By widget kind, and by tile id. */
const sections = new Map(), tiles = new Map();
/** The tiles that show what was there before the last save. */
const showingBefore = new Set();

const dates = new Intl.DateTimeFormat("en", { weekday: "short", month: "short", day: "numeric", hour: "numeric", minute: "2-digit", timeZone: "UTC" });

/** A moment as its text says it, whatever zone that is in. */
function moment(text) {
  const date = new Date(`${text.slice(0, 19)}Z`);
  return Number.isNaN(date.getTime()) ? text : dates.format(date);
}

function slider(widget) {
  const input = element("input", { type: "range", min: 0, step: 1 });
  const output = element("output", {});
  let waiting;
  const tell = () => {
    const entries = widgetOf({ kind: widget.kind })?.entries || [], index = Number(input.value);
    output.textContent = entries.length ? `${index + 1} of ${entries.length} · ${moment(entries[index] || "")}` : "";
    input.setAttribute("aria-valuetext", output.textContent);
  };
  input.addEventListener("input", () => {
    tell();
    // A drag over many entries asks for the one where it rests.
    clearTimeout(waiting);
    waiting = setTimeout(() => choose({ entries: { ...session.view.entries, [widget.kind]: Number(input.value) } }), 60);
  });
  const node = element("div", { class: "timeline" }, element("label", {}, "Timeline", input), output);
  return {
    node,
    draw(current) {
      node.hidden = current.entries.length < 2;
      input.max = Math.max(0, current.entries.length - 1);
      if (document.activeElement !== input) input.value = Math.min(session.view.entries[widget.kind] || 0, Number(input.max));
      tell();
    },
  };
}

function section(widget) {
  const name = element("bdi", {}), kind = element("code", {}), summary = element("p", { class: "quiet" });
  const list = element("ul", { class: "tiles" }), timeline = slider(widget);
  const heading = element("h2", {}, name), empty = element("p", { class: "quiet", hidden: true }, "Not drawn with these settings.");
  const node = element("section", { class: "widget" },
    element("header", {}, heading, element("p", { class: "quiet" }, kind), summary), timeline.node, list, empty);
  return {
    node, list, empty,
    draw(current) {
      name.textContent = shown(current.name);
      kind.textContent = current.name === current.kind ? "" : shown(current.kind);
      summary.textContent = shown(current.summary);
      timeline.draw(current);
    },
  };
}

/** What a tile is called where its picture is not seen. */
function spoken(tile) {
  const widget = widgetOf(tile);
  return `${widget ? widget.name : tile.kind}, ${tile.family}, ${tile.caption}`;
}

/** Where in the widget an event happened, in points; in its middle for one of the keyboard. */
function pointOf(event, tile, picture) {
  const box = picture.getBoundingClientRect();
  const isPointed = event.detail > 0 && event.clientX >= box.left && event.clientX <= box.right;
  if (!isPointed || !box.width) return { x: Math.round(tile.frame.width / 2), y: Math.round(tile.frame.height / 2) };
  const x = (event.clientX - box.left) / box.width * tile.width - tile.frame.x;
  const y = (event.clientY - box.top) / box.height * tile.height - tile.frame.y;
  const inside = (value, length) => Math.round(Math.min(Math.max(value, 0), Math.max(0, length - .5)) * 10) / 10;
  return { x: inside(x, tile.frame.width), y: inside(y, tile.frame.height) };
}

function makeTile(id) {
  const picture = element("button", { type: "button", class: "picture" });
  const stage = element("div", { class: "stage" }, picture);
  const caption = element("div", { class: "caption" });
  const versions = element("div", { class: "segments", role: "group", "aria-label": "Before or after the last save" });
  const more = element("div", {});
  const node = element("li", { class: "tile" }, stage, caption, versions, more);
  const own = { node, picture, tile: undefined, draw };
  let waiting;
  picture.addEventListener("click", (event) => {
    const point = pointOf(event, own.tile, picture);
    clearTimeout(waiting);
    // Twice is a tap: a single click waits whether another comes.
    if (event.detail === 0) inspect("explain", own.tile, point);
    else if (event.detail === 1) waiting = setTimeout(() => inspect("explain", own.tile, point), 260);
  });
  picture.addEventListener("dblclick", (event) => {
    clearTimeout(waiting);
    inspect("tap", own.tile, pointOf(event, own.tile, picture));
  });

  function draw(tile) {
    own.tile = tile;
    if (!tile.before) showingBefore.delete(id);
    const isBefore = showingBefore.has(id);
    node.classList.toggle("changed", Boolean(tile.before));
    // White on clear, as over a wallpaper, in either scheme.
    stage.className = `stage ${tile.family.startsWith("Accessory") ? "dark" : tile.scheme}`;
    picture.style.setProperty("--width", `${tile.width}px`);
    picture.style.setProperty("--ratio", `${tile.width} / ${tile.height}`);
    picture.setAttribute("aria-label", `Explain ${spoken(tile)}`);
    picture.title = "Click: the views under the point. Double click: tap.";
    drawPicture(isBefore ? tile.before : tile.picture);
    caption.replaceChildren(element("span", { class: "family" }, tile.family), element("span", { class: "quiet" }, tile.caption),
      tile.before ? element("span", { class: "badge" }, "Changed") : "");
    const version = (name, before) => element("button", {
      type: "button", "aria-pressed": String(isBefore === before),
      onclick: () => {
        if (before) showingBefore.add(id); else showingBefore.delete(id);
        draw(own.tile);
        versions.children[before ? 0 : 1].focus();
      },
    }, name);
    versions.hidden = !tile.before;
    if (tile.before) versions.replaceChildren(version("Before", true), version("After", false));
    more.replaceChildren(...(tile.failure ? [element("p", { class: "failure" }, tile.failure)] : []),
      ...(tile.findings.length ? [element("details", {}, element("summary", {}, plural(tile.findings.length, "finding")),
        element("ul", {}, tile.findings.map((finding) => element("li", {}, finding))))] : []));
  }

  function drawPicture(name) {
    const old = picture.querySelector("img, .missing");
    if (!name) {
      if (old?.className !== "missing") (old ? old.replaceWith.bind(old) : picture.append.bind(picture))(element("span", { class: "missing" }, "Not drawn"));
      return;
    }
    if (old?.getAttribute("src") === address(name)) return;
    const image = element("img", { src: address(name), alt: "", width: own.tile.width, height: own.tile.height, draggable: "false" });
    // The old picture stays until the new one is there.
    if (old) image.decode().catch(() => {}).then(() => { if (old.isConnected) old.replaceWith(image); }); else picture.prepend(image);
  }

  return own;
}

/** Puts a tile in its place: behind another one, or first in its widget's list. */
function placeTile(tile, previous) {
  let own = tiles.get(tile.id);
  if (!own) {
    own = makeTile(tile.id);
    tiles.set(tile.id, own);
  }
  own.draw(tile);
  const list = sections.get(tile.kind)?.list;
  if (!list) return;
  const before = previous && tiles.get(previous)?.tile.kind === tile.kind ? tiles.get(previous).node : undefined;
  const next = before ? before.nextSibling : list.firstChild;
  // An element that is moved loses its focus: only what is elsewhere is.
  if (own.node !== next) list.insertBefore(own.node, next);
}

/** Everything anew, in elements that are kept where they can be. */
function drawTiles(container) {
  const kinds = new Set(session.widgets.map((widget) => widget.kind));
  for (const [kind, own] of sections) if (!kinds.has(kind)) { own.node.remove(); sections.delete(kind); }
  session.widgets.forEach((widget, index) => {
    if (!sections.has(widget.kind)) sections.set(widget.kind, section(widget));
    const own = sections.get(widget.kind);
    own.draw(widget);
    if (container.children[index] !== own.node) container.insertBefore(own.node, container.children[index] || null);
  });
  const ids = new Set(session.tiles.map((tile) => tile.id));
  for (const [id, own] of tiles) if (!ids.has(id)) { own.node.remove(); tiles.delete(id); showingBefore.delete(id); }
  session.tiles.forEach((tile, index) => placeTile(tile, session.tiles[index - 1]?.id));
  for (const own of sections.values()) own.empty.hidden = session.phase !== "upToDate" || own.list.childElementCount > 0;
}
