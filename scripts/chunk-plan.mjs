// Which file of the built web each module stands in. It follows from which pages need what at once, by one rule for all of them:
// what the same pages need is one file, and two files become one where that saves more requests than it costs bytes.

/** The cost of a request, in bytes of unused source that a page may load to save it: about 2.5 KB packed. */
const bytesForRequest = 8000;

/** An icon that so many pages show at once is with what every page needs: by itself it would tear their files apart. */
const pagesOfIcon = 3;

/**
 * @typedef {{ imports: readonly string[], lazy: readonly string[], bytes: number }} Module what it imports, what it imports later, and its size
 * @typedef {{ users: Set<number>, ids: string[], bytes: number, imports: Set<Chunk>, vain: Float64Array }} Chunk who needs it, its modules, their
 * size, its imports, and how many unused bytes each user would load
 */

/**
 * Plans the files of the web.
 * @param {ReadonlyMap<string, Module>} modules
 * @param {string} entry what the browser begins with
 * @param {readonly (readonly string[])[]} pages the modules that each page loads first
 * @param {readonly (readonly string[])[]} apart the same of pages that the others are to know nothing of: what these need is planned as if they
 * were not there
 * @param {readonly string[]} behind what every page opens by itself once it stands: a file for each, in which nothing else is
 * @returns {Map<string, string>} the name of each module's file; what is not in it stands where the bundler puts it
 */
export function planChunks(modules, entry, pages, apart = [], behind = []) {
  const begin = reach(modules, [entry]);
  // The page's own script runs on until the first page is there: nothing may wait for what stands beside it.
  const script = new Set([entry, ...(modules.get(entry)?.imports ?? [])]);
  // Packages that every page needs change with releases only: a file that browsers keep.
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
  // What only one part needs, the bundler leaves with that part.
  const shared = chunksOf(modules, opened, early).filter(({ users }) => users.size > 1);
  for (const chunk of shared) place(chunk, modules, { plan, names });

  const others = new Set([...early, ...plan.keys(), ...known]);
  for (const chunk of chunksOf(modules, apart, others)) place(chunk, modules, { plan, names });
  return plan;
}

/** All modules of the web but those that only pages which stand apart are made of. */
export function othersOf(modules, entry, pages, apart) {
  return reach(modules, [entry], { isLater: true, except: without(apart.flat(), new Set(pages.flat())) });
}

/** The icons that many pages show as soon as they stand. */
function iconsOfMany(modules, pages) {
  const users = new Map();
  for (const page of pages) for (const id of reach(modules, page)) users.set(id, (users.get(id) ?? 0) + 1);
  return [...users].filter(([id, count]) => id.includes('/icons-react/') && count >= pagesOfIcon).map(([id]) => id);
}

/**
 * What a page opens later while others need it at once. Those others are not to keep it in a file with much of their own, which the page would
 * load with it.
 */
function openedByOthers(modules, atOnce, ofPages) {
  const needed = atOnce.map((starts) => reach(modules, starts));
  const neededByAny = new Set(needed.flatMap((ids) => [...ids]));
  const opened = new Set();
  for (const [index, starts] of atOnce.entries()) {
    const later = reach(modules, starts, { isLater: true, except: without(ofPages, new Set(starts)) });
    for (const id of without(later, needed[index])) if (neededByAny.has(id)) opened.add(id);
  }
  // With all that they import, so that no file comes to import one that imports it.
  return reach(modules, [...opened]);
}

/**
 * The modules that some roots need at once, without those that are there already, by who needs them. Whoever opens a module of `openedElsewhere`
 * is one more user of it.
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

/** All that a browser loads with a file. */
function broughtBy(chunk) {
  const brought = new Set([chunk]);
  for (const one of brought) for (const imported of one.imports) brought.add(imported);
  return brought;
}

/** How many unused bytes each user would load. */
function vainOf(chunk, count) {
  const vain = new Float64Array(count);
  for (const { users, bytes } of broughtBy(chunk)) for (let user = 0; user < count; user++) if (!users.has(user)) vain[user] += bytes;
  return vain;
}

/** Puts two together as long as that gains something, the best pair first. */
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
    // What brings the new file along weighs otherwise now.
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

/** Saves a request for users of both; users of one load unused bytes of the other and its imports. */
function gainOf(one, other) {
  let gain = 0;
  for (const user of one.users) gain += other.users.has(user) ? saved(user, one) : -other.vain[user];
  for (const user of other.users) if (!one.users.has(user)) gain -= one.vain[user];
  return gain;
}

/** What opens a part later waits for no page: a request more costs it nothing. */
function saved(user, { vain }) {
  return user === vain.length - 1 ? 0 : bytesForRequest;
}

/** A file is called after the largest module in it. */
function place({ ids }, modules, { plan, names }) {
  const [largest = ''] = [...ids].sort((a, b) => (modules.get(b)?.bytes ?? 0) - (modules.get(a)?.bytes ?? 0));
  const called = /([^/]+?)(\.module)?\.\w+$/.exec(largest.split('?')[0] ?? '')?.[1] ?? 'part';
  let name = called;
  for (let next = 2; names.has(name); next++) name = `${called}-${next}`;
  names.add(name);
  for (const id of ids) plan.set(id, name);
}

/** What some modules open later, but what is there early. */
function lazyRoots(modules, opening, early) {
  const roots = [...opening].flatMap((id) => modules.get(id)?.lazy ?? []);
  return [...new Set(roots)].filter((id) => opening.has(id) && !early.has(id));
}

/** What some modules import, and what that imports; `isLater`: what they open later, too. */
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
