import type { PersonRef } from '#platform/people/contract.ts';
import type { Repetition } from '../contract.ts';
import { keptDay } from '../next-due-date.ts';
import { dateOf, findDue, type ParseDates } from './find-due.ts';
import { type LineGrammar, lineGrammars, type QuickAddLanguage } from './line-grammars.ts';
import { type LineWords, lineWords } from './line-words.ts';
import { calendarRepetition, isBeyond, narrowDays, narrowTimes, withKept } from './multiple-dates.ts';
import type { FoundRepetition } from './repetition.ts';
import { replaceSynonyms } from './synonyms.ts';

/** The parts of a to-do typed in one line. */
export interface QuickAdd {
  title: string;
  dueDate: string | null;
  dueTime: string | null;
  tags: string[];
  assigneeId: number | null;
  isImportant: boolean;
  repeat: Repetition | null;
}

interface Reader {
  /** In the writer's time zone. */
  now: Date;
  language: QuickAddLanguage;
  people: readonly PersonRef[];
}

const tagMark = /(?<=^|\s)#((?=[^\s#]*\p{L})[\p{L}\p{M}\p{N}_-]{1,40})(?=$|[\s,.;:!?])/gu;
const importantMark = /(?<=^|\s)[!！]+(?=\s|$)/gu;
const personMark = /(?<=^|\s)@(?=\S)/gu;
/**
 * Parses `call the bank tomorrow 5pm #high @name !` and, in the app's languages, `every mon and thu`; the rest is the title.
 * @param parse finds dates in the reader's language: chrono's `parse`, which is loaded on demand.
 */
export function readQuickAdd(text: string, { now, language, people }: Reader, parse: ParseDates): QuickAdd {
  const tags: string[] = [];
  let rest = text.replaceAll(tagMark, (_mark, tag: string) => {
    if (!tags.includes(tag)) tags.push(tag);
    return ' ';
  });
  const isImportant = rest.search(importantMark) >= 0;
  rest = rest.replaceAll(importantMark, ' ');
  const assignee = takePerson(rest, people);
  const grammar = lineGrammars[language];
  const said = tidy(assignee.rest);
  const words = lineWords[language];
  const { repetition, due } = readSaid(said, { now, language, grammar, words }, parse);
  const title = tidy(due.rest);
  const understood = {
    tags,
    isImportant,
    assigneeId: assignee.id,
    repeat: repetition && keptDay(repetition.repeat, due.dueDate),
    dueDate: due.dueDate,
    dueTime: due.dueTime,
  };
  // A to-do needs a title: a line of only markers is used as is.
  return title ? { title, ...understood } : { title: text.trim(), ...nothing };
}

const nothing = { tags: [], isImportant: false, assigneeId: null, repeat: null, dueDate: null, dueTime: null };

interface Dated {
  repetition: FoundRepetition | null;
  due: ReturnType<typeof findDue>;
}

const notUnderstood = (said: string): Dated => ({ repetition: null, due: { dueDate: null, dueTime: null, rest: said } });

/** Parses the rewritten line; if nothing is found, the title stays as typed. */
function readSaid(said: string, reader: DateReader, parse: ParseDates): Dated {
  const { now, language, words } = reader;
  if (words && isBeyond(said, words)) return notUnderstood(said);
  const known = readDates(replaceSynonyms(said, language, now, dateOf(now)), reader, parse);
  return known.due.dueDate || known.repetition ? known : notUnderstood(said);
}

interface DateReader extends Pick<Reader, 'now' | 'language'> {
  grammar: LineGrammar | undefined;
  words: LineWords | undefined;
}

/** Parses the repetition, the day and the time of a line; of several days and times the first is used, and all stay in the title. */
function readDates(said: string, { now, language, grammar, words }: DateReader, parse: ParseDates): Dated {
  const today = dateOf(now);
  const regular = words ? calendarRepetition(said, words) : null;
  const times = words ? narrowTimes(regular ? said.replace(regular.words, ' ') : said, words) : { line: said };
  const line = grammar?.plainDates(times.line, today) ?? times.line;
  const repetition = regular ?? grammar?.repetition(line) ?? null;
  const rest = repetition ? line.replace(repetition.words, ' ') : line;
  const days = words && !repetition ? narrowDays(rest, today, words) : { line: rest };
  const due = findDue(days.line, { now, language, first: repetition?.first }, parse);
  return { repetition, due: { ...due, rest: withKept(due.rest, days, times) } };
}

function takePerson(text: string, people: readonly PersonRef[]): { id: number | null; rest: string } {
  for (const { index } of text.matchAll(personMark)) {
    const found = findPerson(text.slice(index + 1), people);
    if (found) return { id: found.id, rest: `${text.slice(0, index)} ${text.slice(index + 1 + found.length)}` };
  }
  return { id: null, rest: text };
}

function tidy(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,.;:!?](?:\s|$))/g, '')
    .replaceAll(/([,;])(?:\s*[,;])+/g, '$1')
    .replaceAll(/^[\s,;:.–—-]+(?=\s|$)|(?<!\S)[\s,;:.–—-]+$|[,;:\s]+$/g, '')
    .trim();
}

const maxWords = 5;

/**
 * Finds the person whose name the text starts with: matches as many words as possible, the last one possibly incomplete, ignoring
 * case and accents. `length` is the matched length. Null when several people match.
 */
function findPerson(text: string, people: readonly PersonRef[]): { id: number; length: number } | null {
  const names = people.map(({ id, fullName }) => ({ id, name: folded(fullName) }));
  const ends = [...text.matchAll(/[^\s,;:!?]+/g)].slice(0, maxWords).map(({ index, 0: word }) => index + word.length);
  for (const end of ends.reverse()) {
    for (const length of [end, text.slice(0, end).replace(/\.+$/, '').length]) {
      const given = folded(text.slice(0, length));
      const meant = given ? names.filter(({ name }) => name.startsWith(given)) : [];
      const whole = meant.filter(({ name }) => name === given || name.startsWith(`${given} `));
      const [person, another] = whole.length > 0 ? whole : meant;
      if (person) return another ? null : { id: person.id, length };
    }
  }
  return null;
}

/** Lowercases, strips accents, and collapses whitespace. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('đ', 'd')
    .replaceAll('ß', 'ss')
    .replaceAll(/\s+/g, ' ');
}
