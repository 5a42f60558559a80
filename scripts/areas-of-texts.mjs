// The texts stand by area: the kit's in src/web/locales, a feature's in its folder. What a module shows is told by the keys in it and in what it imports.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { languages } from '../src/contract/languages.ts';

/** The area of what every page has: the kit, the shell and what these show of features. Its file is loaded with the page itself. */
export const baseArea = 'base';
/** The area of the commands of all features: the palette shows them together, so that they are one file. */
export const commandArea = 'commands';
const baseModules = ['src/hosts/web/main.tsx', 'src/app/app-layout.tsx'];
const staticImport = /^(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s)?'([#.][^']+)'/gm;
/** What is loaded later: a page, a dialog. What stands after `typeof` is a type. */
export const lateImport = /(?<!typeof )\bimport\(\s*'([#.][^']+)'\s*\)/g;

/**
 * The texts of each area and language, as they are written.
 * @returns {Map<string, { folder: string, trees: Record<string, object> }>}
 */
export function readTexts(root) {
  const features = ['features', 'platform']
    .flatMap((layer) => readdirSync(join(root, 'src', layer)).map((name) => [name, `src/${layer}/${name}`]))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const folders = [
    ['kit', 'src/web/locales'],
    ...features.map(([name, folder]) => [name, `${folder}/locales`]),
    // What stands in the palette.
    ['kit commands', 'src/web/locales/commands'],
    ...features.map(([name, folder]) => [`${name} commands`, `${folder}/locales/commands`]),
    // What the server itself says, in mails.
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

/** Whether an area of the sources is part of the one of commands. */
export function isOfCommands(area) {
  return area.endsWith(' commands');
}

function readTree(root, folder, code) {
  const file = join(root, folder, `${code}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * Tells of modules which areas of texts they show at once. Reads each file once.
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
      // A contract shows nothing: what looks like a key there is the name of an action.
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
    /** The areas that every page shows. */
    base: [...base].sort(),
    /** The areas beside these that a module shows, by the name that another one imports it by. */
    of(name, importer) {
      const file = fileOf(name, importer);
      return file ? [...closure([file])].filter((area) => !base.has(area)).sort() : [];
    },
  };
}

/** The file that an import of ours names; undefined for what is no source, such as a stylesheet. */
function fileOf(name, importer) {
  const file = name.startsWith('#') ? `src/${name.slice(1)}` : normalize(join(dirname(importer), name));
  return /\.tsx?$/.test(file) ? file : undefined;
}
