/**
 * Search for the schema reference, sent unbundled: the page has no other script and works without this one. Names that
 * start with the search text come first, then names that contain it, then descriptions.
 */
const MOST_RESULTS = 30;

const form = document.querySelector("form[role=search]");
const input = form.querySelector("input");
const results = form.querySelector("ol");
const status = form.querySelector("[role=status]");

/** The address and text of every entry and member of the reference. Collected on the first search. */
let index;
const gather = () =>
  [...document.querySelectorAll("[data-entry],[data-member]")].map((element) => {
    const prose = element.querySelector(element.matches("[data-entry]") ? "h3 ~ p, h2 ~ p" : "dd p");
    const text = prose?.textContent ?? "";
    const name = element.id.toLowerCase();
    return { id: element.id, name, own: name.slice(name.indexOf(".") + 1), text, prose: text.toLowerCase() };
  });

/**
 * How well an entry matches all words, 0 for best; null when a word is missing. Connection and edge types rank behind
 * the types they list.
 */
function rank({ name, own, prose }, words) {
  let worst = /(connection|edge)$/.test(name) ? 2 : 0;
  for (const word of words) {
    const fit =
      own === word || name === word
        ? 0
        : own.startsWith(word)
          ? 1
          : name.includes(word)
            ? 2
            : prose.includes(word)
              ? 3
              : null;
    if (fit === null) return null;
    worst = Math.max(worst, fit);
  }
  return worst;
}

function result({ id, text }) {
  const item = document.createElement("li");
  const link = document.createElement("a");
  const name = document.createElement("code");
  link.href = `#${id}`;
  name.textContent = id;
  link.append(name, ` ${text.length > 90 ? `${text.slice(0, 88)}…` : text}`);
  item.append(link);
  return item;
}

function search() {
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  index ??= gather();
  const found = words.length
    ? index.map((entry) => ({ entry, fit: rank(entry, words) })).filter(({ fit }) => fit !== null)
    : [];
  found.sort(
    (one, other) =>
      one.fit - other.fit ||
      one.entry.own.length - other.entry.own.length ||
      one.entry.id.length - other.entry.id.length,
  );
  results.replaceChildren(...found.slice(0, MOST_RESULTS).map(({ entry }) => result(entry)));
  status.textContent =
    words.length === 0
      ? ""
      : found.length === 0
        ? "Nothing found. Try part of a name or fewer words."
        : found.length > MOST_RESULTS
          ? `Top ${MOST_RESULTS} of ${found.length} matches`
          : found.length === 1
            ? "1 match"
            : `${found.length} matches`;
}

function close() {
  input.value = "";
  search();
}

form.addEventListener("input", search);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  results.querySelector("a")?.click();
});
results.addEventListener("click", (event) => {
  if (event.target.closest("a")) close();
});
form.addEventListener("keydown", (event) => {
  if (event.key === "Escape") {
    close();
    input.focus();
    return;
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [input, ...results.querySelectorAll("a")];
  stops[stops.indexOf(document.activeElement) + step]?.focus();
  event.preventDefault();
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea"))
    return;
  event.preventDefault();
  input.focus();
});

form.dataset.ready = "";
