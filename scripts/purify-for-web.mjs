/** DOMPurify's default allowlists: elements and attributes of HTML, SVG and MathML. */
const defaultList = /^(const (?:html|svg|mathMl|svgFilters|xml)(?:\$1|Disallowed)?) = freeze\(\[[^\]]*\]\);$/gm;
const listCount = 10;

/**
 * A Vite plugin that empties DOMPurify's default lists: 2 KB that no page needs, because every sanitizer here passes its own elements and
 * attributes. A call that relies on the defaults strips everything.
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
