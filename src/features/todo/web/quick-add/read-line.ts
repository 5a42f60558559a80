import type { PersonRef } from '#features/people/contract.ts';
import type { QuickAdd } from '../../quick-add/read-quick-add.ts';
import { loadQuickAdd } from './load-quick-add.ts';

/** What a line is understood to say beside its title. */
export type Understood = 'date' | 'time' | 'repeat' | 'person' | 'important' | `#${string}`;

/** A line, and the words of it that belong to the title, whatever they mean. */
interface TypedLine {
  text: string;
  plain: ReadonlySet<string>;
}

export interface LineReader {
  /** The language whose dates are understood. */
  language: string;
  read: (line: TypedLine, people: readonly PersonRef[], now: Date) => QuickAdd;
  /** The words that say a thing: without each of them it is not understood, or as another one. */
  wordsFor: (what: Understood, line: TypedLine, people: readonly PersonRef[], now: Date) => string[];
}

/** Stand in for words that shall be nothing but words: no parser knows what they mean. */
const firstMask = 0xe000;

/** Loads what reads lines in a language. */
export async function loadLineReader(language: string): Promise<LineReader> {
  const understand = await loadQuickAdd(language);
  const read: LineReader['read'] = ({ text, plain }, people, now) => {
    const words = text.split(/(\s+)/);
    const masked = words.map((word, at) => (plain.has(word) ? String.fromCharCode(firstMask + at) : word)).join('');
    const line = understand(masked, people, now);
    const title = line.title.replaceAll(/[\ue000-\uf8ff]/g, (mask) => words[mask.charCodeAt(0) - firstMask] ?? '');
    return { ...line, title };
  };
  return {
    language,
    read,
    wordsFor: (what, { text, plain }, people, now) => {
      const said = saidOf(read({ text, plain }, people, now), what);
      const words = [...new Set(text.split(/\s+/).filter((word) => word && !plain.has(word)))];
      return words.filter((word) => saidOf(read({ text, plain: new Set([...plain, word]) }, people, now), what) !== said);
    },
  };
}

function saidOf(line: QuickAdd, what: Understood): unknown {
  if (what === 'date') return line.dueDate;
  if (what === 'time') return line.dueTime;
  if (what === 'repeat') return JSON.stringify(line.repeat);
  if (what === 'person') return line.assigneeId;
  if (what === 'important') return line.isImportant;
  return line.tags.includes(what.slice(1));
}
