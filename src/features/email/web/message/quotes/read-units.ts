/** What stands by itself below what came before: a block, or a line of text and of elements within it. */
export interface Unit {
  start: number;
  end: number;
  /** How it begins, as one line; empty where it has no text. */
  text: string;
  /** Of a block, or of the one element that is all of the line. */
  element?: { name: string; attributes: string; innerStart: number; innerEnd: number };
}

/** As much of a unit as says what it is. */
const headLength = 1500;

const tag = /<(\/?)([a-z][a-z0-9]*)((?:\s+[^\s=>"]+(?:="[^"]*")?)*)\s*\/?>/gi;
const empty = new Set(['br', 'hr', 'img', 'col']);
const blocks = new Set(
  'blockquote center details div dl figure h1 h2 h3 h4 h5 h6 hr ol p pre table tbody td th thead tfoot tr ul li'.split(' '),
);

export const isBlock = (name: string) => blocks.has(name);

/** The units at the top of HTML as a browser writes it: every element is closed, every value stands in quotation marks. */
export function readUnits(html: string, from = 0, to = html.length): Unit[] {
  const units: Unit[] = [];
  let lineStart = from;
  let inLine: NonNullable<Unit['element']>[] = [];
  const endLine = (end: number, next: number) => {
    const [element, another] = inLine;
    const isAll = element && !another && textOf(html.slice(lineStart, end)) === textOf(html.slice(element.innerStart, element.innerEnd));
    if (lineStart < end) units.push({ start: lineStart, end, text: beginningOf(html, lineStart, end), ...(isAll && { element }) });
    lineStart = next;
    inLine = [];
  };
  for (const { start, end, ...element } of elementsOf(html, from, to)) {
    if (element.name === 'br') endLine(end, end);
    else if (blocks.has(element.name)) {
      endLine(start, end);
      units.push({ start, end, text: beginningOf(html, start, end), element });
    } else if (!empty.has(element.name)) inLine.push(element);
  }
  endLine(to, to);
  return units;
}

const beginningOf = (html: string, start: number, end: number) =>
  textOf(html.slice(start, Math.min(end, start + headLength))) || textOf(html.slice(start, end));

function* elementsOf(html: string, from: number, to: number) {
  const open: { name: string; attributes: string; start: number; innerStart: number }[] = [];
  for (const { 0: whole, 1: closes, 2: given = '', 3: attributes = '', index } of html.slice(from, to).matchAll(tag)) {
    const name = given.toLowerCase();
    const start = from + index;
    const end = start + whole.length;
    if (empty.has(name)) {
      if (open.length === 0) yield { name, attributes, start, end, innerStart: end, innerEnd: end };
    } else if (!closes) open.push({ name, attributes, start, innerStart: end });
    else {
      const ended = open.pop();
      if (ended && open.length === 0) yield { ...ended, end, innerEnd: start };
    }
  }
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: ' ' };

/** What is read of HTML, as one line. */
export function textOf(html: string): string {
  return html
    .replaceAll(tag, ' ')
    .replaceAll(/&(lt|gt|amp|quot|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/[\s\u200b]+/g, ' ')
    .trim();
}
