import type { Command, Given } from '#web/command.ts';
import { rankName, withoutVainTypos } from '../find/rank.ts';
import { bonusOf, type Uses } from '../find/uses.ts';
import type { PaletteItem } from './palette-item.ts';
import type { PaletteWays } from './palette-ways.ts';

const most = 6;

/** A command as a line. What it was given stands in place of what it asks for. */
export function commandItem(command: Command, { t, begin }: PaletteWays, given: readonly Given[] = []): PaletteItem {
  return {
    key: `command ${[command.id, ...given.map(({ id }) => id)].join(' ')}`,
    icon: command.icon,
    title: titleWith(t(command.label), given),
    ...(given[0]?.detail && { detail: given[0].detail }),
    keys: command.keys,
    href: given.length === 0 ? command.href : undefined,
    run: () => begin(command, given),
  };
}

/** A label with what was given in place of its ellipses. */
export function titleWith(label: string, given: readonly Pick<Given, 'title'>[]): string {
  return given.reduce((text, { title }) => {
    const at = text.indexOf('…');
    if (at < 0) return text;
    const space = /[\p{L}\p{N}]/u.test(text[at - 1] ?? '') ? ' ' : '';
    return `${text.slice(0, at)}${space}${title}${text.slice(at + 1)}`;
  }, label);
}

/** The commands whose names, or other words for them, are like what was typed; the best first. */
export function commandItems(commands: readonly Command[], typed: string, uses: Uses, ways: PaletteWays): PaletteItem[] {
  const found = commands.flatMap((command) => {
    const ranked = rankName(command, typed, ways.languages);
    if (!ranked) return [];
    const item = commandItem(command, ways);
    return [{ ...item, marks: ranked.marks, rank: ranked.rank - bonusOf(uses, item.key) }];
  });
  return withoutVainTypos(found)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, most);
}
