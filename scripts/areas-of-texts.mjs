// Texts are stored by area: the kit's in src/web/locales, a feature's in its folder. The areas a module needs follow from the keys in it
// and in its imports.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { languages } from '../src/contract/languages.ts';

/** The area of texts on every page: the kit, the shell and the parts of features in them. Its file loads with the page itself. */
export const baseArea = 'base';
/** The area of all features' commands: the palette shows them together, so they share one file. */
export const commandArea = 'commands';
const baseModules = ['src/hosts/web/main.tsx', 'src/app/app-layout.tsx'];
const staticImport = /^(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s)?'([#.][^']+)'/gm;
/** Lazy imports, such as a page or a dialog. An import after `typeof` is a type. */
export const lateImport = /(?<!typeof )\bimport\(\s*'([#.][^']+)'\s*\)/g;

/**
 * The source texts of each area and language.
 * @returns {Map<string, { folder: string, trees: Record<string, object> }>}
 */
export function readTexts(root) {
  const features = ['features', 'platform']
    .flatMap((layer) => readdirSync(join(root, 'src', layer)).map((name) => [name, `src/${layer}/${name}`]))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const folders = [
    ['kit', 'src/web/locales'],
    ...features.map(([name, folder]) => [name, `${folder}/locales`]),
    // Texts in the palette.
    ['kit commands', 'src/web/locales/commands'],
    ...features.map(([name, folder]) => [`${name} commands`, `${folder}/locales/commands`]),
    // Texts of the server, in mails.
    ...features.map(([name, folder]) => [`${name} server`, `${folder}/locales/server`]),
  ];
  return new Map(
    folders
      .filter(([, folder]) => existsSync(join(root, folder, 'en.json')))
      .map(([area, folder]) => [
        area,
        { folder, trees: Object.fromEntries(languages.map(({ code }) => [code, readTree(root, folder, code)])) },
      ]),
  );
}

export function isOfCommands(area) {
  return area.endsWith(' commands');
}

function readTree(root, folder, code) {
  const file = join(root, folder, `${code}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * Finds the text areas that modules need on load. Reads each file once.
 * @param {string} root of the package
 * @param {ReturnType<typeof readTexts>} texts
 */
export function areasOfModules(root, texts) {
  const areaOfPrefix = new Map(
    [...texts].flatMap(([area, { trees }]) => Object.keys(trees.en).map((prefix) => [prefix, isOfCommands(area) ? commandArea : area])),
  );
  const keyStart = new RegExp(`['"\`](${[...areaOfPrefix.keys()].join('|')})\\.\\w`, 'g');
  const known = new Map();

  function read(file) {
    let found = known.get(file);
    if (!found) {
      const text = readFileSync(join(root, file), 'utf8');
      const imports = [...text.matchAll(staticImport)].map(([, name]) => fileOf(name, file)).filter(Boolean);
      // A contract has no texts: what looks like a key there is the name of an action.
      const keys = /[/-]contract\.ts$/.test(file) ? [] : [...text.matchAll(keyStart)];
      found = { areas: keys.map(([, prefix]) => areaOfPrefix.get(prefix)), imports };
      known.set(file, found);
    }
    return found;
  }

  function closure(files) {
    const seen = new Set(files);
    const areas = new Set();
    for (const file of seen) {
      const { areas: own, imports } = read(file);
      for (const area of own) areas.add(area);
      for (const imported of imports) seen.add(imported);
    }
    return areas;
  }

  const base = closure(baseModules);
  return {
    /** The areas needed on every page. */
    base: [...base].sort(),
    /** The additional areas a module needs, given its specifier and the importing file. */
    of(name, importer) {
      const file = fileOf(name, importer);
      return file ? [...closure([file])].filter((area) => !base.has(area)).sort() : [];
    },
  };
}

/** The file of a local import; undefined if it is not a source file, such as a stylesheet. */
function fileOf(name, importer) {
  const file = name.startsWith('#') ? `src/${name.slice(1)}` : normalize(join(dirname(importer), name));
  return /\.tsx?$/.test(file) ? file : undefined;
}
