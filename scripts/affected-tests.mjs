// Finds the tests and pages that a change can break, by following imports.

/** @typedef {{ path: string, modules: readonly string[] }} Page an address of the page table, with the modules it loads */

/**
 * Files that import every area. Following them would make every test depend on every file, so a change behind them affects only the tests
 * of
 * its own area.
 */
const hub = /^src\/(?:app|hosts\/node)\/|^tests\/test-api\.ts$/;

const isTest = (file) => /\.test\.tsx?$/.test(file);
const isSpec = (file) => /^e2e\/.*\.spec\.ts$/.test(file);
const areaOf = (file) => /^src\/(?:features|platform)\/[^/]+\//.exec(file)?.[0];
/** Whether a file of an area runs behind the API, where tests reach it by requests and not by imports. */
const isBehindCalls = (file) => /^src\/(?:features|platform)\/[^/]+\/(?:server\/|tables\.ts|(?:[\w-]+-)?contract\.ts)/.test(file);

/** Whether a file of an area is part of its pages, which page tests open by their address and don't import. */
const isOnPages = (file) => /^src\/(?:features|platform)\/[^/]+\/web\/.*\.tsx?$/.test(file) && !isTest(file);
const isPageTest = (file) => file.endsWith('.page.test.ts');

/** Files that no import leads to. The first matching pattern wins. */
const outsideTheGraph = [
  { files: /^docs\/|\.md$|^\.gitignore$/, breaks: null },
  { files: /^src\/.*\/locales\/.*\.json$/, breaks: 'the texts of its area', ownPages: true },
  { files: /^migrations\//, breaks: 'the database, so every server test' },
  {
    files: /^(?:package(?:-lock)?\.json|tsconfig.*\.json|biome\.json|knip\.json|\.ci\/.*|[\w.]+\.config\.ts)$/,
    breaks: 'every check and test',
  },
  { files: /^(?:scripts|public)\/|^index\.html$/, breaks: 'the build or a command, so every page' },
  { files: /^src\/.*\.css$/, breaks: 'pages that load it from another style sheet' },
  { files: /./, breaks: 'what reads it by its name' },
];

/**
 * @param {readonly string[]} changed files, from the root of the project
 * @param {ReadonlyMap<string, readonly string[]>} graph what each file imports
 * @param {readonly Page[]} pages
 * @param {ReadonlySet<string>} serverTests the tests that call the API
 * @returns {{ tests: string[], specs: string[], pages: string[], widened: { file: string, breaks: string }[] }} `widened`: changes
 * whose effect the import graph can't show
 */
export function affectedBy(changed, graph, pages, serverTests) {
  const importers = importersIn(graph);
  const reached = dependentsOf(changed, importers);
  // More distant areas are left out because they use little of a change: otherwise a file of the to-do list would run the server tests of
  // most areas.
  const near = new Set([...changed, ...changed.flatMap((file) => importers.get(file) ?? [])]);
  const own = new Set(changed.map(areaOf));
  const areas = new Set([...reached].filter((file) => isBehindCalls(file) && (near.has(file) || own.has(areaOf(file)))).map(areaOf));
  const pageAreas = new Set(changed.filter(isOnPages).map(areaOf));
  const isOfArea = (file) => (serverTests.has(file) && areas.has(areaOf(file))) || (isPageTest(file) && pageAreas.has(areaOf(file)));
  const tests = [...graph.keys()].filter((file) => isTest(file) && (reached.has(file) || isOfArea(file)));
  const specs = [...graph.keys()].filter((file) => isSpec(file) && reached.has(file));
  const known = new Set([...graph.values()].flat());
  const widened = changed
    .filter((file) => file.startsWith('scripts/') || !(graph.has(file) || known.has(file)))
    .map((file) => ({ file, ...outsideTheGraph.find(({ files }) => files.test(file)) }));
  const textAreas = new Set(widened.filter(({ ownPages }) => ownPages).map(({ file }) => areaOf(file)));
  const ofPages = pages.filter(({ modules }) => [...importsBelow(modules, graph)].some((file) => reachedByPages(file)));
  return {
    tests: tests.sort(),
    specs: specs.sort(),
    pages: [...new Set(ofPages.map(({ path }) => path))],
    widened: widened.filter(({ breaks }) => breaks).map(({ file, breaks }) => ({ file, breaks })),
  };

  function reachedByPages(file) {
    return changed.includes(file) || (textAreas.has(areaOf(file)) && file.endsWith('-page.tsx'));
  }
}

function importersIn(graph) {
  const importers = new Map();
  for (const [file, targets] of graph) {
    for (const target of targets) {
      const known = importers.get(target);
      if (known) known.push(file);
      else importers.set(target, [file]);
    }
  }
  return importers;
}

/** Returns the files and everything that imports them, directly or indirectly. */
function dependentsOf(files, importers) {
  const found = new Set(files);
  for (const file of found) {
    const isStart = files.includes(file);
    if (isStart || !hub.test(file)) for (const importer of importers.get(file) ?? []) found.add(importer);
  }
  return found;
}

/** Returns the modules and everything they import, directly or indirectly. */
function importsBelow(modules, graph) {
  const found = new Set(modules);
  for (const file of found) for (const target of graph.get(file) ?? []) if (!hub.test(target)) found.add(target);
  return found;
}
