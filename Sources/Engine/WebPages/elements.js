// What the pages of Darkroom share: elements whose text is never markup, copying, and telling screen readers.

/** Text in which nothing turns the order of letters around: overrides and isolates are spelled out. */
function shown(text) {
  return String(text).replace(/[\u202A-\u202E\u2066-\u2069]/g, (mark) =>
    `\\u{${mark.codePointAt(0).toString(16).toUpperCase()}}`);
}

/** An element with attributes and children; text is never taken for markup. */
function element(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.flat().filter((child) => child !== undefined && child !== "")
    .map((child) => (typeof child === "string" ? shown(child) : child)));
  return node;
}

function capitalized(text) { return text.charAt(0).toUpperCase() + text.slice(1); }

const status = element("p", { role: "status", "aria-live": "polite", class: "unseen" });

/** Tells screen readers. */
function announce(text) { status.textContent = shown(text); }

async function copy(text, button) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without a secure origin there is the old way; what lies outside of an open dialog could not be selected.
    const area = element("textarea", { class: "unseen", "aria-hidden": "true" });
    area.value = text;
    button.after(area);
    area.select();
    document.execCommand("copy");
    area.remove();
    button.focus();
  }
  const label = button.textContent === "Copied" ? "Copy" : button.textContent;
  button.textContent = "Copied";
  announce("Copied");
  setTimeout(() => { if (button.textContent === "Copied") button.textContent = label; }, 1500);
}
