import { isOneSlip, wordsOf } from './match-text.ts';

export interface Startable<C> {
  command: C;
  /** Its label in each language. */
  labels: readonly string[];
}

export interface Started<C> {
  command: C;
  /** What was typed after the words of the command. */
  rest: string;
}

/**
 * The commands that a line begins with, and what it says after them: `new invoice for Maren` begins *New invoice for…* with `Maren`. Of
 * several those with the most words.
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

/** How many words a label has before what it asks for, where all of them are typed; otherwise 0. */
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
