import type { PersonRef } from '#features/people/contract.ts';
import type { Repetition } from '../contract.ts';
import { dateOf, findDue, type ParseDates } from './find-due.ts';
import { findPerson } from './find-person.ts';
import { lineGrammars } from './line-grammars.ts';
import type { QuickAddLanguage } from './quick-add-language.ts';

/** What a to-do is made of, as it was typed in one line. */
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
  /** In the zone of whoever types. */
  now: Date;
  language: QuickAddLanguage;
  people: readonly PersonRef[];
}

const tagMark = /(?<=^|\s)#((?=[^\s#]*\p{L})[\p{L}\p{M}\p{N}_-]{1,40})(?=$|[\s,.;:!?])/gu;
const importantMark = /(?<=^|\s)[!！]+(?=\s|$)/gu;
const personMark = /(?<=^|\s)@(?=\S)/gu;
/**
 * Understands `call the bank tomorrow 5pm #high @name !` and, in the languages of the app, `every mon and thu`; what is none of these is the title.
 * @param parse finds dates in the reader's language: chrono's `parse`, which is loaded only where it is needed.
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
  const line = grammar?.plainDates(said, dateOf(now)) ?? said;
  const repetition = grammar?.repetition(line) ?? null;
  const due = findDue(repetition ? line.replace(repetition.words, ' ') : line, { now, language, first: repetition?.first }, parse);
  const title = tidy(due.rest);
  const understood = {
    tags,
    isImportant,
    assigneeId: assignee.id,
    repeat: repetition?.repeat ?? null,
    dueDate: due.dueDate,
    dueTime: due.dueTime,
  };
  // A to-do is called something: marks alone are its name.
  return title ? { title, ...understood } : { title: text.trim(), ...nothing };
}

const nothing = { tags: [], isImportant: false, assigneeId: null, repeat: null, dueDate: null, dueTime: null };

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
