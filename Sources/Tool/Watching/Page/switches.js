// What is shown, and how: extension, scheme, rendering mode, type size and language.

function select(label, key, read, write) {
  const node = element("select", { name: key, onchange: () => choose(write(node.value)) });
  const whole = element("label", {}, label, node);
  return {
    node: whole,
    draw() {
      const offered = session.choices[key];
      whole.hidden = offered.length < 2;
      if (node.options.length !== offered.length || offered.some((choice, index) => node.options[index].value !== choice.value)) {
        node.replaceChildren(...offered.map((choice) => element("option", { value: choice.value }, choice.label)));
      }
      node.value = read(session.view);
    },
  };
}

const switches = [
  select("Extension", "targets", (view) => view.target || session.choices.targets[0]?.value || "", (value) => ({ target: value, entries: {} })),
  select("Scheme", "schemes", (view) => view.schemes.join(" "), (value) => ({ schemes: value.split(" ") })),
  select("Mode", "modes", (view) => view.mode || "", (value) => ({ mode: value || undefined })),
  select("Type size", "typeSizes", (view) => view.typeSize, (value) => ({ typeSize: value })),
  select("Language", "locales", (view) => view.locale, (value) => ({ locale: value })),
];
