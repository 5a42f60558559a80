import type { PersonRef } from '#platform/people/contract.ts';
import type { ParseDates } from '../../quick-add/find-due.ts';
import { type QuickAddLanguage, quickAddLanguage } from '../../quick-add/line-grammars.ts';
import { type QuickAdd, readQuickAdd } from '../../quick-add/read-quick-add.ts';

/** Parts of a line besides its title. */
export type Understood = 'date' | 'time' | 'repeat' | 'person' | 'important' | `#${string}`;

/** A line, and the words in it to treat as title text. */
interface TypedLine {
  text: string;
  plain: ReadonlySet<string>;
}

export interface LineReader {
  /** Language used to parse dates. */
  language: string;
  read: (line: TypedLine, people: readonly PersonRef[], now: Date) => QuickAdd;
  /** Returns the words for a part: treating any of them as text removes or changes it. */
  wordsFor: (what: Understood, line: TypedLine, people: readonly PersonRef[], now: Date) => string[];
}

/** First of the private-use characters that stand in for plain words, so that parsers ignore them. */
const firstMask = 0xe000;

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

type Loaded = { parse: ParseDates };

const parsers: Record<QuickAddLanguage, () => Promise<Loaded>> = {
  ar: () => import('chrono-node/ar'),
  de: () => import('chrono-node/de'),
  en: () => import('chrono-node/en'),
  es: () => import('chrono-node/es'),
  fi: () => import('chrono-node/fi'),
  fr: () => import('chrono-node/fr'),
  id: () => import('chrono-node/id'),
  it: () => import('chrono-node/it'),
  ja: () => import('chrono-node/ja'),
  nl: () => import('chrono-node/nl'),
  pt: () => import('chrono-node/pt'),
  ru: () => import('chrono-node/ru'),
  sv: () => import('chrono-node/sv'),
  uk: () => import('chrono-node/uk'),
  vi: () => import('chrono-node/vi'),
  zh: () => import('chrono-node/zh'),
};

/** Parses a quick-add line as typed at a given time. */
type QuickAddReader = (text: string, people: readonly PersonRef[], now: Date) => QuickAdd;

const readers = new Map<QuickAddLanguage, Promise<QuickAddReader>>();

/** Loads the quick-add parser of a language tag such as `de-AT`, once; falls back to English. */
function loadQuickAdd(tag: string): Promise<QuickAddReader> {
  const language = quickAddLanguage(tag);
  const loading = readers.get(language) ?? load(language);
  readers.set(language, loading);
  return loading;
}

async function load(language: QuickAddLanguage): Promise<QuickAddReader> {
  try {
    const { parse } = await parsers[language]();
    return (text, people, now) => readQuickAdd(text, { now, language, people }, parse);
  } catch (error) {
    // Allows a retry.
    readers.delete(language);
    throw error;
  }
}
