// Limit per element: parsing time grows faster than linearly.
const longestStyle = 4000;

const colour = /#[\da-f]{3,8}\b|rgba?\([\d\s,.%/]+\)|(?<![^\s,(])[a-z]+(?![^\s,)])/gi;
/** Keywords that appear beside a color in a `background`. */
const noColor =
  /^(?:none|transparent|inherit|initial|unset|auto|important|repeat|round|space|left|right|top|bottom|center|scroll|fixed|local|cover|contain|to|at|in|deg|circle|ellipse|closest|farthest|side|corner)$/i;

/**
 * Rewrites a `style` into what an email may use: unquoted font names, and the color of a background that has an image or a gradient, so the
 * text on it stays readable. Everything else is left for the allow list of the caller.
 */
export function plainStyle(style: string): string {
  const short = style.length <= longestStyle ? style : style.slice(0, style.lastIndexOf(';', longestStyle) + 1);
  return short
    .replaceAll(/url\([^)]*\)/gi, ' ')
    .replaceAll(/["']/g, '')
    .replaceAll(/(^|;)\s*background(?:-image)?\s*:([^;]*)/gi, (_, before: string, ground: string) => {
      const found = ground.match(colour)?.find((word) => !noColor.test(word));
      return found ? `${before}background-color:${found}` : before;
    });
}

const groundPicture = /(?:^|;)\s*background(?:-image)?\s*:[^;]*?url\(\s*["']?([^"'()\s]+)["']?\s*\)([^;]*)/i;

/** Returns the background image of a `style`, and its layout if the same declaration sets it. */
export function backgroundOf(style: string): { address: string; layout: string } | undefined {
  const [, address, words = ''] = groundPicture.exec(style.slice(0, longestStyle)) ?? [];
  if (!address) return undefined;
  const repeat = /\b(?:no-repeat|repeat-[xy])\b/i.exec(words)?.[0];
  const size = /\b(?:cover|contain)\b/i.exec(words)?.[0];
  const position = /\b(?:left|right|top|bottom|center)\b/i.exec(words)?.[0];
  const layout = [
    repeat && `background-repeat:${repeat}`,
    size && `background-size:${size}`,
    position && `background-position:${position}`,
  ];
  return { address, layout: layout.filter(Boolean).join(';') };
}

const positive =
  '(?:\\d{1,4}(?:\\.\\d{1,4})?|\\.\\d{1,4})(?:px|pt|em|rem|%)?|(?:\\d{1,2}(?:\\.\\d{1,4})?|\\.\\d{1,4})(?:cm|in|pc|ex|ch)|\\d{1,3}(?:\\.\\d{1,4})?mm|auto|normal|none|inherit|initial';
const length = `-?(?:${positive})`;
const words = /^[a-z-]{1,20}(?: [a-z-]{1,20}){0,2}$/i;
const color = /^(?:#[\da-f]{3,8}|[a-z]{3,30}|rgba?\([\d\s,.%/]{1,40}\))$/i;
const lengths = (one: string, most: number) => new RegExp(`^(?:${one})(?: (?:${one})){0,${most - 1}}$`, 'i');
const inside = lengths(positive, 4);
const border =
  /^(?:#[\da-f]{3,8}|[a-z]{1,20}|\d{1,3}(?:\.\d{1,3})?(?:px|pt|em)?|rgba?\([\d\s,.%/]{1,40}\))(?: (?:#[\da-f]{3,8}|[a-z]{1,20}|\d{1,3}(?:\.\d{1,3})?(?:px|pt|em)?|rgba?\([\d\s,.%/]{1,40}\))){0,3}$/i;
const fontShorthand =
  /^(?:(?:normal|italic|bold|bolder|lighter|small-caps|[1-9]00) ){0,3}\d{1,2}(?:\.\d{1,4})?(?:px|pt|em|rem|%)(?: ?\/ ?\d{1,3}(?:\.\d{1,4})?(?:px|pt|em|rem|%)?)? ?[a-z][\w -]{0,60}(?:, ?[a-z][\w -]{0,60}){0,12}$/i;
const track = `(?:${positive}|\\d{1,2}(?:\\.\\d{1,2})?fr|min-content|max-content)`;
const tracks = `(?:${track}|minmax\\(${track}, ?${track}\\))`;
const gridTemplate = new RegExp(
  `^(?:${tracks}|repeat\\((?:\\d|1\\d|auto-fi(?:t|ll)), ?${tracks}(?: ${tracks}){0,3}\\))(?: (?:${tracks}|repeat\\((?:\\d|1\\d), ?${tracks}(?: ${tracks}){0,3}\\))){0,11}$`,
  'i',
);
const gridLine = /^(?:auto|-1|(?:span )?\d{1,2})(?: ?\/ ?(?:auto|-1|(?:span )?\d{1,2}))?$/i;
const kinds: Record<string, RegExp> = {
  color,
  'background-color': color,
  'font-family': /^[a-z][\w -]{0,60}(?:, ?[a-z][\w -]{0,60}){0,12}$/i,
  font: fontShorthand,
  'font-size':
    /^(?:inherit|\.\d{1,4}(?:px|pt|em|rem)|\d{1,2}(?:\.\d{1,4})?(?:px|pt|em|rem|%)?|\d{3}%|(?:x{1,2}-)?(?:small|large)|medium|smaller|larger)$/i,
  'font-weight': /^(?:normal|bold|bolder|lighter|[1-9]00)$/i,
  'line-height': lengths(positive, 1),
  'letter-spacing': lengths(length, 1),
  'text-indent': lengths(positive, 1),
  'vertical-align': /^[a-z-]{1,20}$/i,
  display:
    /^(?:none|block|flex|inline-flex|grid|inline-grid|inline|inline-block|table|table-row|table-cell|list-item|inline-table|table-(?:header|footer|row|column)-group|table-column|table-caption|inherit|initial)$/i,
  flex: /^(?:none|auto|initial|\d{1,3}(?: \d{1,3}(?: (?:0|auto|\d{1,3}%|\d{1,4}px))?)?)$/i,
  'grid-template-columns': gridTemplate,
  'grid-template-rows': gridTemplate,
  'grid-column': gridLine,
  'grid-row': gridLine,
  gap: lengths(positive, 2),
  'row-gap': lengths(positive, 1),
  'column-gap': lengths(positive, 1),
  'background-size': lengths(`${positive}|cover|contain`, 2),
  'background-position': lengths(`${positive}|left|right|top|bottom|center`, 2),
  opacity: /^(?:0|1|0?\.\d{1,4}|1\.0+)$/,
  overflow: /^(?:hidden|auto|visible)$/i,
  'border-spacing': lengths(positive, 2),
  'border-radius': inside,
};

/** Returns the pattern for the values of a property in an email. */
export function isPlainStyle(name: string): RegExp {
  if (kinds[name]) return kinds[name];
  if (/^(?:padding|(?:min-|max-)?(?:width|height))/.test(name)) return inside;
  if (name.startsWith('margin')) return inside;
  if (/^border(?!-collapse)/.test(name)) return border;
  return words;
}
