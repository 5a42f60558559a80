// The sources of the showcase's examples as text, so that the code shown next to an example is its actual code.
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import hljs from 'highlight.js/lib/core';
import css from 'highlight.js/lib/languages/css';
import typescript from 'highlight.js/lib/languages/typescript';

hljs.registerLanguage('css', css);
hljs.registerLanguage('typescript', typescript);

const query = /\?code$/;
const stylesBeside = /from '(\.\/[\w-]+\.module\.css)'/;

/** A Vite plugin: `import('./with-words.tsx?code')` returns the texts of the file and its styles with highlighting tokens. */
export function codeForWeb() {
  return {
    name: 'code-for-web',
    enforce: 'pre',
    resolveId: {
      filter: { id: query },
      handler: (id, importer) => (importer ? `${resolve(dirname(importer), id.replace(query, ''))}?code` : undefined),
    },
    load: {
      filter: { id: query },
      handler(id) {
        const file = id.replace(query, '');
        const text = readFileSync(file, 'utf8');
        const styles = stylesBeside.exec(text)?.[1];
        const files = [file, ...(styles ? [resolve(dirname(file), styles)] : [])].filter((one) => existsSync(one));
        for (const one of files) this.addWatchFile(one);
        return `export const files = ${JSON.stringify(files.map((one) => codeFile(basename(one), readFileSync(one, 'utf8'))))};`;
      },
    },
  };
}

/**
 * A file with its text split into tokens, some with a kind (`keyword`, `string`, …).
 * @param {string} name
 * @param {string} text
 */
function codeFile(name, text) {
  const language = name.endsWith('.css') ? 'css' : 'typescript';
  return { name, text: text.trimEnd(), pieces: piecesOf(hljs.highlight(text.trimEnd(), { language }).value) };
}

/** Flattens the nested spans of highlight.js into pieces, each with the innermost kind. */
function piecesOf(html) {
  const pieces = [];
  const kinds = [];
  for (const [, opened, closed, text] of html.matchAll(/<span class="hljs-([\w-]+)[^"]*">|(<\/span>)|([^<]+)/g)) {
    if (opened) kinds.push(opened);
    else if (closed) kinds.pop();
    else pieces.push(kinds.length > 0 ? [kinds.at(-1), plain(text)] : plain(text));
  }
  return pieces;
}

const signs = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
const plain = (text) => text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => signs[sign]);
