// The server reads from the page tables what a browser should load first; the browser itself does not need that.
import { parseSync } from 'vite';

const pageTable = /\/src\/((?:features|platform)\/[^/]+\/web\/(?:[^/]+\/)?pages|app\/own-pages)\.ts(\?menu)?$/;
const menuQuery = /\?menu$/;
/** Page properties only the server reads. */
const forServer = ['first', 'parts'];
/** Properties the menu does not need: it imports a table as `pages.ts?menu`, without them. */
const forPages = ['page', 'ask', 'shows', 'shell', 'visitorsOnly'];

/** A Vite plugin that reduces page tables to what the web app needs. */
export function pagesForWeb() {
  return {
    name: 'pages-for-web',
    enforce: 'pre',
    transform: {
      filter: { id: pageTable },
      handler: (code, id) => ({ code: pagesForBrowser(code, id), map: null }),
    },
  };
}

/** A plugin for the server build: imports of a page table stay as specifiers, outside of the bundle. */
export function namedPages() {
  return {
    name: 'named-pages',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      handler(id, importer, { kind } = {}) {
        // The server has the full table anyway.
        if (menuQuery.test(id)) return this.resolve(id.replace(menuQuery, ''), importer);
        return kind === 'dynamic-import' && importer && pageTable.test(importer) ? { id, external: true } : undefined;
      },
    },
  };
}

/**
 * Removes the first requests and parts from a page table, with the imports only they need; for the menu also everything that loads
 * pages.
 * @param {string} code
 * @param {string} file
 */
export function pagesForBrowser(code, file) {
  const left = new Set(menuQuery.test(file) ? [...forServer, ...forPages] : forServer);
  const { program } = parseSync(file.replace(menuQuery, ''), code);
  const cuts = [];
  findCuts(program.body, { code, left, cuts });
  const isCut = ({ start }) => cuts.some((cut) => cut.start <= start && start < cut.end);
  for (let before = -1; before !== cuts.length; ) {
    before = cuts.length;
    for (const statement of program.body) {
      const isUnused = !isCut(statement) && unused(statement, program.body, isCut);
      if (isUnused) cuts.push(statement);
    }
  }
  return cuts
    .filter((cut) => !cuts.some((other) => other !== cut && other.start <= cut.start && cut.end <= other.end))
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
}

function findCuts(node, found) {
  if (!node || typeof node !== 'object') return;
  if (node.type === 'Property' && found.left.has(node.key.name)) {
    const comma = /^\s*,/.exec(found.code.slice(node.end))?.[0].length ?? 0;
    found.cuts.push({ start: node.start, end: node.end + comma });
    return;
  }
  for (const inner of Object.values(node)) findCuts(inner, found);
}

/** Whether no remaining code uses the names a statement declares, or, for an import, the names it imports. */
function unused(statement, body, isCut) {
  const names = declaredNames(statement);
  return names.length > 0 && !body.some((other) => other !== statement && !isCut(other) && names.some((name) => says(other, name, isCut)));
}

function declaredNames(statement) {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name);
  if (statement.type === 'FunctionDeclaration') return [statement.id.name];
  if (statement.type === 'VariableDeclaration') return statement.declarations.map(({ id }) => id.name);
  return [];
}

function says(node, name, isCut) {
  if (!node || typeof node !== 'object') return false;
  if (node.type && isCut(node)) return false;
  if (node.type === 'Identifier' && node.name === name) return true;
  return Object.values(node).some((inner) => says(inner, name, isCut));
}
