import { escapeHtml } from '#contract/escape-html.ts';

/** From where to where the quoted mail stands in the HTML of an answer. */
interface Quote {
  start: number;
  end: number;
}

/** The lines and letters within which a head says from whom it is and when, and the letters of its address. */
const headLines = 8;
const headLength = 600;
const addressWithin = 200;
/** Elements in which a quote may be looked for: a table or a list would be taken apart. */
const holders = /^(?:div|p|center|span|font)$/;
/** Longer than a name with its address and a date. */
const longestAttribution = 300;
// `On 12 March, Ana wrote:` in the languages that one meets; a date has a number, what somebody says of others seldom.
const wrote =
  /(?<!\p{L})(?:wrote|writes|schrieb|écrit|escribió|escreveu|ha scritto|schreef|skrev|napisał(?:a)?|написал(?:а)?|كتب|כתב)(?!\p{L}).{0,120}[:：]$/iu;
/** How it begins, where a second line belongs to it. */
const onDay = /^(?:on|am|le|el|em|il|op|den|w dniu|في|ב)\s/iu;
const hasNumber = /\p{Nd}/u;
/** The head that Outlook puts above what it quotes, and `-----Original Message-----`. */
const from = /^(?:from|von|de|da|van|från|od|от|من)\s*[:：]/iu;
const sent = /(?<!\p{L})(?:sent|date|gesendet|datum|envoyé|enviado|inviato|verzonden|skickat|تاريخ الإرسال|التاريخ|أرسلت|أُرسلت)\s*[:：]/iu;
const about = /(?<!\p{L})(?:subject|betreff|objet|asunto|assunto|oggetto|onderwerp|ämne|الموضوع)\s*[:：]/iu;
const original =
  /^[-_]{2,}\s*(?:original message|ursprüngliche nachricht|message d'origine|mensagem original|mensaje original|الرسالة الأصلية)/iu;
/** What tells an answered mail from a quotation somebody made: the line of Gmail, Apple's mark, and the margin that this app gives it. */
const marked =
  /border-left:\s*1px (?:solid )?(?:#ccc|rgb\(204, 204, 204\))|margin:\s*0(?:px)? 0(?:px)? 0(?:px)? (?:0?\.8ex|1px)|\stype="cite"/i;
/** The line of Outlook above the head, as it is written and as the browser writes it again. */
const lineAbove = /border-top:[^;"]*solid|border-style:\s*solid none/i;

/**
 * The mail that is quoted below an answer. Only what nothing follows: who answers between the lines of the other is read in that order. Undefined where there
 * is none, and where the mail says nothing else.
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
  // All of it is quoted: then the block is, so that none is taken apart.
  return inner && !textOf(html.slice(innerStart, inner.start)) ? { start: last.start, end: last.end } : inner;
}

const hasPicture = (html: string, { start, end }: Unit) => /<img\b/i.test(html.slice(start, end));
const readWithin = (html: string, { innerStart, innerEnd }: NonNullable<Unit['element']>) =>
  readUnits(html, innerStart, innerEnd).filter(({ text }) => text);

/** A quotation, or text each of whose lines begins with `>`. */
function isQuoted(html: string, { text, element }: Unit): boolean {
  if (element?.name === 'blockquote') return true;
  if (element?.name === 'p' || element?.name === 'div') {
    const lines = readWithin(html, element);
    return lines.length > 0 && lines.every((unit) => isQuoted(html, unit));
  }
  return text.startsWith('>') && !(element && isBlock(element.name));
}

/** Whether what is quoted is an answered mail beyond doubt: by its writer's mark, or as it begins. */
function isMarked(html: string, { text, element }: Unit): boolean {
  if (text.startsWith('>') || marked.test(element?.attributes ?? '')) return true;
  const [line] = element ? readWithin(html, element) : [];
  return line !== undefined && (isAttribution(line.text) || isMarked(html, line));
}

/** What says who wrote what is quoted below; it may be broken over two lines. */
function attributionBefore(above: readonly Unit[]): Unit | undefined {
  const [last, line] = [above.at(-1), above.at(-2)];
  if (last && isAttribution(last.text)) return last;
  return line && last && onDay.test(line.text) && isAttribution(`${line.text} ${last.text}`) ? line : undefined;
}

const isAttribution = (text: string) => text.length < longestAttribution && hasNumber.test(text) && wrote.test(text);

/** Whether the head of a quoted mail begins here, after a line across the page or with an address in it: others write `From:` too. */
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

/** The mail with what it quotes folded away: a `<details>` opens where nothing runs, and is opened by a search of the browser. */
export function foldQuote(html: string, label: string): string {
  const quote = findQuote(html);
  if (!quote) return html;
  return `${html.slice(0, quote.start)}<details>${summaryOf(label)}${html.slice(quote.start, quote.end)}</details>${html.slice(quote.end)}`;
}

/** The same for the signature of a plain text, which stands in a block of its own. */
function foldSignature(html: string, label: string): string {
  const start = html.search(/<div>-- ?<br>/);
  const end = start < 0 ? -1 : html.indexOf('</div>', start);
  if (end < 0 || html.slice(start + 1, end).includes('<div') || html.slice(0, start).trim() === '') return html;
  const after = end + '</div>'.length;
  return `${html.slice(0, start)}<details class="signature">${summaryOf(label)}${html.slice(start, after)}</details>${html.slice(after)}`;
}

/** Both, each where it has a label. */
export function foldMail(html: string, quoteLabel: string | undefined, signatureLabel: string | undefined): string {
  const folded = quoteLabel === undefined ? html : foldQuote(html, quoteLabel);
  return signatureLabel === undefined ? folded : foldSignature(folded, signatureLabel);
}

function summaryOf(label: string): string {
  const words = escapeHtml(label);
  return `<summary title="${words}" aria-label="${words}">•••</summary>`;
}

/** What stands by itself below what came before: a block, or a line of text and of elements within it. */
interface Unit {
  start: number;
  end: number;
  /** How it begins, as one line; empty where it has no text. */
  text: string;
  /** Of a block, or of the one element that is all of the line. */
  element?: { name: string; attributes: string; innerStart: number; innerEnd: number };
}

/** As much of a unit as says what it is. */
const unitHeadLength = 1500;

const tag = /<(\/?)([a-z][a-z0-9]*)((?:\s+[^\s=>"]+(?:="[^"]*")?)*)\s*\/?>/gi;
const empty = new Set(['br', 'hr', 'img', 'col']);
const blocks = new Set(
  'blockquote center details div dl figure h1 h2 h3 h4 h5 h6 hr ol p pre table tbody td th thead tfoot tr ul li'.split(' '),
);

const isBlock = (name: string) => blocks.has(name);

/** The units at the top of HTML as a browser writes it: every element is closed, every value stands in quotation marks. */
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

/** What is read of HTML, as one line. */
function textOf(html: string): string {
  return html
    .replaceAll(tag, ' ')
    .replaceAll(/&(lt|gt|amp|quot|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/[\s\u200b]+/g, ' ')
    .trim();
}
