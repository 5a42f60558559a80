/** DOMPurify's lists of what it lets through unless told otherwise: elements and attributes of HTML, SVG and MathML. */
const defaultList = /^(const (?:html|svg|mathMl|svgFilters|xml)(?:\$1|Disallowed)?) = freeze\(\[[^\]]*\]\);$/gm;
const listCount = 10;

/**
 * A plugin for Vite that leaves DOMPurify's default lists empty: 2 KB that no page needs, as everything that sanitizes names its own elements and
 * attributes. What asks for the defaults gets nothing through.
 */
export function purifyForWeb() {
  return {
    name: 'purify-for-web',
    apply: 'build',
    transform: {
      filter: { id: /\/dompurify\/dist\/purify\.es\.mjs$/ },
      handler: (code) => ({ code: withoutDefaultLists(code), map: null }),
    },
  };
}

/** @param {string} code */
export function withoutDefaultLists(code) {
  const found = code.match(defaultList)?.length;
  if (found !== listCount) throw new Error(`DOMPurify has ${found} default lists instead of ${listCount}: see scripts/purify-for-web.mjs`);
  return code.replaceAll(defaultList, '$1 = freeze([]);');
}
