// Finds missing texts in each language, and unused keys.
import { flatten } from './compile-locale.mjs';

/** A showcase example is standalone, as readers copy it: its English texts are inline. */
const exampleFile = /^src\/features\/showcase\/web\/[\w-]+\/[\w-]+\//;
const pluralSuffix = /_(zero|one|two|few|many|other)$/;
/** A key with an interpolated part: `users.field.${name}`, `setup.step.${name}.title`. */
const composedKey = /`([a-z]\w*\.[\w.]*)\$\{(?:[^{}`]|`[^`]*`)*\}([\w.]*)/g;
/** Texts equal to a shared one that keep their own key, with the reason. */
const ownWords = new Map([
  ['shopStaff.yes', 'the server reads and writes it in product files'],
  ['shopStaff.no', 'the server reads and writes it in product files'],
]);
const spokenAttributes = /\b(aria-label|aria-description|placeholder|title|alt|label|description)="([^"{}]*\p{L}[^"{}]*)"/gu;

/**
 * Returns missing and unused texts, one per line. A key is in use if a string in the sources equals it, or a template starts with it
 * (`t(`email.folder.${name}`)` uses all keys that start with `email.folder.`).
 * @param {Record<string, object>} locales the parsed file of each language; the first one is the reference
 * @param {Map<string, string>} sources
 * @returns {string[]}
 */
export function localeProblems(locales, sources) {
  const texts = flattened(locales);
  return [...missingTexts(texts), ...wrongUse(Object.values(texts)[0] ?? new Map(), sources), ...untranslated(sources)];
}

/**
 * Checks texts stored by area the same way, and names the file each missing text belongs in.
 * @param {ReturnType<typeof import('./areas-of-texts.mjs').readTexts>} texts
 * @param {Map<string, string>} sources
 * @returns {string[]}
 */
export function textProblems(texts, sources) {
  const areas = [...texts.values()];
  const missing = areas.flatMap(({ folder, trees }) => missingTexts(flattened(trees)).map((problem) => `${folder}/${problem}`));
  const prefixes = areas.flatMap(({ trees }) => Object.keys(trees.en));
  const twice = prefixes.filter((prefix, at) => prefixes.indexOf(prefix) !== at).map((prefix) => `texts of two areas begin with ${prefix}`);
  const leading = flatten(Object.assign({}, ...areas.map(({ trees }) => trees.en)));
  return [...missing, ...twice, ...wrongUse(leading, sources), ...untranslated(sources), ...sharedWords(areas, sources)];
}

function flattened(locales) {
  return Object.fromEntries(Object.entries(locales).map(([language, tree]) => [language, flatten(tree)]));
}

function missingTexts(texts) {
  const problems = [];
  const languages = Object.keys(texts);
  const keys = new Set(languages.flatMap((language) => [...texts[language].keys()]));
  const plurals = new Set([...keys].filter((key) => isPlural(key, keys)).map(baseOf));
  for (const language of languages) {
    const say = (problem) => problems.push(`${language}.json: ${problem}`);
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const own = texts[language];
    for (const base of plurals) {
      for (const category of categories) if (!own.has(`${base}_${category}`)) say(`${base}_${category} is missing`);
    }
    for (const key of keys) {
      if (plurals.has(baseOf(key)) && pluralSuffix.test(key)) {
        const category = pluralSuffix.exec(key)[1];
        if (own.has(key) && category !== 'zero' && !categories.includes(category)) say(`${key} isn't a plural form of the language`);
      } else if (!own.has(key)) say(`${key} is missing`);
    }
    for (const [key, text] of own) {
      if (typeof text !== 'string' || text.trim() === '') say(`${key} has no text`);
      for (const name of unknownVariables(key, text, texts[languages[0]], plurals))
        say(`${key} shows {{${name}}}, which ${languages[0]} does not`);
    }
  }
  return problems;
}

function unknownVariables(key, text, leading, plurals) {
  const model = leading.get(key) ?? leading.get(`${baseOf(key)}_other`) ?? '';
  const known = new Set([...variablesOf(model), ...(plurals.has(baseOf(key)) ? ['count'] : [])]);
  return variablesOf(String(text)).filter((name) => !known.has(name));
}

const variablesOf = (text) => [...text.matchAll(/\{\{\s*-?\s*(\w+)/g)].map((match) => match[1]);

function wrongUse(leading, sources) {
  const problems = [];
  const known = new Set([...leading.keys(), ...[...leading.keys()].map(baseOf)]);
  const top = new Set([...leading.keys()].map((key) => key.split('.')[0]));
  const prefixes = new Set(
    [...leading.keys()].flatMap((key) =>
      key
        .split('.')
        .slice(0, -1)
        .map((_, at, parts) => parts.slice(0, at + 1).join('.')),
    ),
  );
  const used = new Set();
  const usedPrefixes = new Set();
  for (const [file, text] of sources) {
    if (/\.test\.tsx?$/.test(file)) continue;
    // The name of a package, such as chart.js, is not a key.
    const said = text.replaceAll(/\b(?:from |import\()'[^']*'/g, '');
    for (const match of said.matchAll(/'([a-z]\w*(?:\.\w+)+)'|"([a-z]\w*(?:\.\w+)+)"|`([a-z]\w*(?:\.\w+)+)`/g)) {
      const key = match[1] ?? match[2] ?? match[3];
      if (known.has(key)) used.add(key);
      else if (prefixes.has(key)) usedPrefixes.add(`${key}.`);
      else if (isShown(file) && top.has(key.split('.')[0])) problems.push(`${file}: the text ${key} is in no language`);
    }
    for (const [, start] of text.matchAll(/`([a-z]\w*(?:\.\w+)*[._])\$\{/g)) {
      if ([...known].some((key) => key.startsWith(start))) usedPrefixes.add(start);
      else if (isShown(file) && top.has(start.split('.')[0])) problems.push(`${file}: no text begins with ${start}`);
    }
    for (const [, key] of text.matchAll(/\bt\(\s*['"]([^'"]+)['"]/g))
      if (!known.has(key)) problems.push(`${file}: the text ${key} is in no language`);
  }
  for (const key of leading.keys()) {
    if (used.has(key) || used.has(baseOf(key)) || [...usedPrefixes].some((prefix) => key.startsWith(prefix))) continue;
    problems.push(`en.json: ${key} is not used`);
  }
  return [...new Set(problems)];
}

/**
 * Finds texts equal in all languages to a shared text, `common.…`. A key composed at run time belongs to its group. Texts of the server
 * and of the palette are in separate files.
 */
function sharedWords(areas, sources) {
  const sameIn = ({ trees }) => {
    const [english, ...others] = Object.values(flattened(trees));
    return [...english].map(([key, text]) => [key, JSON.stringify([text, ...others.map((own) => own.get(key))])]);
  };
  const shared = areas.filter(({ trees }) => trees.en.common).flatMap(sameIn);
  const sharedOf = new Map(shared.filter(([key]) => key.startsWith('common.')).map(([key, texts]) => [texts, key]));
  if (sharedOf.size === 0) return [];
  const composed = new Set();
  for (const [file, text] of sources) {
    if (/\.test\.tsx?$/.test(file)) continue;
    for (const [, start, end] of text.matchAll(composedKey)) composed.add(`${start} ${end}`);
  }
  const families = [...composed].map((family) => family.split(' '));
  const isComposed = (key) =>
    families.some(
      ([start, end]) => key.startsWith(start) && key.endsWith(end) && !key.slice(start.length, key.length - end.length).includes('.'),
    );
  return areas
    .filter(({ folder }) => folder.endsWith('/locales'))
    .flatMap((area) => sameIn(area).map(([key, texts]) => ({ file: `${area.folder}/en.json`, key, common: sharedOf.get(texts) })))
    .filter(({ key, common }) => common && common !== key && !ownWords.has(key) && !isComposed(key))
    .map(({ file, key, common }) => `${file}: ${key} says the same as ${common} in every language: use ${common}`);
}

/** Finds accessible names and texts in attributes that are hard-coded in the source instead of a language file. */
function untranslated(sources) {
  const problems = [];
  for (const [file, text] of sources) {
    if (!file.endsWith('.tsx') || file.endsWith('.test.tsx') || exampleFile.test(file)) continue;
    for (const [, attribute, words] of text.matchAll(spokenAttributes)) problems.push(`${file}: ${attribute}="${words}" has no key`);
  }
  return problems;
}

function isShown(file) {
  return /\/(web|shell|app)\//.test(file) || file.endsWith('.tsx');
}

/** `inbox_one` is a plural form only if there is an `inbox_other`. */
function isPlural(key, keys) {
  return pluralSuffix.test(key) && keys.has(`${baseOf(key)}_other`);
}

const baseOf = (key) => key.replace(pluralSuffix, '');
