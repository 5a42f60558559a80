import { withoutGuard } from '#contract/sheet/sheet-cell.ts';
import { invalid } from '#server/refusal.ts';
import { sheetLines } from '#server/sheet-lines.ts';
import { type ImportThing, maxImportedColumns } from '../../import-contract.ts';
import { BoardBuilder, type CardDraft, type Detail, importWord } from './board-builder.ts';
import { columnsByField, knownHeadings, type SheetField } from './card-sheet-headings.ts';
import {
  countLeft,
  countNoted,
  countTaken,
  type ImportedBoard,
  type ImportLedger,
  type ImportSettings,
  namelessColumn,
} from './imported-board.ts';
import { isAmbiguous, orderOf, parseSheetDate } from './sheet-dates.ts';

// Including empty lines.
const maxLines = 50_000;
const maxColumns = 2000;
const maxLinesAbove = 10;

/** Parses the cards of a CSV file by its header, which must have a title column. @throws 400 when it has none. */
export function parseCardSheet(csv: string, settings: ImportSettings): ImportedBoard {
  // A trailing empty line would count as a line without the delimiter and break delimiter detection.
  const { lines: data, above } = sheetLines(csv.trimEnd(), maxLines);
  const headerAt = headerIn(data);
  const header = data[headerAt] ?? [];
  if (header.length > maxColumns) throw invalid('text', { code: 'too_many', max: maxColumns });
  const columns = columnsByField(header);
  if (!columns.get('title')?.length) throw invalid('text', 'not_a_board');
  const lines = data
    .slice(headerAt + 1)
    .map((cells, index) => ({ cells: cells.map((cell) => withoutGuard(cell.trim())), line: above + headerAt + index + 2 }))
    .filter(({ cells }) => cells.some(Boolean));
  const first = (cells: readonly string[], field: SheetField) => cells[columns.get(field)?.[0] ?? -1] ?? '';
  const names = new Set(lines.map(({ cells }) => first(cells, 'board')).filter(Boolean));
  const board = new BoardBuilder('csv', names.size === 1 ? [...names].join('') : '', settings);
  const dates = lines.flatMap(({ cells }) => [first(cells, 'due'), first(cells, 'start')]);
  const known = orderOf(dates);
  const order = known ?? (settings.isMonthFirst ? 'month_first' : 'day_first');
  if (!known && dates.some(isAmbiguous)) board.dateOrder = order;
  const read = readerOf({ header, columns, isOneBoard: names.size === 1, order }, settings);
  for (const { cells, line } of lines) {
    const draft = read(cells);
    const list = first(cells, 'column');
    if (draft.title) draft.column = columnOf(board, list, draft, settings);
    board.add(line, draft);
  }
  return board.done();
}

/** Finds the header: the first line, or the one below lines a program writes above it. */
function headerIn(lines: string[][]): number {
  const begun = lines.slice(0, maxLinesAbove).findIndex((cells) => columnsByField(cells).get('title')?.length && knownHeadings(cells) > 1);
  return Math.max(0, begun);
}

/**
 * Returns the index of the card's column, adding it with its first card. Beyond the column limit, the list name goes into the card's
 * details.
 */
function columnOf(board: BoardBuilder, list: string, draft: CardDraft, { language }: ImportSettings): number {
  const title = list || namelessColumn;
  const isKnown = board.columns.some((one) => one.toLowerCase() === title.toLowerCase());
  if (isKnown || board.columns.length < maxImportedColumns) {
    if (!isKnown && list) countTaken(board.ledger, 'list');
    return board.column(title);
  }
  draft.details.unshift({ label: importWord(language, 'list'), text: list });
  return board.column(namelessColumn);
}

interface Sheet {
  header: readonly string[];
  columns: Map<SheetField, number[]>;
  /** Whether all cards are from one board, whose name the new board gets. */
  isOneBoard: boolean;
  order: 'day_first' | 'month_first';
}

const isYes = (text: string) => /^(?:true|yes|x|1|✓|✔|نعم|ja|oui|sim|wahr|vrai|verdadeiro)$/i.test(text);
const isNo = (text: string) => /^(?:|false|no|0|-|لا|nein|non|não|falsch|faux|falso)$/i.test(text);
const several = (text: string) =>
  text
    .split(/[,;،\n]/)
    .map((one) => one.trim())
    .filter(Boolean);

// Trello appends the color to the label's name.
const colorOfLabel = / \((?:green|yellow|orange|red|purple|blue|sky|lime|pink|black)(?:_dark|_light)?\)$/;
const unfinished =
  /^(?:not started|in progress|late|nicht begonnen|in bearbeitung|non commencée?|en cours|não iniciad[oa]|em curso|em andamento|لم يبدأ|قيد التقدم|\d{1,2} ?%)$/i;

/** Reads the lines of a sheet: each cell becomes a field of the card or is added below its description. */
function readerOf({ header, columns, isOneBoard, order }: Sheet, { language, timeZone }: ImportSettings) {
  const of = (field: SheetField) => columns.get(field) ?? [];
  const inFields = new Set([...columns].flatMap(([field, at]) => (field === 'board' && !isOneBoard ? [] : at)));
  const byItself = header.flatMap((_, index) => (inFields.has(index) ? [] : [index]));
  return (cells: readonly string[]): CardDraft => {
    const ledger: ImportLedger = {};
    const details: Detail[] = [];
    const all = (field: SheetField) => of(field).flatMap((at) => cells[at] || []);
    const first = (field: SheetField) => all(field)[0] ?? '';
    const note = (thing: ImportThing, label: string, text: string) => {
      details.push({ label, text });
      countNoted(ledger, thing, 'no_field');
    };
    const due = first('due');
    const completed = first('completed');
    const isComplete = !isNo(completed) && !unfinished.test(completed);
    const read = due ? parseSheetDate(due, { order, timeZone }) : undefined;
    const start = first('start') || spanStart(due);
    if (start) note('start_date', importWord(language, 'start'), start);
    const progress = completed && !isYes(completed) && !isNo(completed) ? completed : '';
    if (progress || (isComplete && !due))
      note('field', progress ? (header[of('completed')[0] ?? -1] ?? '') : importWord(language, 'completed'), completed);
    for (const one of all('attachments').flatMap(several)) note('attachment', importWord(language, 'attachment'), addressIn(one));
    for (const one of all('source')) note('link', importWord(language, 'source'), one);
    for (const at of byItself) {
      if (cells[at]) note('field', header[at]?.trim() || '–', cells[at]);
    }
    for (const at of cells.keys()) if (at >= header.length && cells[at]) note('field', '–', cells[at]);
    countLeft(ledger, 'field', 'technical', all('technical').length);
    const emails = all('emails').flatMap(several);
    const people = all('people').flatMap(several);
    return {
      ...{ column: 0, ledger, details, title: first('title') },
      markdown: all('description').join('\n\n'),
      labels: all('labels')
        .flatMap(several)
        .map((label) => label.replace(colorOfLabel, '')),
      due: due ? { at: read?.at ?? null, text: due, isComplete } : null,
      people:
        people.length > 0
          ? people.map((name, index) => ({
              name,
              email: name.includes('@') ? name : (people.length === emails.length && emails[index]) || '',
            }))
          : emails.map((email) => ({ name: email, email })),
      isArchived: isYes(first('archived')),
      checklist: all('checklist')
        .flatMap((text) => text.split(/[;\n]/))
        .map(itemOf)
        .filter(({ text }) => text),
      comments: all('comments').map((text) => commentOf(text, { order, timeZone })),
    };
  };
}

/** Start of a date range in Notion's format. */
const spanStart = (due: string) => (/\s→\s/.test(due) ? (due.split(/\s→\s/)[0] ?? '') : '');

/** Jira writes the attachment's date, author and file name before its URL. */
const addressIn = (text: string) => /https?:\/\/\S+$/.exec(text)?.[0] ?? text;

function itemOf(text: string) {
  const [, mark = '', rest = text] = /^\s*(?:[-*]\s*)?(\[[ xX]?\]|[☐☑✓✔])\s*(.*)$/.exec(text) ?? [];
  return { text: rest.trim(), isDone: /[xX☑✓✔]/.test(mark) };
}

/** Jira writes a comment's date and author before its text. */
function commentOf(text: string, options: Parameters<typeof parseSheetDate>[1]) {
  const [, when = '', who = '', said = ''] = /^([^;]{6,40});([^;]{0,200});(.*)$/s.exec(text) ?? [];
  const read = when ? parseSheetDate(when, options) : undefined;
  return read && said.trim() ? { at: read.at, text: who ? `${who}: ${said.trim()}` : said.trim() } : { at: null, text };
}
