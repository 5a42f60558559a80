import { escapeHtml } from '#contract/escape-html.ts';

/** Range of the quoted email in the HTML of a reply. */
interface Quote {
  start: number;
  end: number;
}

/** Maximum lines and characters of quoted headers with sender and date, and characters up to the address. */
const headLines = 8;
const headLength = 600;
const addressWithin = 200;
/** Elements to search for a quote; a table or list would be broken apart. */
const holders = /^(?:div|p|center|span|font)$/;
/** Longer than a name with its address and a date. */
const longestAttribution = 300;
// `On 12 March, Ana wrote:` in common languages. The date contains a number, which a person's own sentence about someone seldom does.
const wrote =
  /(?<!\p{L})(?:wrote|writes|schrieb|écrit|escribió|escreveu|ha scritto|schreef|skrev|napisał(?:a)?|написал(?:а)?|كتب|כתב)(?!\p{L}).{0,120}[:：]$/iu;
/** Beginning of an attribution that continues on a second line. */
const onDay = /^(?:on|am|le|el|em|il|op|den|w dniu|في|ב)\s/iu;
const hasNumber = /\p{Nd}/u;
/** The headers Outlook puts above a quote, and `-----Original Message-----`. */
const from = /^(?:from|von|de|da|van|från|od|от|من)\s*[:：]/iu;
const sent = /(?<!\p{L})(?:sent|date|gesendet|datum|envoyé|enviado|inviato|verzonden|skickat|تاريخ الإرسال|التاريخ|أرسلت|أُرسلت)\s*[:：]/iu;
const about = /(?<!\p{L})(?:subject|betreff|objet|asunto|assunto|oggetto|onderwerp|ämne|الموضوع)\s*[:：]/iu;
const original =
  /^[-_]{2,}\s*(?:original message|ursprüngliche nachricht|message d'origine|mensagem original|mensaje original|الرسالة الأصلية)/iu;
/** Marks that distinguish a quoted email from a quotation by the author: Gmail's line, Apple's attribute, and this app's margin. */
const marked =
  /border-left:\s*1px (?:solid )?(?:#ccc|rgb\(204, 204, 204\))|margin:\s*0(?:px)? 0(?:px)? 0(?:px)? (?:0?\.8ex|1px)|\stype="cite"/i;
/** Outlook's line above the headers, as written and as serialized by the browser. */
const lineAbove = /border-top:[^;"]*solid|border-style:\s*solid none/i;

/**
 * Finds the email quoted below a reply, only if nothing follows it: replies between the lines are read in order. Undefined if there is
 * none, or if the email has nothing else.
 */
export function findQuote(html: string): Quote | undefined {
  const quote = findWithin(html, 0, html.length);
  if (!quote) return undefined;
  const own = html.slice(0, quote.start) + html.slice(quote.end);
  return textOf(own) || /<img\b/i.test(own) ? quote : undefined;
}

function findWithin(html: string, start: number, end: number): Quote | undefined {
  const units = readUnits(html, start, end).filter((unit) => unit.text || unit.element?.name === 'hr' || hasPicture(html, unit));
  const head = units.find((_, index) => isHead(html, units.slice(index, index + headLines)));
  if (head) return { start: head.start, end };
  const first = units.findLastIndex((unit) => !isQuoted(html, unit)) + 1;
  if (first < units.length) {
    const line = attributionBefore(units.slice(0, first));
    if (line) return { start: line.start, end };
    return units.slice(first).some((unit) => isMarked(html, unit)) ? { start: units[first]?.start ?? start, end } : undefined;
  }
  const last = units.at(-1);
  if (!last?.element || !holders.test(last.element.name)) return undefined;
  const { innerStart, innerEnd } = last.element;
  const inner = findWithin(html, innerStart, innerEnd);
  // Everything in it is quoted, so the whole block is returned and not broken apart.
  return inner && !textOf(html.slice(innerStart, inner.start)) ? { start: last.start, end: last.end } : inner;
}

const hasPicture = (html: string, { start, end }: Unit) => /<img\b/i.test(html.slice(start, end));
const readWithin = (html: string, { innerStart, innerEnd }: NonNullable<Unit['element']>) =>
  readUnits(html, innerStart, innerEnd).filter(({ text }) => text);

/** Checks for a blockquote, or text in which every line starts with `>`. */
function isQuoted(html: string, { text, element }: Unit): boolean {
  if (element?.name === 'blockquote') return true;
  if (element?.name === 'p' || element?.name === 'div') {
    const lines = readWithin(html, element);
    return lines.length > 0 && lines.every((unit) => isQuoted(html, unit));
  }
  return text.startsWith('>') && !(element && isBlock(element.name));
}

/** Checks whether a quote is certainly the email replied to: by its client's mark, or by its beginning. */
function isMarked(html: string, { text, element }: Unit): boolean {
  if (text.startsWith('>') || marked.test(element?.attributes ?? '')) return true;
  const [line] = element ? readWithin(html, element) : [];
  return line !== undefined && (isAttribution(line.text) || isMarked(html, line));
}

/** Returns the attribution line above a quote, which may be split over two lines. */
function attributionBefore(above: readonly Unit[]): Unit | undefined {
  const [last, line] = [above.at(-1), above.at(-2)];
  if (last && isAttribution(last.text)) return last;
  return line && last && onDay.test(line.text) && isAttribution(`${line.text} ${last.text}`) ? line : undefined;
}

const isAttribution = (text: string) => text.length < longestAttribution && hasNumber.test(text) && wrote.test(text);

/** Checks whether quoted headers start here, after a horizontal line or with an address in them: others write `From:` too. */
function isHead(html: string, [unit, ...following]: readonly Unit[]): boolean {
  if (!unit) return false;
  if (original.test(unit.text)) return true;
  const isLine = unit.element?.name === 'hr';
  if (!isLine && !from.test(unit.text)) return false;
  const head = [unit, ...following]
    .map(({ text }) => text)
    .join(' ')
    .trim()
    .slice(0, headLength);
  if (!from.test(head) || !sent.test(head)) return false;
  const [tags = ''] = /^(?:\s|<[^<>]*>)*/.exec(html.slice(unit.start, unit.end)) ?? [];
  return lineAbove.test(tags) || head.slice(0, addressWithin).includes('@') || (isLine && about.test(head));
}

/** Collapses the quote of an email in a `<details>`, which opens without scripts and is opened by the browser's page search. */
export function foldQuote(html: string, label: string): string {
  const quote = findQuote(html);
  if (!quote) return html;
  return `${html.slice(0, quote.start)}<details>${summaryOf(label)}${html.slice(quote.start, quote.end)}</details>${html.slice(quote.end)}`;
}

/** Collapses the signature of a plain text, which is a separate block. */
function foldSignature(html: string, label: string): string {
  const start = html.search(/<div>-- ?<br>/);
  const end = start < 0 ? -1 : html.indexOf('</div>', start);
  if (end < 0 || html.slice(start + 1, end).includes('<div') || html.slice(0, start).trim() === '') return html;
  const after = end + '</div>'.length;
  return `${html.slice(0, start)}<details class="signature">${summaryOf(label)}${html.slice(start, after)}</details>${html.slice(after)}`;
}

/** Collapses both, each only if it has a label. */
export function foldMail(html: string, quoteLabel: string | undefined, signatureLabel: string | undefined): string {
  const folded = quoteLabel === undefined ? html : foldQuote(html, quoteLabel);
  return signatureLabel === undefined ? folded : foldSignature(folded, signatureLabel);
}

function summaryOf(label: string): string {
  const words = escapeHtml(label);
  return `<summary title="${words}" aria-label="${words}">•••</summary>`;
}

/** An independent unit below the previous content: a block, or a line of text and inline elements. */
interface Unit {
  start: number;
  end: number;
  /** Its beginning as a single line; empty without text. */
  text: string;
  /** The block, or the only element of the line. */
  element?: { name: string; attributes: string; innerStart: number; innerEnd: number };
}

/** Enough of a unit to classify it. */
const unitHeadLength = 1500;

const tag = /<(\/?)([a-z][a-z0-9]*)((?:\s+[^\s=>"]+(?:="[^"]*")?)*)\s*\/?>/gi;
const empty = new Set(['br', 'hr', 'img', 'col']);
const blocks = new Set(
  'blockquote center details div dl figure h1 h2 h3 h4 h5 h6 hr ol p pre table tbody td th thead tfoot tr ul li'.split(' '),
);

const isBlock = (name: string) => blocks.has(name);

/** Splits HTML serialized by a browser into top-level units: every element is closed and every value quoted. */
function readUnits(html: string, from = 0, to = html.length): Unit[] {
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
  textOf(html.slice(start, Math.min(end, start + unitHeadLength))) || textOf(html.slice(start, end));

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

/** Returns the visible text of HTML as a single line. */
function textOf(html: string): string {
  return html
    .replaceAll(tag, ' ')
    .replaceAll(/&(lt|gt|amp|quot|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/[\s\u200b]+/g, ' ')
    .trim();
}
