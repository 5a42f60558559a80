import { keptChoice } from '#web/session-store.ts';
import type { whoseTodos } from '../../day-contract.ts';

export type WhoseTodos = (typeof whoseTodos)[number];

const choice = keptChoice('atrium.todo.whose');

/** Whose to-dos were shown last in this browser. */
export function keptWhose(): WhoseTodos {
  return choice.read() === 'all' ? 'all' : 'mine';
}

export function keepWhose(whose: WhoseTodos): void {
  choice.keep(whose);
}
