// Compiles the texts into one file per area and language, and makes each import() of a page or dialog wait for its texts.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { languages } from '../src/contract/languages.ts';
import { areasOfModules, baseArea, commandArea, isOfCommands, lateImport, readTexts } from './areas-of-texts.mjs';
import { compileLocale } from './compile-locale.mjs';

/**
 * A Vite plugin. The addresses of the files change with their content, `/locales/en/todo.json?v=…`; `.vite/texts.json` lists the
 * areas of each page for the server.
 * @param {string} root of the package
 */
export function textsForWeb(root) {
  const texts = readTexts(root);
  const modules = areasOfModules(root, texts);
  const files = compiledFiles(texts, modules.base);
  const version = versionOf(files);
  const shown = {};
  const areasOf = (name, importer) => {
    const areas = modules.of(name, importer);
    const module = name.startsWith('#')
      ? `src/${name.slice(1)}`
      : relative(root, join(root, dirname(importer), name))
          .split(sep)
          .join('/');
    if (areas.length > 0) shown[module] = areas;
    return areas;
  };
  const directions = Object.fromEntries(languages.map(({ code, direction }) => [code, direction]));
  return {
    name: 'texts-for-web',
    enforce: 'pre',
    config: () => ({ define: { __LOCALES_VERSION__: JSON.stringify(version) } }),
    transformIndexHtml: (html) => html.replaceAll('__LOCALES_VERSION__', version).replaceAll('__DIRECTIONS__', JSON.stringify(directions)),
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /\bimport\(/ },
      handler: (code, id) => withTexts(code, relative(root, id.split('?')[0]).split(sep).join('/'), areasOf),
    },
    configureServer: ({ middlewares }) =>
      void middlewares.use('/locales', ({ url = '' }, answer) =>
        answer.end(compiledFiles(readTexts(root), modules.base).get(url.split('?')[0].slice(1)) ?? '{}'),
      ),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '.vite/locales-version', source: version });
      this.emitFile({ type: 'asset', fileName: '.vite/texts.json', source: JSON.stringify(shown) });
    },
    writeBundle({ dir = '' }) {
      for (const [name, text] of files) {
        mkdirSync(dirname(join(dir, 'locales', name)), { recursive: true });
        writeFileSync(join(dir, 'locales', name), text);
      }
    },
  };
}

/** Makes each `import()` wait for the texts of the module it loads. */
export function withTexts(code, file, areasOf) {
  let isChanged = false;
  const changed = code.replaceAll(lateImport, (whole, name) => {
    const areas = areasOf(name, file);
    if (areas.length === 0) return whole;
    isChanged = true;
    return `withTexts(${JSON.stringify(areas)}, ${whole})`;
  });
  return isChanged ? { code: `import { withTexts } from '#web/load-texts.ts';\n${changed}`, map: null } : null;
}

export function compiledFiles(texts, base) {
  const files = new Map();
  for (const { code } of languages) {
    // Missing translations fall back to English.
    const compiled = (area) => ({ ...compiledTexts(texts, area, 'en'), ...compiledTexts(texts, area, code) });
    files.set(`${code}/${baseArea}.json`, JSON.stringify(Object.assign({}, ...base.map(compiled))));
    const commands = [...texts.keys()].filter(isOfCommands);
    files.set(`${code}/${commandArea}.json`, JSON.stringify(Object.assign({}, ...commands.map(compiled))));
    for (const area of texts.keys())
      if (!base.includes(area) && !area.endsWith(' server') && !isOfCommands(area))
        files.set(`${code}/${area}.json`, JSON.stringify(compiled(area)));
  }
  return files;
}

const compiledTexts = (texts, area, code) => compileLocale(texts.get(area)?.trees[code] ?? {});

function versionOf(files) {
  const hash = createHash('sha256');
  for (const [name, text] of files) hash.update(name).update(text);
  return hash.digest('hex').slice(0, 12);
}
