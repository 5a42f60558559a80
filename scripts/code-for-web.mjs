// The sources of the showcase's examples as texts: what is shown beside an example is what it is made of.
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import hljs from 'highlight.js/lib/core';
import css from 'highlight.js/lib/languages/css';
import typescript from 'highlight.js/lib/languages/typescript';

hljs.registerLanguage('css', css);
hljs.registerLanguage('typescript', typescript);

const query = /\?code$/;
const stylesBeside = /from '(\.\/[\w-]+\.module\.css)'/;

/** A plugin for Vite: `import('./with-words.tsx?code')` gives the file's text and that of its styles, with the words marked. */
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
 * A file with its text in pieces, of which some are of a kind (`keyword`, `string`, …).
 * @param {string} name
 * @param {string} text
 */
function codeFile(name, text) {
  const language = name.endsWith('.css') ? 'css' : 'typescript';
  return { name, text: text.trimEnd(), pieces: piecesOf(hljs.highlight(text.trimEnd(), { language }).value) };
}

/** What highlight.js writes as spans within spans, one piece after the other: each of the innermost kind. */
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
