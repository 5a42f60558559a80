// Writes a new area with a list, a form, a trash kind and tests: `npm run new:area suppliers`. docs/add-an-area.md explains the result.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { languages } from '../src/contract/languages.ts';
import { readTexts } from './areas-of-texts.mjs';
import { readSources } from './read-sources.mjs';

const templates = 'scripts/new-area';

/** Returns the singular of a plural, as far as English spelling allows. */
export function singularOf(plural) {
  if (/[^aeiou]ies$/.test(plural)) return plural.replace(/ies$/, 'y');
  if (/(?:ss|x|z|ch|sh)es$/.test(plural)) return plural.slice(0, -2);
  return /[^s]s$/.test(plural) ? plural.slice(0, -1) : plural;
}

const capitalized = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** Replaces *spare part* in a template, in each of its spellings (SpareParts, spare_part …), and adapts the article before it. */
export function renamed(template, { plural, singular }) {
  return template.replaceAll(/(\b[Aa]n? )?([Ss])pare([ _-]?)([Pp])art(s?)/g, (_, article, first, gap, second, many) => {
    const words = (many ? plural : singular).split('-');
    const spelled = words.map((word, at) => ((at === 0 ? first === 'S' : second === 'P') ? capitalized(word) : word)).join(gap);
    return article ? `${article.charAt(0)}${/^[aeio]/i.test(spelled) ? 'n' : ''} ${spelled}` : spelled;
  });
}

/**
 * Returns the files of a new area: those of its folder, and the updated lists it joins.
 * @param {string} root of the package
 * @param {{ plural: string, singular: string }} name in kebab-case
 * @returns {Map<string, string>} texts by path
 * @throws if the name can't be used, or a list doesn't look as expected
 */
export function filesOfArea(root, name) {
  const named = (text) => renamed(text, name);
  const folder = named('src/features/spare-parts');
  const sources = readSources(root, templates, /\.(?:tsx?|json)$/);
  refuseName(root, name, sources);
  const files = new Map([...sources].map(([file, text]) => [named(file.replace(templates, folder)), named(text)]));
  const edit = (file, change) => files.set(file, change(files.get(file) ?? readFileSync(join(root, file), 'utf8'), file));
  for (const [file, anchor, line] of linesOfLists) edit(file, (text) => insertedBefore(text, anchor, named(line), file));
  edit('src/platform/bookmarks/bookmark-pages.ts', (text, file) => {
    const id = Math.max(...[...text.matchAll(/\bid: (\d+)/g)].map(([, number]) => Number(number))) + 1;
    return insertedBefore(text, '];\n\n/** The bookmarks everyone starts', named(bookmarkLine(id)), file);
  });
  for (const { code } of languages)
    for (const [texts, path, text] of wordsOfLists)
      edit(
        `${texts}/${code}.json`,
        (tree) => `${JSON.stringify(withText(JSON.parse(tree), named(path).split('.'), named(inLanguage(code, text))), null, 2)}\n`,
      );
  return files;
}

/** Lists in TypeScript and in docs: the line is inserted before the anchor, which occurs once in the file. */
const linesOfLists = [
  ['src/contract/grantable.ts', "  'Seller',\n", "  'SparePart',\n"],
  ['src/contract/change.ts', '} as const satisfies Record<string, Subject>;', "  spare_part: 'SparePart',\n"],
  ['src/contract/webhook-kinds.ts', "],\n  money: ['invoice'", ", 'spare_part'"],
  ['src/contract/refusal-codes.ts', '} as const;\n\nexport type FieldCode', "  spare_part: 'The spare part',\n"],
  [
    'src/platform/rights/built-in-roles.ts',
    "      ...may('manage', 'Blog', 'Help', 'Profile'),\n",
    "      ...may('manage', 'SparePart'),\n",
  ],
  ['src/app/server-areas.ts', 'import type { ServerArea }', "import { sparePartArea } from '#features/spare-parts/server/area.ts';\n"],
  ['src/app/server-areas.ts', '  signOnArea,\n', '  sparePartArea,\n'],
  [
    'src/app/import-rules.ts',
    'import type { ImportRule }',
    "import { sparePartsImportRules } from '#features/spare-parts/server/import-rules.ts';\n",
  ],
  ['src/app/import-rules.ts', '  ...todoImportRules,\n', '  ...sparePartsImportRules,\n'],
  ['src/app/areas.ts', 'import type { MenuTable, PageTable }', "import { sparePartPages } from '#features/spare-parts/web/pages.ts';\n"],
  ['src/app/areas.ts', '  ...userPages,\n', '  ...sparePartPages,\n'],
  ['src/features/help/page-help.ts', "  ['pages/knowledge-base', ", "  ['apps/spare-parts', 'personalization/save-what-a-list-shows'],\n"],
  [
    'docs/rights.md',
    '| **Email** |',
    `| **Spare part** | | | | | | | |
| \`GET /api/v1/spare-parts\` |  |  |  |  |  | ✓ | ✓ |
| \`GET /api/v1/spare-parts/{id}\` |  |  |  |  |  | ✓ | ✓ |
| \`POST /api/v1/spare-parts\` |  |  |  |  |  | ✓ | ✓ |
| \`POST /api/v1/spare-parts/{id}\` |  |  |  |  |  | ✓ | ✓ |
| \`DELETE /api/v1/spare-parts/{id}\` |  |  |  |  |  | ✓ | ✓ |
| \`POST /api/v1/spare-parts/{id}/restore\` |  |  |  |  |  | ✓ | ✓ |
`,
  ],
  [
    'tests/statement-counts.ts',
    "  'GET /api/v1/shop-settings': ",
    "  'GET /api/v1/spare-parts': 3,\n  'GET /api/v1/spare-parts/{id}': 2,\n",
  ],
  ['tests/statement-counts.ts', "  'DELETE /api/v1/products/{id}': ", "  'DELETE /api/v1/spare-parts/{id}': 6,\n"],
  [
    'tests/statement-counts.ts',
    "  'POST /api/v1/products': ",
    "  'POST /api/v1/spare-parts': 7,\n  'POST /api/v1/spare-parts/{id}': 7,\n  'POST /api/v1/spare-parts/{id}/restore': 7,\n",
  ],
  [
    'src/features/mcp/server/undo-rules.test.ts',
    '  post_products: {',
    `  post_spare_parts: { shown: '/api/v1/spare-parts', given: async () => ({ body: { name: title } }) },
  post_spare_parts_id: {
    shown: '/api/v1/spare-parts',
    given: async () => ({ params: { id: (await read('/api/v1/spare-parts')).spareParts[0].id }, body: { name: title } }),
  },
  delete_spare_parts_id: {
    shown: '/api/v1/spare-parts',
    given: async () => ({ params: { id: (await read('/api/v1/spare-parts')).spareParts[0].id } }),
  },
`,
  ],
];

const bookmarkLine = (id) =>
  `  { id: ${id}, target: 'spareParts', title: 'Spare parts', icon: 'Files', link: '/apps/spare-parts', needs: reads('SparePart') },\n`;

/** Lists in the language files, in English until translated. In Arabic a text needs at least one Arabic word. */
const [list, item] = ['Spare parts', 'Spare part'];
const wordsOfLists = [
  ['src/web/locales', 'menu.spareParts', list],
  ['src/web/locales', 'ui.subject.SparePart', list],
  ['src/web/locales', 'refusal.what.spare_part', item],
  ['src/features/roles/locales', 'roles.covers.SparePart', list],
  ['src/features/webhooks/locales', 'webhooks.kinds.spare_part', list],
  ['src/platform/trash/locales', 'trash.kinds.spare_part', item],
];
const inLanguage = (code, text) => (code === 'ar' ? `${text === list ? 'قائمة' : 'عنصر'} ${text}` : text);

/** @throws if the file doesn't contain the anchor exactly once */
export function insertedBefore(text, anchor, line, file) {
  const parts = text.split(anchor);
  if (parts.length !== 2)
    throw new Error(`${file} should have once: ${anchor.trim()}\nscripts/new-area.mjs has the anchor; change it there.`);
  return parts.join(`${line}${anchor}`);
}

function withText(tree, [key, ...rest], text) {
  return { ...tree, [key]: rest.length === 0 ? text : withText(tree[key], rest, text) };
}

/** @throws if a name is invalid, taken, or a word of the templates, which would then be ambiguous */
function refuseName(root, { plural, singular }, sources) {
  const shape = /^[a-z]+(?:-[a-z]+)*$/;
  if (!shape.test(plural) || !shape.test(singular))
    throw new Error('Give the plural in small letters, with hyphens between words: npm run new:area price-lists');
  if (plural === singular) throw new Error(`What is one of ${plural} called? npm run new:area ${plural} SINGULAR`);
  for (const layer of ['features', 'platform'])
    if (existsSync(join(root, 'src', layer, plural))) throw new Error(`src/${layer}/${plural} is already there.`);
  const [one, many] = ['sparePart', 'spareParts'].map((word) => renamed(word, { plural, singular }));
  // Checks only code, because comments and texts of the templates may contain any word.
  const code = [...sources].flatMap(([file, text]) =>
    file.endsWith('.json') ? [] : text.replaceAll(/\/\*\*.*?\*\/|\/\/[^\n]*|'[^'\n]*'/gs, ''),
  );
  const kinds = readFileSync(join(root, 'src/contract/change.ts'), 'utf8');
  const words = new Set([...code, kinds].flatMap((text) => text.match(/\w+/g) ?? []));
  const things = readFileSync(join(root, 'src/contract/refusal-codes.ts'), 'utf8');
  const tables = [...readSources(root, 'src', /^tables\.ts$/).values()].join('\n');
  const isTaken =
    [one, many, capitalized(one), capitalized(many)].some((word) => words.has(word)) ||
    things.includes(`\n  ${singular.replaceAll('-', '_')}: `) ||
    tables.includes(`'${plural.replaceAll('-', '_')}'`) ||
    [...readTexts(root).values()].some(({ trees }) => many in trees.en);
  if (isTaken) throw new Error(`The name ${plural} is already used. Choose a longer one.`);
  try {
    new Function(`let ${one}, ${many}`);
  } catch {
    throw new Error(`${one} or ${many} is a word of JavaScript. Choose a longer name.`);
  }
}

/** Writes files, and formats the TypeScript ones: with a longer name, lines break and imports sort differently. */
export function writeFiles(root, files) {
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const formatted = [...files.keys()].filter((file) => /\.tsx?$/.test(file));
  run(root, 'node_modules/.bin/biome', 'check', '--write', '--vcs-enabled=false', ...formatted);
}

function run(root, program, ...args) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args[0]} failed\n${stdout}${stderr}`);
}

function main(root, plural = '', singular = singularOf(plural)) {
  const files = filesOfArea(root, { plural, singular });
  writeFiles(root, files);
  run(root, process.execPath, 'scripts/migration.mjs', '--name', `add-${plural}`);
  const folder = `src/features/${plural}/`;
  const lists = [...files.keys()].filter((file) => !file.startsWith(folder)).sort();
  console.log(`Wrote ${folder} and a migration, and added the area to ${lists.length} files:\n  ${lists.join('\n  ')}`);
  console.log(`Next: npm run check, npm run dev, and the page /apps/${plural}. docs/add-an-area.md has the next steps.`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    main(fileURLToPath(new URL('..', import.meta.url)), ...process.argv.slice(2));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
