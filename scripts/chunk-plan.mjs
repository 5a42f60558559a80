// Assigns the modules of the web app to files by one rule, based on which pages need them at load:
// modules needed by the same pages share a file, and two files are merged where the saved requests outweigh the unused bytes.

/** The cost of a request, as the bytes of unused source a page may load to save it: about 2.5 KB compressed. */
const bytesForRequest = 8000;

/** An icon on this many pages goes into the base file, because it would otherwise split their files. */
const pagesOfIcon = 3;

/**
 * @typedef {{ imports: readonly string[], lazy: readonly string[], bytes: number }} Module its static imports, its lazy imports and its
 * size
 * @typedef {{ users: Set<number>, ids: string[], bytes: number, imports: Set<Chunk>, vain: Float64Array }} Chunk the roots that need it,
 * its modules, their
 * size, its imports, and the unused bytes each user would load
 */

/**
 * Plans the chunks of the web app.
 * @param {ReadonlyMap<string, Module>} modules
 * @param {string} entry the entry module
 * @param {readonly (readonly string[])[]} pages the modules each page loads first
 * @param {readonly (readonly string[])[]} apart the same for pages that must not affect the others: those are planned as if these pages
 * didn't exist
 * @param {readonly string[]} behind modules every page lazy-loads after rendering; each gets its own file
 * @returns {Map<string, string>} the file name of each module; the bundler places the modules that are not in it
 */
export function planChunks(modules, entry, pages, apart = [], behind = []) {
  const begin = reach(modules, [entry]);
  // The entry script runs until the first page is rendered, so nothing may wait for it.
  const script = new Set([entry, ...(modules.get(entry)?.imports ?? [])]);
  // Packages every page needs only change with releases, so browsers can cache their file for long.
  const base = [...[...begin].filter((id) => id.includes('/node_modules/')), ...iconsOfMany(modules, pages)];
  const plan = new Map(base.map((id) => [id, 'base']));
  const names = new Set(['base']);

  const atOnce = pages.map((page) => [entry, ...page]);
  const openedElsewhere = openedByOthers(modules, atOnce, new Set([...pages.flat(), ...apart.flat()]));
  for (const chunk of chunksOf(modules, atOnce, new Set([...script, ...base]), openedElsewhere)) place(chunk, modules, { plan, names });

  for (const id of behind) {
    const ids = [...without(reach(modules, [id]), new Set([...script, ...plan.keys()]))];
    if (ids.length > 0) place({ ids }, modules, { plan, names });
  }

  const early = new Set([...script, ...plan.keys()]);
  const known = othersOf(modules, entry, pages, apart);
  const opened = lazyRoots(modules, known, early).map((id) => [id]);
  // The bundler leaves modules of a single part with that part.
  const shared = chunksOf(modules, opened, early).filter(({ users }) => users.size > 1);
  for (const chunk of shared) place(chunk, modules, { plan, names });

  const others = new Set([...early, ...plan.keys(), ...known]);
  for (const chunk of chunksOf(modules, apart, others)) place(chunk, modules, { plan, names });
  return plan;
}

/** Returns all modules except those used only by pages in `apart`. */
export function othersOf(modules, entry, pages, apart) {
  return reach(modules, [entry], { isLater: true, except: without(apart.flat(), new Set(pages.flat())) });
}

/** Returns the icons that many pages show on load. */
function iconsOfMany(modules, pages) {
  const users = new Map();
  for (const page of pages) for (const id of reach(modules, page)) users.set(id, (users.get(id) ?? 0) + 1);
  return [...users].filter(([id, count]) => id.includes('/icons-react/') && count >= pagesOfIcon).map(([id]) => id);
}

/**
 * Returns modules that one page lazy-loads and another needs at load. The other page must not put them in a file with much of its own code,
 * because the
 * first page would load that too.
 */
function openedByOthers(modules, atOnce, ofPages) {
  const needed = atOnce.map((starts) => reach(modules, starts));
  const neededByAny = new Set(needed.flatMap((ids) => [...ids]));
  const opened = new Set();
  for (const [index, starts] of atOnce.entries()) {
    const later = reach(modules, starts, { isLater: true, except: without(ofPages, new Set(starts)) });
    for (const id of without(later, needed[index])) if (neededByAny.has(id)) opened.add(id);
  }
  // Includes all their imports, to avoid circular imports between files.
  return reach(modules, [...opened]);
}

/**
 * Groups the modules that roots need at load by their users, without those already placed. Lazy-loading a module in `openedElsewhere`
 * counts as one more user of it.
 */
function chunksOf(modules, roots, there, openedElsewhere = new Set()) {
  const users = new Map();
  for (const [index, starts] of roots.entries())
    for (const id of without(reach(modules, starts), there)) users.set(id, [...(users.get(id) ?? []), index]);
  for (const id of openedElsewhere) users.get(id)?.push(roots.length);
  const count = roots.length + 1;
  const chunks = [...Map.groupBy(users.keys(), (id) => users.get(id).join()).values()].map((ids) => ({
    users: new Set(users.get(ids[0])),
    ids,
    bytes: ids.reduce((sum, id) => sum + modules.get(id).bytes, 0),
  }));
  const homes = new Map(chunks.flatMap((chunk) => chunk.ids.map((id) => [id, chunk])));
  for (const chunk of chunks)
    chunk.imports = new Set(
      chunk.ids.flatMap((id) =>
        modules
          .get(id)
          .imports.map((one) => homes.get(one))
          .filter(Boolean),
      ),
    );
  for (const chunk of chunks) chunk.vain = vainOf(chunk, count);
  return merged(chunks, count);
}

/** Returns everything a browser loads with a chunk. */
function broughtBy(chunk) {
  const brought = new Set([chunk]);
  for (const one of brought) for (const imported of one.imports) brought.add(imported);
  return brought;
}

/** Returns the unused bytes each user would load. */
function vainOf(chunk, count) {
  const vain = new Float64Array(count);
  for (const { users, bytes } of broughtBy(chunk)) for (let user = 0; user < count; user++) if (!users.has(user)) vain[user] += bytes;
  return vain;
}

/** Merges the best pair of chunks until no merge gains anything. */
function merged(chunks, count) {
  const list = [...chunks];
  const gains = list.map((one, at) => list.slice(0, at).map((other) => gainOf(one, other)));
  for (;;) {
    let best = { gain: 0, one: 0, other: 0 };
    for (const [one, row] of gains.entries()) for (const [other, gain] of row.entries()) if (gain > best.gain) best = { gain, one, other };
    if (best.gain === 0) return list;
    const [taken] = list.splice(best.one, 1);
    gains.splice(best.one, 1);
    for (const row of gains.slice(best.one)) row.splice(best.one, 1);
    putInto(list[best.other], taken, list);
    // Recomputes the costs of every chunk that loads the merged one.
    const changed = list.map((chunk) => broughtBy(chunk).has(list[best.other]));
    for (const [at, chunk] of list.entries()) if (changed[at]) chunk.vain = vainOf(chunk, count);
    for (const [one, row] of gains.entries())
      for (const other of row.keys()) if (changed[one] || changed[other]) row[other] = gainOf(list[one], list[other]);
  }
}

function putInto(chunk, taken, list) {
  for (const user of taken.users) chunk.users.add(user);
  chunk.ids.push(...taken.ids);
  chunk.bytes += taken.bytes;
  for (const imported of taken.imports) chunk.imports.add(imported);
  for (const one of list) if (one.imports.delete(taken)) one.imports.add(chunk);
}

/** The gain of a merge: one request saved per user of both, minus the unused bytes for users of only one. */
function gainOf(one, other) {
  let gain = 0;
  for (const user of one.users) gain += other.users.has(user) ? saved(user, one) : -other.vain[user];
  for (const user of other.users) if (!one.users.has(user)) gain -= one.vain[user];
  return gain;
}

/** Lazy loading delays no page, so an extra request costs nothing. */
function saved(user, { vain }) {
  return user === vain.length - 1 ? 0 : bytesForRequest;
}

/** Names a file after its largest module. */
function place({ ids }, modules, { plan, names }) {
  const [largest = ''] = [...ids].sort((a, b) => (modules.get(b)?.bytes ?? 0) - (modules.get(a)?.bytes ?? 0));
  const called = /([^/]+?)(\.module)?\.\w+$/.exec(largest.split('?')[0] ?? '')?.[1] ?? 'part';
  let name = called;
  for (let next = 2; names.has(name); next++) name = `${called}-${next}`;
  names.add(name);
  for (const id of ids) plan.set(id, name);
}

/** Returns the lazy imports of some modules, without those loaded early. */
function lazyRoots(modules, opening, early) {
  const roots = [...opening].flatMap((id) => modules.get(id)?.lazy ?? []);
  return [...new Set(roots)].filter((id) => opening.has(id) && !early.has(id));
}

/** Returns modules with everything they import; with `isLater`, lazy imports too. */
function reach(modules, starts, { isLater = false, except = new Set() } = {}) {
  const reached = new Set();
  const open = [...starts];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const module = modules.get(id);
    if (!module || reached.has(id) || except.has(id)) continue;
    reached.add(id);
    open.push(...module.imports, ...(isLater ? module.lazy : []));
  }
  return reached;
}

function without(ids, others) {
  return new Set([...ids].filter((id) => !others.has(id)));
}
