import type { Command } from '#web/command.ts';
import { type Started, startedCommands } from '../find/started-commands.ts';
import { commandItem } from './command-items.ts';
import type { PaletteGroup } from './palette-item.ts';
import type { PaletteWays } from './palette-ways.ts';
import type { Found } from './use-found.ts';

/** The commands that a line begins with and that can take the rest of it. */
export function startedBy(commands: readonly Command[], line: string, { languages }: PaletteWays): Started<Command>[] {
  const takers = commands.filter(({ steps: [first] = [] }) => first && first.is !== 'choice');
  return startedCommands(
    line,
    takers.map((command) => ({ command, labels: languages.map((texts) => texts(command.label)) })),
  );
}

/** What is searched for by the rest of a line: a record of the first kind that is asked for. */
export function startedLine([first]: readonly Started<Command>[]): string {
  const step = first?.command.steps?.[0];
  return first && step?.is === 'record' ? `in:${step.kind} ${first.rest}` : '';
}

/** Each of them with what the rest of the line says, such as a client who is found by it. */
export function startedGroups(started: readonly Started<Command>[], found: Found, ways: PaletteWays): PaletteGroup[] {
  const items = started.flatMap(({ command, rest }) => {
    const step = command.steps?.[0];
    if (step?.is === 'text') return [commandItem(command, ways, [{ id: rest, title: rest }])];
    const hits = found.groups.filter(({ kind }) => step?.is === 'record' && kind === step.kind).flatMap((group) => group.hits);
    return hits.map((hit) => commandItem(command, ways, [hit]));
  });
  return [{ key: 'started', title: ways.t('search.group.actions'), items, isLate: found.isLate && startedLine(started) !== '' }];
}
