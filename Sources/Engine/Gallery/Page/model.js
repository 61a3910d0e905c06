// What the page knows: its pictures, what is chosen, and the address that says so.

const gallery = JSON.parse(document.getElementById("data").textContent);
const { outline, sections, facets } = gallery;
const facetNumbers = Object.fromEntries(facets.map((facet, number) => [facet.name, number]));
/** By their places on the page; those of chunks that are not there yet are missing. */
const pictures = new Array(gallery.count);
gallery.pictures.forEach((picture, number) => { pictures[number] = picture; });
const chosen = { search: "", backdrop: "", section: "", picture: "", values: new Map() };
const backdrops = [["", "Backdrop"], ["light", "Light"], ["dark", "Dark"], ["wallpaper", "Wallpaper"]];

// Chunks: scripts beside the page, as a page that is a file can read nothing else.

const chunks = new Map(), waiting = new Map();
/** Of the pictures that were looked at last; those of thousands would fill the memory. */
const details = new Map();
const keptDetails = 8;

window.darkroomGallery = (kind, number, items) => {
  if (kind === "details") details.set(number, items);
  else items.forEach((item, offset) => { pictures[number * gallery.chunkLength + offset] = item; });
  waiting.get(`${kind}-${number}`)?.();
};

function loadChunk(kind, number) {
  const name = `${kind}-${number}`;
  if (!chunks.has(name)) {
    chunks.set(name, new Promise((resolve, reject) => {
      const script = element("script", { src: `gallery/${name}.js` });
      const end = (settle, value) => { script.remove(); waiting.delete(name); settle(value); };
      waiting.set(name, () => end(resolve));
      const fail = () => { chunks.delete(name); end(reject, new Error(`gallery/${name}.js cannot be loaded.`)); };
      script.addEventListener("error", fail);
      // A file that was cut off loads, and gives nothing.
      script.addEventListener("load", () => { if (waiting.has(name)) fail(); });
      document.head.append(script);
    }));
  }
  return chunks.get(name);
}

/** Waits until pictures are there. */
function need(start, end) {
  if (!gallery.chunkLength) return undefined;
  const missing = [];
  for (let number = Math.floor(start / gallery.chunkLength); number * gallery.chunkLength < end; number += 1) {
    if (!pictures[number * gallery.chunkLength]) missing.push(loadChunk("pictures", number));
  }
  return missing.length ? Promise.all(missing) : undefined;
}

async function detailsOf(index) {
  if (!gallery.chunkLength) return gallery.details[index];
  const number = Math.floor(index / gallery.chunkLength);
  if (!details.has(number)) await loadChunk("details", number);
  const items = details.get(number);
  // The last one looked at goes last.
  details.delete(number);
  details.set(number, items);
  for (const old of [...details.keys()].slice(0, -keptDetails)) {
    details.delete(old);
    chunks.delete(`details-${old}`);
  }
  return items[index % gallery.chunkLength];
}

/** The address of a picture's file: beside the page, or in it. */
function address(picture) {
  if (picture.file?.startsWith("#")) return document.getElementById(`picture-${picture.file.slice(1)}`).textContent;
  return (picture.file || picture.name).split("/").map(encodeURIComponent).join("/");
}

function sectionOf(index) {
  return sections.findLast((section) => section.start <= index);
}

/** The place of a picture on the page; undefined where there is none of that name. */
function placeOf(name) {
  const place = pictures.findIndex((picture) => picture?.name === name);
  return place < 0 ? undefined : place;
}

/** The part of the address behind #, which brings back what is chosen now, with what is to be chosen instead. */
function hash(instead = {}) {
  const choice = { ...chosen, ...instead }, parts = new URLSearchParams();
  if (choice.search) parts.set("search", choice.search);
  for (const facet of facets) for (const value of choice.values.get(facet.name) || []) parts.append(facet.name, value);
  if (choice.backdrop) parts.set("backdrop", choice.backdrop);
  if (choice.section) parts.set("section", choice.section);
  if (choice.picture) parts.set("picture", choice.picture);
  return "#" + parts.toString();
}

function readHash() {
  const parts = new URLSearchParams(location.hash.slice(1));
  chosen.search = parts.get("search") || "";
  chosen.backdrop = backdrops.some(([name]) => name === parts.get("backdrop")) ? parts.get("backdrop") : "";
  chosen.section = sections.some((section) => section.id === parts.get("section")) ? parts.get("section") : "";
  chosen.picture = parts.get("picture") || "";
  chosen.values = new Map();
  for (const facet of facets) {
    const known = new Set(menus.find((menu) => menu.facet === facet)?.values.map((value) => value.value));
    const values = parts.getAll(facet.name).filter((value) => known.has(value));
    if (values.length) chosen.values.set(facet.name, new Set(values));
  }
}

/** Keeps the address up to date without a step in the history. Some viewers of artifacts allow none. */
function writeHash() {
  try {
    history.replaceState(null, "", hash());
  } catch {
    // The choice still holds while the page is open.
  }
}

// Words.

const languageNames = new Intl.DisplayNames("en", { type: "language", languageDisplay: "standard" });
const dateFormats = new Map();

/** How many locales of a language there are, as the country of the only one needs no mention. */
const languageCounts = new Map();
for (const { value } of facets[facetNumbers.language].values) {
  const base = baseLanguage(value);
  languageCounts.set(base, (languageCounts.get(base) || 0) + 1);
}

function baseLanguage(locale) { return locale.replaceAll("_", "-").replace(/-(?:[A-Z]{2}|\d{3})(?=-|$).*/, ""); }

function language(locale) {
  const base = baseLanguage(locale);
  try {
    return languageNames.of(languageCounts.get(base) === 1 ? base : locale.replaceAll("_", "-"));
  } catch {
    return locale;
  }
}

function label(facet, number) {
  const value = facet.values[number];
  if (!value) return "None";
  return facet.name === "language" ? language(value.value) : value.label || value.value;
}

function formats(zone) {
  if (!dateFormats.has(zone)) {
    const make = (options) => {
      try {
        return new Intl.DateTimeFormat("en-US", { ...options, timeZone: zone });
      } catch {
        return new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });
      }
    };
    const time = { hour: "numeric", minute: "2-digit" };
    dateFormats.set(zone, {
      day: make({ dateStyle: "short" }), time: make(time), date: make({ ...time, month: "short", day: "numeric" }),
      year: make({ ...time, month: "short", day: "numeric", year: "numeric" }), years: make({ year: "numeric" }),
    });
  }
  return dateFormats.get(zone);
}

/** A moment as people write it: the time, and the day where that is not the run's. */
function momentText(picture) {
  const date = new Date(picture.moment);
  if (!picture.moment || Number.isNaN(date.getTime())) return "";
  const run = runOf(picture), format = formats(run?.timeZone || "UTC"), clock = new Date(run?.clock || "");
  if (Number.isNaN(clock.getTime())) return format.year.format(date);
  if (format.day.format(date) === format.day.format(clock)) return format.time.format(date);
  return (format.years.format(date) === format.years.format(clock) ? format.date : format.year).format(date);
}

function runOf(picture) {
  const name = facets[facetNumbers.run].values[picture.values[facetNumbers.run]]?.value;
  return outline.runs.find((run) => run.name === name) || outline.runs[0];
}

/** What all pictures of the page have in common, by facet. */
const shared = facets.map((facet, number) => sections.length > 0
  && sections.every((section) => section.common[number] != null && section.common[number] === sections[0].common[number]));
/** What no caption tells: the heading does, or the title, or nobody asks. */
const untold = new Set(["family", "finding", "variant"]);
/** What captions tell first. */
const order = ["scheme", "mode", "tint", "language", "device"];
const captionFacets = facets.map((facet, number) => ({ facet, number })).filter(({ facet }) => !untold.has(facet.name))
  .sort((one, other) => rank(one.facet) - rank(other.facet) || one.number - other.number);

function rank(facet) { return (order.indexOf(facet.name) + order.length + 1) % (order.length + 1); }

/** What a picture says of a property; nothing where it is what one expects. */
function saying(facet, value) {
  if (value < 0 || value == null || facet.isImplied) return [];
  if (facet.name === "mode" && ["fullColor", "vibrant"].includes(facet.values[value].value)) return [];
  return [label(facet, value)];
}

/** What sets a picture apart from others of its section, the most telling first. */
function captionParts(picture, section) {
  const variant = facetNumbers.variant, kind = facets[variant].values[picture.values[variant]]?.value;
  const moment = momentText(picture);
  const first = kind === "timeline" || kind === "state"
    ? moment || (picture.entry == null ? label(facets[variant], picture.values[variant])
      : `${kind === "state" ? "State" : "Entry"} ${picture.entry + 1}`)
    : section.common[variant] == null || section.common[variant] < 0 || !kind ? label(facets[variant], picture.values[variant]) : "";
  const others = captionFacets.flatMap(({ facet, number }) => section.common[number] != null ? [] : saying(facet, picture.values[number]));
  const parts = [first, ...others].filter((part) => part && part !== "None");
  return parts.length ? parts : [kind ? label(facets[variant], picture.values[variant]) : picture.name];
}

function plural(number, one, many = `${one}s`) { return `${number.toLocaleString("en-US")} ${number === 1 ? one : many}`; }
