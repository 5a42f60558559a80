import { join } from 'node:path';
import { othersOf, planChunks } from './chunk-plan.mjs';

/**
 * A Vite plugin that assigns the modules of the web app to files by `planChunks`.
 * @param {string} root the folder of the project
 */
export function chunksByUse(root) {
  const entry = join(root, 'index.html');
  /** @type {string[][]} */
  let pages = [];
  /** @type {string[][]} */
  let apart = [];
  /** @type {Map<string, string> | undefined} */
  let plan;
  const nameOf = (id, build) => {
    plan ??= planChunks(modulesOf(entry, build), entry, pages, apart, [join(root, 'src/web/change-stream.ts')]);
    return plan.get(id) ?? null;
  };
  const codeSplitting = { groups: [{ name: nameOf, debugName: 'by use', includeDependenciesRecursively: false }] };
  return {
    name: 'chunks-by-use',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting } } } }),
    /** For the size check: which files contain only modules of pages in `apart`. */
    generateBundle(_, bundle) {
      const ofOthers = othersOf(modulesOf(entry, this), entry, pages, apart);
      const isApart = ({ modules = {} }) => Object.keys(modules).some((id) => id.startsWith(root) && !ofOthers.has(id));
      const files = Object.values(bundle).filter((file) => file.type === 'chunk' && isApart(file));
      this.emitFile({ type: 'asset', fileName: '.vite/apart.json', source: JSON.stringify(files.map(({ fileName }) => fileName)) });
    },
    async buildStart() {
      plan = undefined;
      // Imported by URL so that it runs unbundled: the bundler of the Vite config would follow it to every page.
      const { servedPages } = await import(new URL('../src/app/served-pages.ts', import.meta.url).href);
      const modulesOfPages = (list) => distinct(list.map(({ modules }) => modules.map((module) => join(root, module))));
      pages = modulesOfPages(servedPages.filter(({ isApart }) => !isApart));
      apart = modulesOfPages(servedPages.filter(({ isApart }) => isApart));
    },
  };
}

/** Different addresses of one page load the same modules and count once. */
function distinct(lists) {
  return [...new Map(lists.map((list) => [list.join(), list])).values()];
}

function modulesOf(entry, build) {
  const modules = new Map();
  const open = [entry];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const info = modules.has(id) ? null : build.getModuleInfo(id);
    if (!info) continue;
    modules.set(id, { imports: info.importedIds, lazy: info.dynamicallyImportedIds, bytes: info.code?.length ?? 0 });
    open.push(...info.importedIds, ...info.dynamicallyImportedIds);
  }
  return modules;
}
