import type { Command, CommandStep, Given } from '#web/command.ts';
import { IconPencil } from '#web/icons.ts';
import { matchText } from '../find/match-text.ts';
import { hitItem } from './hit-items.ts';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';
import type { PaletteWays } from './palette-ways.ts';
import type { Found } from './use-found.ts';

/** A command, and what it was given so far. */
export interface Asked {
  command: Command;
  given: readonly Given[];
}

interface StepNow extends Asked {
  step: CommandStep;
  typed: string;
  found: Found;
  /** Of a choice; undefined until they are there. */
  choices: readonly Given[] | undefined;
}

/** What can be given to a command that asks for something. */
export function stepGroups({ command, given, step, typed, found, choices }: StepNow, { t, begin }: PaletteWays): PaletteGroup[] {
  const title = t(step.label);
  const give = (one: Given) => () => begin(command, [...given, one]);
  if (step.is === 'text') {
    const item: PaletteItem = { key: 'text', icon: IconPencil, title: typed, run: give({ id: typed, title: typed }) };
    return [{ key: 'text', title, items: typed === '' ? [] : [item] }];
  }
  if (step.is === 'record') {
    const hits = found.groups.filter(({ kind }) => kind === step.kind).flatMap((group) => group.hits);
    const items = hits.map((hit) => hitItem(hit, give(hit)));
    return [{ key: 'records', title, items: items.map(withoutAddress), isLate: found.isLate }];
  }
  const items = (choices ?? []).flatMap((one): PaletteItem[] => {
    const match = matchText(one.title, typed);
    if (typed !== '' && !match) return [];
    return [
      { key: `choice ${one.id}`, icon: command.icon, title: one.title, marks: match?.marks, detail: one.detail ?? '', run: give(one) },
    ];
  });
  return [{ key: 'choices', title, items, isLate: choices === undefined }];
}

/** What is chosen for a command is not opened. */
function withoutAddress({ href: _, ...item }: PaletteItem): PaletteItem {
  return item;
}
