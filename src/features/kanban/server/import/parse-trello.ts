import { invalid } from '#server/refusal.ts';
import { formatLocale } from '#server/words.ts';
import { type ImportThing, maxImportedColumns, maxImportedComments } from '../../import-contract.ts';
import { BoardBuilder, type CardDraft, type Detail, type ImportWord, importWord, shortened } from './board-builder.ts';
import {
  countLeft,
  countNoted,
  type ImportedBoard,
  type ImportLedger,
  type ImportSettings,
  longestTitle,
  namelessColumn,
} from './imported-board.ts';

type Json = Record<string, unknown>;

/**
 * Parses a Trello JSON export. A value of an unexpected type counts as missing, so one bad value doesn't affect the rest.
 * Cards that were archived, individually or with their list, go to the archive. @throws 400 when it isn't a board.
 */
export function parseTrello(json: unknown, settings: ImportSettings): ImportedBoard {
  const file = recordOf(json);
  if (!Array.isArray(file.lists) || !Array.isArray(file.cards)) throw invalid('text', 'not_a_board');
  const board = new BoardBuilder('trello', textOf(file.name), settings);
  const { ledger } = board;
  const columnOf = addLists(board, file.lists);
  const read = readerOf(file, settings);
  const cards = file.cards.map((given, index) => ({ given: recordOf(given), line: index + 1, isCard: isRecord(given) }));
  for (const { given, line, isCard } of cards.sort((a, b) => placeOf(a.given) - placeOf(b.given))) {
    if (!isCard) {
      board.leave(line, '', 'unreadable');
      continue;
    }
    const list = columnOf.get(keyOf(given.idList));
    const draft = read.draftOf(given);
    if (!list?.isOpen) draft.details.unshift(...(list?.title ? [{ label: importWord(settings.language, 'list'), text: list.title }] : []));
    draft.isArchived = given.closed === true || list?.isArchived === true;
    draft.column = list?.column ?? (draft.isArchived ? board.anyColumn() : board.column(namelessColumn));
    board.add(line, draft);
  }
  read.countLoose(ledger);
  if (textOf(file.desc)) countLeft(ledger, 'board_text', 'no_field');
  return board.done();
}

interface TrelloList {
  title: string;
  /** Whether it becomes a column of the new board. */
  isOpen: boolean;
  isArchived: boolean;
  column?: number;
}

function addLists(board: BoardBuilder, given: unknown[]): Map<string, TrelloList> {
  const lists = new Map<string, TrelloList>();
  for (const list of given.filter(isRecord).sort((a, b) => placeOf(a) - placeOf(b))) {
    const title = textOf(list.name).trim();
    const isArchived = list.closed === true;
    const isOpen = !isArchived && board.columns.length < maxImportedColumns;
    lists.set(keyOf(list.id), { title, isOpen, isArchived, ...(isOpen && { column: board.addColumn(title) }) });
    if (!isOpen) countLeft(board.ledger, 'list', isArchived ? 'archived_list' : 'too_many');
  }
  countLeft(board.ledger, 'list', 'unreadable', given.filter((list) => !isRecord(list)).length);
  return lists;
}

/** Returns functions that read the parts of a file by card. */
function readerOf(file: Json, { language, timeZone }: ImportSettings) {
  const word = (name: ImportWord) => importWord(language, name);
  const names = new Map(records(file.members).map((member) => [keyOf(member.id), textOf(member.fullName) || textOf(member.username)]));
  const labels = new Map(records(file.labels).map((label) => [keyOf(label.id), label]));
  const fields = new Map(records(file.customFields).map((field) => [keyOf(field.id), field]));
  const checklists = Map.groupBy(listOf(file.checklists), (one) => keyOf(recordOf(one).idCard));
  const { comments, others, tooMany, removed, unreadable } = commentsOf(listOf(file.actions));
  const format = new Intl.DateTimeFormat(formatLocale(language), { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const dateText = (text: string) => (Number.isNaN(Date.parse(text)) ? text : format.format(Date.parse(text)));
  const usedLabels = new Set<string>();

  function draftOf(card: Json): CardDraft {
    const ledger: ImportLedger = {};
    const details: Detail[] = [];
    const note = (thing: ImportThing, label: string, text: string, href?: string) => {
      details.push({ label, text, ...(href && { href }) });
      countNoted(ledger, thing, 'no_field');
    };
    const id = keyOf(card.id);
    if (textOf(card.start)) note('start_date', word('start'), dateText(textOf(card.start)));
    for (const given of listOf(card.customFieldItems)) {
      const field = fields.get(keyOf(recordOf(given).idCustomField));
      const value = fieldValue(recordOf(given), field);
      if (value) note('field', textOf(field?.name) || textOf(recordOf(given).idCustomField), value);
      else countLeft(ledger, 'field', 'empty');
    }
    for (const given of listOf(card.attachments)) {
      const { name, url } = recordOf(given);
      if (textOf(name) || textOf(url)) note('attachment', word('attachment'), textOf(name) || textOf(url), textOf(url));
      else countLeft(ledger, 'attachment', 'empty');
    }
    const voters = listOf(card.idMembersVoted);
    for (const one of voters) note('vote', word('votes'), names.get(keyOf(one)) ?? keyOf(one));
    const place = [card.locationName, card.address].map(textOf).filter(Boolean).join(', ');
    if (place) note('location', word('location'), place);
    const source = textOf(card.shortUrl) || textOf(card.url);
    if (source) note('link', word('source'), source);
    const cover = recordOf(card.cover);
    if (['color', 'idAttachment', 'idUploadedBackground', 'idPlugin'].some((key) => textOf(cover[key])))
      countLeft(ledger, 'cover', 'no_field');
    countLeft(ledger, 'sticker', 'no_field', listOf(card.stickers).length);
    // Private data of power-ups.
    countLeft(ledger, 'field', 'technical', listOf(card.pluginData).length);
    if (typeof card.dueReminder === 'number' && card.dueReminder >= 0) countLeft(ledger, 'reminder', 'no_field');
    return {
      ...{ column: 0, isArchived: false, ledger, details },
      title: textOf(card.name).trim(),
      markdown: textOf(card.desc),
      labels: labelsOf(card, ledger),
      due: dueOf(card),
      people: peopleOf(card, ledger),
      checklist: itemsOf(takenFrom(checklists, id) ?? listOf(card.checklists), ledger),
      comments: takenFrom(comments, id) ?? [],
    };
  }

  function dueOf(card: Json): CardDraft['due'] {
    const due = textOf(card.due);
    if (due === '') return null;
    const at = Date.parse(due);
    return { at: Number.isNaN(at) ? null : at, text: dateText(due), isComplete: card.dueComplete === true };
  }

  function labelsOf(card: Json, ledger: ImportLedger): string[] {
    const given = Array.isArray(card.labels) ? card.labels : listOf(card.idLabels).map((id) => labels.get(keyOf(id)));
    return given.flatMap((label) => {
      const { id, name, color } = recordOf(label);
      usedLabels.add(keyOf(id));
      const text = textOf(name).trim() || textOf(color).replaceAll('_', ' ').trim();
      if (text) return text;
      countLeft(ledger, 'label', isRecord(label) ? 'empty' : 'unreadable');
      return [];
    });
  }

  function peopleOf(card: Json, ledger: ImportLedger) {
    return listOf(card.idMembers).flatMap((id) => {
      const name = names.get(keyOf(id))?.trim();
      if (name) return { name, email: '' };
      countLeft(ledger, 'person', 'unknown_person');
      return [];
    });
  }

  function itemsOf(given: unknown[], ledger: ImportLedger) {
    const lists = given.filter(isRecord).sort((a, b) => placeOf(a) - placeOf(b));
    return lists.flatMap((list) => {
      const title = shortened(textOf(list.name).trim(), longestTitle);
      return listOf(list.checkItems)
        .toSorted((a, b) => placeOf(recordOf(a)) - placeOf(recordOf(b)))
        .flatMap((one) => {
          const item = recordOf(one);
          const text = textOf(item.name).trim();
          if (!text) {
            countLeft(ledger, 'checklist_item', isRecord(one) ? 'empty' : 'unreadable');
            return [];
          }
          const facts = [textOf(item.due) && dateText(textOf(item.due)), names.get(keyOf(item.idMember))].filter(Boolean).join(', ');
          return { text: facts ? `${text} (${facts})` : text, isDone: item.state === 'complete', ...(title && { list: title }) };
        });
    });
  }

  /** Counts items that belong to no card in the file. */
  function countLoose(ledger: ImportLedger): void {
    for (const list of [...checklists.values()].flat())
      countLeft(ledger, 'checklist_item', 'no_card', listOf(recordOf(list).checkItems).length);
    for (const said of comments.values()) countLeft(ledger, 'comment', 'no_card', said.length);
    countLeft(ledger, 'comment', 'too_many', tooMany);
    countLeft(ledger, 'comment', 'file_too_large', removed);
    countLeft(ledger, 'comment', 'empty', unreadable);
    countLeft(ledger, 'activity', 'no_field', others);
    countLeft(ledger, 'label', 'unused', [...labels.keys()].filter((id) => !usedLabels.has(id)).length);
  }
  return { draftOf, countLoose };
}

/** Removes and returns the items of a card, so that no other card gets them. */
function takenFrom<T>(map: Map<string, T>, id: string): T | undefined {
  const found = id ? map.get(id) : undefined;
  if (found) map.delete(id);
  return found;
}

function fieldValue({ idValue, value }: Json, field: Json | undefined): string {
  const option = records(field?.options).find(({ id }) => id === idValue);
  const { text, number, date, checked } = recordOf(value ?? option?.value);
  return [text, number, date, checked].map(textOf).find(Boolean) ?? '';
}

/** Reads the comments of each card, prefixed with their author's name. */
function commentsOf(actions: unknown[]) {
  const isComment = (action: unknown) => /^(?:copyC|c)ommentCard$/.test(textOf(recordOf(action).type));
  const given = actions.filter(isComment).map(recordOf);
  const removed = given.filter(({ left }) => left === 'file_too_large').length;
  const kept = given.filter(({ left }) => left !== 'file_too_large');
  const read = kept.slice(0, maxImportedComments).flatMap(({ date, data, memberCreator }) => {
    const said = textOf(recordOf(data).text).trim();
    const name = textOf(recordOf(memberCreator).fullName).trim();
    const at = Date.parse(textOf(date));
    if (said === '') return [];
    return { card: keyOf(recordOf(recordOf(data).card).id), at: Number.isNaN(at) ? null : at, text: name ? `${name}: ${said}` : said };
  });
  const sorted = read.sort((a, b) => (a.at ?? 0) - (b.at ?? 0));
  return {
    comments: Map.groupBy(sorted, ({ card }) => card),
    others: actions.length - given.length,
    tooMany: Math.max(0, kept.length - maxImportedComments),
    unreadable: Math.min(kept.length, maxImportedComments) - read.length,
    removed,
  };
}

const isRecord = (given: unknown): given is Json => typeof given === 'object' && given !== null && !Array.isArray(given);
const recordOf = (given: unknown): Json => (isRecord(given) ? given : {});
const listOf = (given: unknown): unknown[] => (Array.isArray(given) ? given : []);
const records = (given: unknown): Json[] => listOf(given).filter(isRecord);
const keyOf = (given: unknown): string => (typeof given === 'string' || typeof given === 'number' ? String(given) : '');
/** Removes characters that a database can't store. */
const textOf = (given: unknown): string =>
  ['string', 'number', 'boolean'].includes(typeof given) ? String(given).toWellFormed().replaceAll('\0', '') : '';

/** Trello positions are numbers, or `top` and `bottom` when written through its API. */
function placeOf({ pos }: Json): number {
  if (pos === 'top') return Number.MIN_SAFE_INTEGER;
  if (pos === 'bottom') return Number.MAX_SAFE_INTEGER;
  return Number(keyOf(pos)) || 0;
}
