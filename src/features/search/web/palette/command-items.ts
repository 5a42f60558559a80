import type { Command, Given } from '#web/command.ts';
import { matchText } from '../find/match-text.ts';
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

/** The commands whose names, or other words for them, are like what was typed, in any language. */
export function commandItems(commands: readonly Command[], typed: string, ways: PaletteWays): PaletteItem[] {
  return commands
    .flatMap((command) => {
      const own = matchText(ways.t(command.label), typed);
      const score = Math.max(
        own?.score ?? 0,
        ...ways.languages.map((texts) => likeness(texts(command.label), typed)),
        otherWords(command, typed, ways),
      );
      return score > 0 ? [{ score, item: { ...commandItem(command, ways), marks: own?.marks } }] : [];
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ item }) => item);
}

function otherWords({ words }: Command, typed: string, { languages }: PaletteWays): number {
  if (!words) return 0;
  const texts = languages.flatMap((text) => text(words).split(/[,،]/));
  return Math.max(0, ...texts.map((text) => likeness(text, typed) * 0.9));
}

function likeness(text: string, typed: string): number {
  return matchText(text, typed)?.score ?? 0;
}
