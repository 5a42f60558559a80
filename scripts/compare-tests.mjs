/**
 * A test by its full name. `suite` is the command that runs it: `test` or `full`.
 * @typedef {{ name: string, file: string, suite: 'test' | 'full' }} ListedTest
 * @typedef {{ file: string, names: string[] }} Group
 */

/**
 * Compares two lists of tests by name. A test whose name is no longer in either suite counts as gone, even if it was only renamed.
 * @param {readonly ListedTest[]} before
 * @param {readonly ListedTest[]} after
 * @returns {{ gone: Group[], added: Group[], onlyInFull: Group[], moved: { from: string, to: string, count: number }[] }}
 */
export function compareTests(before, after) {
  const old = placesByName(before);
  const now = placesByName(after);
  const gone = new Groups();
  const added = new Groups();
  const onlyInFull = new Groups();
  const moves = new Map();
  for (const [name, places] of old) {
    const [file] = places.keys();
    const found = now.get(name);
    if (!found) gone.add(file, name);
    else {
      if (isIn('test', places) && !isIn('test', found)) onlyInFull.add(file, name);
      if (![...places.keys()].some((one) => found.has(one))) {
        const [to] = found.keys();
        const move = `${file} → ${to}`;
        moves.set(move, { from: file, to, count: (moves.get(move)?.count ?? 0) + 1 });
      }
    }
  }
  for (const [name, places] of now) if (!old.has(name)) added.add([...places.keys()][0], name);
  return { gone: gone.list(), added: added.list(), onlyInFull: onlyInFull.list(), moved: [...moves.values()] };
}

/** Groups tests by name: the files with a test of that name, and the suites that run each. */
function placesByName(tests) {
  const places = new Map();
  for (const { name, file, suite } of tests) {
    const files = places.get(name) ?? new Map();
    files.set(file, new Set([...(files.get(file) ?? []), suite]));
    places.set(name, files);
  }
  return places;
}

const isIn = (suite, places) => [...places.values()].some((suites) => suites.has(suite));

class Groups {
  #byFile = new Map();
  add(file, name) {
    this.#byFile.set(file, [...(this.#byFile.get(file) ?? []), name]);
  }
  list() {
    return [...this.#byFile].map(([file, names]) => ({ file, names }));
  }
}
