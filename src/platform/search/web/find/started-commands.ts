import { isOneSlip, wordsOf } from './match-text.ts';

export interface Startable<C> {
  command: C;
  /** Its label in each language. */
  labels: readonly string[];
}

export interface Started<C> {
  command: C;
  /** The text after the command's words. */
  rest: string;
}

/**
 * Returns the commands that a query starts with, and the text after them: `new invoice for Maren` starts *New invoice for…* with `Maren`.
 * Prefers
 * those with the most words.
 */
export function startedCommands<C>(line: string, given: readonly Startable<C>[]): Started<C>[] {
  const typed = wordsOf(line);
  const started = given.flatMap(({ command, labels }) => {
    const lengths = labels.map((label) => beginning(label, typed)).filter((length) => length > 0);
    const length = Math.max(0, ...lengths);
    const last = typed[length - 1];
    const rest = last ? line.slice(last.start + last.text.length).replace(/^[\s:“"«]+|[\s”"»]+$/g, '') : '';
    return rest === '' ? [] : [{ command, rest, length }];
  });
  const longest = Math.max(0, ...started.map(({ length }) => length));
  return started.filter(({ length }) => length === longest).map(({ command, rest }) => ({ command, rest }));
}

/** Returns the number of words before the ellipsis of a label when all of them are typed; otherwise 0. */
function beginning(label: string, typed: readonly { plain: string }[]): number {
  const [before = '', ...asked] = label.split('…');
  const wanted = wordsOf(before);
  if (asked.length === 0 || wanted.length >= typed.length) return 0;
  const isTyped = wanted.every(({ plain }, at) => {
    const word = typed[at]?.plain ?? '';
    return word === plain || (plain.length > 3 && isOneSlip(plain, word));
  });
  return isTyped ? wanted.length : 0;
}
