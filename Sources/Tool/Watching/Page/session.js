// The session: its state as events bring it, and what the page asks of it.

/** What the page shows: the state of the session. Filled by the first event. */
let session;
let isConnected = false;

function plural(count, what) { return `${count} ${what}${count === 1 ? "" : "s"}`; }

function hasErrors() { return session.messages.some((message) => message.severity === "error"); }

/** Whether what is shown is what the sources say. */
function isStale() { return hasErrors() || !isConnected; }

function widgetOf(tile) { return session.widgets.find((widget) => widget.kind === tile.kind); }

/** Points, as people write them. */
function points(value) { return String(Math.round(value * 100) / 100); }

function address(picture) { return `pictures/${picture}.png`; }

async function send(path, body) {
  const answer = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text() || `The session answered with status ${answer.status}.`);
  return answer.status === 204 ? undefined : answer.json();
}

/** Shows other pictures; what was chosen is shown at once, the pictures follow. */
async function choose(change) {
  session.view = { ...session.view, ...change };
  try {
    await send("view", session.view);
  } catch (error) {
    announce(error.message);
  }
}

function ask(action, tile, point) {
  return send("questions", { action, tile: tile.id, ...(point ? { x: point.x, y: point.y } : {}) });
}

/** Listens to the session for as long as the page is open. */
function listen(handlers) {
  const source = new EventSource("events");
  for (const [name, handle] of Object.entries(handlers)) {
    source.addEventListener(name, (event) => {
      isConnected = true;
      handle(JSON.parse(event.data));
    });
  }
  source.addEventListener("error", () => {
    if (!isConnected) return;
    isConnected = false;
    handlers.lost();
  });
}
