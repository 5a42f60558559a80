import { join } from 'node:path';
import { othersOf, planChunks } from './chunk-plan.mjs';

/**
 * A plugin for Vite that gives the modules of the web to files by `planChunks`.
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
    /** For the sizes: which files hold what only pages that stand apart are made of. */
    generateBundle(_, bundle) {
      const ofOthers = othersOf(modulesOf(entry, this), entry, pages, apart);
      const isApart = ({ modules = {} }) => Object.keys(modules).some((id) => id.startsWith(root) && !ofOthers.has(id));
      const files = Object.values(bundle).filter((file) => file.type === 'chunk' && isApart(file));
      this.emitFile({ type: 'asset', fileName: '.vite/apart.json', source: JSON.stringify(files.map(({ fileName }) => fileName)) });
    },
    async buildStart() {
      plan = undefined;
      // By its address, so that it is read as it is: the bundler of the settings would follow it to every page.
      const { servedPages } = await import(new URL('../src/app/served-pages.ts', import.meta.url).href);
      const modulesOfPages = (list) => distinct(list.map(({ modules }) => modules.map((module) => join(root, module))));
      pages = modulesOfPages(servedPages.filter(({ isApart }) => !isApart));
      apart = modulesOfPages(servedPages.filter(({ isApart }) => isApart));
    },
  };
}

/** Addresses of one page load the same: they count once. */
function distinct(lists) {
  return [...new Map(lists.map((list) => [list.join(), list])).values()];
}

/** All modules of a build, from where it begins. */
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
