// What is told of a picture: the views under a point, and what a tap there does.

const inspector = element("aside", { id: "inspector", "aria-label": "Inspector", hidden: true });
let inspected, asking = 0;

/** Asks about a point of a picture, and shows the answer beside the pictures. */
async function inspect(action, tile, point) {
  const own = ++asking;
  inspected = { tile: tile.id, picture: tile.picture, action, point };
  drawInspector(tile, element("p", { class: "quiet" }, action === "tap" ? "Tapping…" : "Laying out…"));
  let answer;
  try {
    answer = await ask(action, tile, point);
  } catch (error) {
    answer = { failure: error.message, views: [], lines: [] };
  }
  if (own !== asking || !inspected) return;
  drawInspector(tile, action === "tap" ? tapped(tile, answer) : explained(tile, answer), answer.views.at(-1)?.frame);
  announce(answer.failure || (action === "tap" ? answer.lines.join(". ") : `${plural(answer.views.length, "view")} at ${point.x}, ${point.y}: ${answer.views.at(-1).name}`));
}

/** @param frame of the view that is marked on the picture. */
function drawInspector(tile, content, frame) {
  const { point } = inspected, isOpened = inspector.hidden;
  const number = (name, value, most) => element("input", { type: "number", name, value, min: 0, max: most, step: "any" });
  const form = element("form", { onsubmit: (event) => {
    event.preventDefault();
    const values = new FormData(form), chosen = { x: Number(values.get("x")), y: Number(values.get("y")) };
    inspect(event.submitter?.value === "tap" ? "tap" : "explain", tiles.get(tile.id)?.tile || tile, chosen);
  } },
  element("label", {}, "x", number("x", point.x, tile.frame.width)), element("label", {}, "y", number("y", point.y, tile.frame.height)),
  element("button", { type: "submit", value: "explain" }, "Explain"), element("button", { type: "submit", value: "tap" }, "Tap"));
  const focus = inspector.contains(document.activeElement) ? document.activeElement.value || document.activeElement.name : undefined;
  inspector.replaceChildren(
    element("header", {}, element("div", {}, element("h2", {}, element("bdi", {}, widgetOf(tile)?.name || tile.kind), `, ${tile.family}`),
      element("p", { class: "quiet" }, `${tile.caption} · ${points(tile.frame.width)} × ${points(tile.frame.height)} pt`)),
    element("button", { type: "button", class: "close", "aria-label": "Close", title: "Close (Esc)", onclick: closeInspector }, "×")),
    form, element("div", { class: "lines" }, content));
  inspector.hidden = false;
  inspector.parentElement?.classList.add("inspects");
  if (focus) [...form.elements].find((field) => field.value === focus || field.name === focus)?.focus();
  for (const own of tiles.values()) own.node.classList.toggle("chosen", own.tile.id === tile.id);
  mark(tile, frame);
  // On a phone it covers the lower half.
  if (isOpened && getComputedStyle(inspector).position === "fixed") tiles.get(tile.id)?.node.scrollIntoView({ block: "start" });
}

/** Marks a view's frame and the point on the picture; neither where nothing is told. */
function mark(tile, frame) {
  for (const old of document.querySelectorAll(".picture > .mark, .picture > .point")) old.remove();
  const picture = tiles.get(tile.id)?.picture;
  if (!picture || !inspected) return;
  const place = (name, x, y, width, height) => {
    const node = element("span", { class: name });
    const part = (value, whole) => `${value / whole * 100}%`;
    node.style.left = part(x + tile.frame.x, tile.width);
    node.style.top = part(y + tile.frame.y, tile.height);
    if (width !== undefined) { node.style.width = part(width, tile.width); node.style.height = part(height, tile.height); }
    picture.append(node);
  };
  if (frame) place("mark", frame.x, frame.y, frame.width, frame.height);
  place("point", inspected.point.x, inspected.point.y);
}

function explained(tile, answer) {
  if (answer.failure) return element("p", { class: "failure" }, answer.failure);
  const buttons = answer.views.map((view, level) => {
    const facts = [`proposed ${view.proposed}`, `size ${view.size}`, `at ${view.at}`, view.drawn ? `drawn ${view.drawn}` : undefined].filter(Boolean);
    const button = element("button", { type: "button", "aria-pressed": "false", onclick: () => select(button) },
      element("strong", {}, view.name), element("span", { class: "quiet" }, facts.join(" · ")),
      view.place ? element("span", { class: "quiet" }, element("br"), element("code", {}, view.place)) : undefined);
    button.style.paddingInlineStart = `${.5 + Math.min(level, 8) * .5}rem`;
    button.view = view;
    return button;
  });
  const select = (button) => {
    for (const other of buttons) other.setAttribute("aria-pressed", String(other === button));
    mark(tile, button.view.frame);
  };
  buttons.at(-1).setAttribute("aria-pressed", "true");
  return [element("p", { class: "quiet" }, "The views under the point, the outermost first. Lengths are in points."),
    element("ol", { class: "views" }, buttons.map((button) => element("li", {}, button)))];
}

function tapped(tile, answer) {
  const steps = [["Before", answer.before], ["During", answer.during], ["After", answer.after]].filter(([, picture]) => picture);
  // What it comes to first, then what is seen; what else there is to say may be long.
  const [outcome, ...rest] = answer.lines.map((line) => element("p", {}, line));
  return [outcome, answer.failure ? element("p", { class: "failure" }, answer.failure) : undefined,
    steps.length ? element("div", { class: "steps" }, steps.map(([name, picture]) => element("figure", {},
      element("div", { class: `stage ${tile.scheme}` }, element("img", { src: address(picture), alt: `${spoken(tile)}, ${name.toLowerCase()} the tap`, width: tile.width, height: tile.height })),
      element("figcaption", { class: "quiet" }, name)))) : undefined, ...rest].filter(Boolean);
}

function closeInspector() {
  if (!inspected) return;
  const { tile } = inspected;
  inspected = undefined;
  asking += 1;
  for (const node of document.querySelectorAll(".picture > .mark, .picture > .point")) node.remove();
  for (const own of tiles.values()) own.node.classList.remove("chosen");
  inspector.hidden = true;
  inspector.parentElement?.classList.remove("inspects");
  tiles.get(tile)?.picture.focus();
}

/** Asks again where the picture whose views are shown is another one now. */
function inspectAgain() {
  if (!inspected) return;
  const own = tiles.get(inspected.tile);
  if (!own) closeInspector();
  else if (inspected.action === "explain" && own.tile.picture !== inspected.picture) inspect("explain", own.tile, inspected.point);
}
