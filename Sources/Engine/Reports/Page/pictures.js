// Before and after in five ways.

const reducesMotion = matchMedia("(prefers-reduced-motion: reduce)");
let blinking = 0;
let scale = "fit";

/** The pictures of a snapshot in the chosen mode. Where there is only one, or both are the same, it stands alone. */
function stage(snapshot) {
  clearInterval(blinking);
  const before = address(snapshot.before), after = address(snapshot.after);
  const box = element("div", { class: `stage ${stageScheme(snapshot)} ${scale}`, id: "stage" });
  if (!before || !after) {
    const only = before ? "before" : "after", name = before && snapshot.state !== "unchanged" ? "Golden" : "Image";
    box.append(before || after ? pane(snapshot, only, name) : element("p", { class: "empty" }, noPicture(snapshot)));
    return box;
  }
  box.classList.toggle("pair", chosen.mode === "side");
  box.append(...{
    side: () => sideBySide(snapshot),
    slider: () => overlaid(snapshot, "slider", "Where the golden ends", "Before", "After"),
    onion: () => overlaid(snapshot, "onion", "How much of the new image shows", "Before", "After"),
    blink: () => blink(snapshot),
    difference: () => [differencePane(snapshot)],
  }[chosen.mode]());
  return box;
}

/** Widgets of the Lock Screen and of tinted Home Screens are light and lie on a wallpaper, whatever the scheme. */
function stageScheme(snapshot) {
  const isGlass = /^accessory/.test(snapshot.family) || ["accented", "vibrant", "clear"].includes(snapshot.subject.mode);
  return isGlass || snapshot.scheme === "dark" ? "dark" : "light";
}

function noPicture(snapshot) {
  if (snapshot.state === "failed") return "There is no image because it could not be rendered.";
  if (snapshot.state === "unchanged") return "It matches its golden; the report doesn't include a copy.";
  return "The report doesn't include an image of it.";
}

function hasBoth(snapshot) { return Boolean(address(snapshot.before) && address(snapshot.after)); }

function image(snapshot, which, name) {
  const picture = snapshot[which];
  return element("img", {
    src: address(picture), width: picture.width, height: picture.height, decoding: "async", class: which,
    alt: `${name}: ${shown(snapshot.widget)}, ${shown(snapshot.detail)}`,
  });
}

function pane(snapshot, which, name) {
  const picture = snapshot[which];
  return element("figure", {}, image(snapshot, which, name),
    element("figcaption", {}, `${name}, ${picture.width} × ${picture.height} pixels`));
}

function differencePane(snapshot) {
  if (!address(snapshot.difference)) {
    return element("p", { class: "empty" }, "The report doesn't include an image of the difference.");
  }
  return element("figure", {}, image(snapshot, "difference", "Difference"), element("figcaption", {}, "Difference"));
}

function sideBySide(snapshot) {
  return [pane(snapshot, "before", "Before"), pane(snapshot, "after", "After"),
    ...(address(snapshot.difference) ? [differencePane(snapshot)] : [])];
}

/** Both pictures in one place. */
function overlay(snapshot, kind) {
  const width = Math.max(snapshot.before.width, snapshot.after.width);
  const height = Math.max(snapshot.before.height, snapshot.after.height);
  const box = element("div", { class: `overlay ${kind}` },
    image(snapshot, "before", "Before"), image(snapshot, "after", "After"));
  box.style.setProperty("--width", `${width}px`);
  box.style.setProperty("--ratio", `${width} / ${height}`);
  for (const which of ["before", "after"]) {
    box.querySelector(`.${which}`).style.setProperty("--share", `${100 * snapshot[which].width / width}%`);
  }
  return box;
}

/** Both pictures, and a range that says how much of which shows. */
function overlaid(snapshot, kind, label, low, high) {
  const box = overlay(snapshot, kind);
  const range = element("input", {
    type: "range", min: "0", max: "100", value: "50", "aria-label": label,
    oninput: () => box.style.setProperty("--at", range.value / 100),
  });
  box.style.setProperty("--at", 0.5);
  return [element("figure", { class: "wide" }, box,
    element("figcaption", { class: "range" }, element("span", {}, low), range, element("span", {}, high)))];
}

/** One after the other in the same place. Who wants less motion switches by hand, and so can everybody. */
function blink(snapshot) {
  const box = overlay(snapshot, "blink");
  const name = element("span", { class: "which" });
  const show = (isAfter) => {
    box.classList.toggle("shows-after", isAfter);
    name.textContent = isAfter ? "After" : "Before";
  };
  const stop = () => {
    clearInterval(blinking);
    blinking = 0;
    play.textContent = "Play";
  };
  const start = () => {
    blinking = setInterval(() => show(!box.classList.contains("shows-after")), 700);
    play.textContent = "Pause";
  };
  const play = element("button", { type: "button", onclick: () => (blinking ? stop() : start()) });
  const step = element("button", {
    type: "button", onclick: () => { stop(); show(!box.classList.contains("shows-after")); },
  }, "Switch");
  show(false);
  if (reducesMotion.matches) stop(); else start();
  return [element("figure", { class: "wide" }, box, element("figcaption", { class: "range" }, name, step, play))];
}
