import type { Command } from '#web/command.ts';
import { IconFile, IconHistory, IconKeyboard, IconSearch } from '#web/icons.ts';
import type { Shortcut } from '#web/shortcuts.ts';
import { searchKinds } from '../../contract.ts';
import { matchText } from '../find/match-text.ts';
import type { Recent } from '../find/recents.ts';
import { kindIcons } from '../kind-look.ts';
import { commandItem } from './command-items.ts';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';
import type { PaletteWays } from './palette-ways.ts';

const mostSuggested = 6;

interface Idle {
  recents: readonly Recent[];
  commands: readonly Command[];
  shortcuts: readonly Shortcut[];
  /** The path of the page behind. */
  path: string;
}

/** What is offered before anything is typed: what was opened last, and what can be done on the page behind. */
export function idleGroups({ recents, commands, shortcuts, path }: Idle, ways: PaletteWays): PaletteGroup[] {
  const { t } = ways;
  const isHere = ({ at }: Command) => at !== undefined && `${path}/`.startsWith(`/${at}/`);
  const here = commands.filter(isHere).map((command) => commandItem(command, ways));
  const others = commands.filter((command) => !isHere(command)).map((command) => commandItem(command, ways));
  return [
    { key: 'recent', title: t('search.group.recent'), items: recents.map((recent) => recentItem(recent, ways)) },
    { key: 'suggested', title: t('search.group.suggested'), items: [...here, ...others].slice(0, mostSuggested) },
    { key: 'keys', title: t('search.group.keys'), items: shortcutItems(shortcuts, '', ways) },
  ];
}

/** What the keys of the page behind do, as far as it is like what was typed. */
export function shortcutItems(shortcuts: readonly Shortcut[], typed: string, { after }: PaletteWays): PaletteItem[] {
  const byLabel = new Map(shortcuts.toReversed().map((shortcut) => [shortcut.label, shortcut]));
  return [...byLabel.values()].reverse().flatMap(({ label, keys, run }) => {
    const match = matchText(label, typed);
    if (typed !== '' && !match) return [];
    const press = () => run(new KeyboardEvent('keydown', { key: keys }));
    const item = { key: `keys ${keys}`, icon: IconKeyboard, title: label, marks: match?.marks, keys, run: () => after(press) };
    return [match ? { ...item, rank: match.rank } : item];
  });
}

/** What can be pressed on the page behind: not what is only listed there, and not what opened the palette. */
export function pressable(shortcuts: readonly Shortcut[]): readonly Shortcut[] {
  return shortcuts.filter(({ label, keys, anywhere }) => label !== '' && !keys.startsWith('Alt+') && !anywhere);
}

function recentItem(recent: Recent, { t, open }: PaletteWays): PaletteItem {
  const { is, title, href } = recent;
  const kind = searchKinds.find((one) => one === recent.kind);
  const icon = is === 'search' ? IconSearch : is === 'page' ? IconFile : kind ? kindIcons[kind] : IconHistory;
  return {
    key: `recent ${href}`,
    icon,
    title: is === 'page' ? t(title) : title,
    ...(kind && { detail: t(`search.one.${kind}`) }),
    href,
    run: () => open(href, recent),
  };
}
