// Compiles the texts of a language for the page (src/web/format-message.ts), so that no text is parsed in the browser.
const pluralForm = /^(.+)_(zero|one|two|few|many|other)$/;
const place = /\{\{\s*(\w+(?:, number)?)\s*\}\}/;

/**
 * Converts the tree of a locale file to one message per key, such as `mail.found`. `{{name}}` is a placeholder, `{{name, number}}`
 * one formatted as a number; the forms `found_one`, `found_other`, … become one message that `count` selects from.
 * @param {object} tree
 * @returns {Record<string, import('#web/format-message.ts').Message>}
 */
export function compileLocale(tree) {
  const texts = flatten(tree);
  const messages = {};
  for (const [key, text] of texts) {
    const [, base, category] = pluralForm.exec(key) ?? [];
    if (base !== undefined && texts.has(`${base}_other`)) messages[base] = { ...messages[base], [category]: pieces(text) };
    else messages[key] = pieces(text);
  }
  return messages;
}

/**
 * Flattens a tree of texts to a map by key.
 * @param {object} tree
 * @returns {Map<string, string>}
 */
export function flatten(tree, prefix = '') {
  const entries = Object.entries(tree).flatMap(([key, value]) =>
    value && typeof value === 'object' ? [...flatten(value, `${prefix}${key}.`)] : [[prefix + key, value]],
  );
  return new Map(entries);
}

function pieces(text) {
  const parts = text.split(place);
  return parts.length === 1 ? text : parts.map((part, at) => (at % 2 === 0 ? part : part.split(', '))).filter((part) => part !== '');
}
