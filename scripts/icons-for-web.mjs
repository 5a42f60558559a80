// The whole icon set for the one page that shows it, in parts: a hundred icons load two or three files, not six thousand.
import { readFileSync } from 'node:fs';

const iconsInPart = 128;

const prefix = /^virtual:icon-(set|words|part-(\d+))$/;

/**
 * A Vite plugin: `virtual:icon-set` exports the names by category and a loader for each part, `virtual:icon-words` the search words of each
 * icon, and `virtual:icon-part-3` the paths of the icons of a part.
 * @param {string} root the folder of the project
 */
export function iconsForWeb(root) {
  let known;
  const set = () => {
    known ??= readIconSet(root);
    return known;
  };
  return {
    name: 'icons-for-web',
    resolveId: { filter: { id: prefix }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:icon-/ },
      handler(id) {
        const [, kind, part] = prefix.exec(id.slice(1)) ?? [];
        if (kind === 'set') return indexModule(set());
        if (kind === 'words') return `export const words = ${JSON.stringify(set().map(({ words }) => words))};`;
        const from = Number(part) * iconsInPart;
        const drawn = set().slice(from, from + iconsInPart);
        return `export const paths = ${JSON.stringify(drawn.map(({ path }) => path))};`;
      },
    },
  };
}

/** Names in the order of the parts. Icons of one category are in few parts, because they are viewed together. */
function indexModule(icons) {
  const groups = [];
  for (const { category, isFilled, name } of icons) {
    const last = groups.at(-1);
    if (last?.category === category && last.isFilled === isFilled) last.names.push(name);
    else groups.push({ category, isFilled, names: [name] });
  }
  const parts = Array.from({ length: Math.ceil(icons.length / iconsInPart) }, (_, at) => `() => import('virtual:icon-part-${at}')`);
  return `export const groups = ${JSON.stringify(groups)};
export const inPart = ${iconsInPart};
export const parts = [${parts.join(', ')}];`;
}

/**
 * Reads all icons of the set, by category and name, filled ones last.
 * @param {string} root
 * @returns {{ name: string, category: string, isFilled: boolean, words: string, path: string }[]}
 */
export function readIconSet(root) {
  const read = (file) => JSON.parse(readFileSync(`${root}/node_modules/@tabler/icons/${file}.json`, 'utf8'));
  const facts = read('icons');
  const iconsOf = (nodes, isFilled) =>
    Object.entries(nodes)
      .map(([name, elements]) => ({
        ...{ name, isFilled, category: facts[name]?.category ?? 'System', words: (facts[name]?.tags ?? []).join(' ') },
        path: pathOf(elements, isFilled),
      }))
      .sort((one, other) => one.category.localeCompare(other.category) || one.name.localeCompare(other.name));
  return [...iconsOf(read('tabler-nodes-outline'), false), ...iconsOf(read('tabler-nodes-filled'), true)];
}

/** Joins all paths of an icon, each starting with an absolute move. Filled parts of an outlined icon follow a vertical bar. */
function pathOf(elements, isFilled) {
  const drawn = (isGround) => elements.filter(([, { fill }]) => (fill !== undefined) === isGround).map(([, { d }]) => d);
  if (isFilled) return elements.map(([, { d }]) => d).join('');
  return [drawn(false), drawn(true)]
    .map((paths) => paths.join(''))
    .join('|')
    .replace(/\|$/, '');
}
