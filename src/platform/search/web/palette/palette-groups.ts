import type { Command, CommandStep, Given } from '#web/command.ts';
import { IconFile, IconHistory, IconKeyboard, IconPencil, IconSearch } from '#web/icons.ts';
import type { Shortcut } from '#web/shortcuts.ts';
import { searchKinds } from '../../contract.ts';
import { matchText } from '../find/match-text.ts';
import type { Recent } from '../find/recents.ts';
import { type Started, startedCommands } from '../find/started-commands.ts';
import { kindIcons } from '../kind-look.ts';
import { commandItem, hitItem, type PaletteGroup, type PaletteItem } from './palette-items.ts';
import type { Found } from './use-found.ts';
import type { PaletteActions } from './use-palette-actions.ts';

const maxSuggested = 6;

interface Idle {
  recents: readonly Recent[];
  commands: readonly Command[];
  shortcuts: readonly Shortcut[];
  /** Path of the page below the palette. */
  path: string;
}

/** Suggestions before anything is typed: recent items, and actions of the page below. */
export function idleGroups({ recents, commands, shortcuts, path }: Idle, ways: PaletteActions): PaletteGroup[] {
  const { t } = ways;
  const isHere = ({ at }: Command) => at !== undefined && `${path}/`.startsWith(`/${at}/`);
  const here = commands.filter(isHere).map((command) => commandItem(command, ways));
  const others = commands.filter((command) => !isHere(command)).map((command) => commandItem(command, ways));
  return [
    { key: 'recent', title: t('search.group.recent'), items: recents.map((recent) => recentItem(recent, ways)) },
    { key: 'suggested', title: t('search.group.suggested'), items: [...here, ...others].slice(0, maxSuggested) },
    { key: 'keys', title: t('search.group.keys'), items: shortcutItems(shortcuts, '', ways) },
  ];
}

/** Shortcuts of the page below that match the query. */
export function shortcutItems(shortcuts: readonly Shortcut[], typed: string, { after }: PaletteActions): PaletteItem[] {
  const byLabel = new Map(shortcuts.toReversed().map((shortcut) => [shortcut.label, shortcut]));
  return [...byLabel.values()].reverse().flatMap(({ label, keys, run }) => {
    const match = matchText(label, typed);
    if (typed !== '' && !match) return [];
    const press = () => run(new KeyboardEvent('keydown', { key: keys }));
    const item = { key: `keys ${keys}`, icon: IconKeyboard, title: label, marks: match?.marks, keys, run: () => after(press) };
    return [match ? { ...item, rank: match.rank } : item];
  });
}

/** Returns the shortcuts that can be triggered on the page below: not display-only ones, and not the palette's own. */
export function pressable(shortcuts: readonly Shortcut[]): readonly Shortcut[] {
  return shortcuts.filter(({ label, keys, anywhere }) => label !== '' && !keys.startsWith('Alt+') && !anywhere);
}

function recentItem(recent: Recent, { t, open }: PaletteActions): PaletteItem {
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

/** Returns the commands that a query starts with and that accept the rest of it. */
export function commandsStartedBy(commands: readonly Command[], line: string, { languages }: PaletteActions): Started<Command>[] {
  const takers = commands.filter(({ steps: [first] = [] }) => first && first.is !== 'choice');
  return startedCommands(
    line,
    takers.map((command) => ({ command, labels: languages.map((texts) => texts(command.label)) })),
  );
}

/** Returns the search query for the rest: a record of the first kind a command asks for. */
export function startedLine([first]: readonly Started<Command>[]): string {
  const step = first?.command.steps?.[0];
  return first && step?.is === 'record' ? `in:${step.kind} ${first.rest}` : '';
}

/** Shows each of them completed with the rest, such as a client found by it. */
export function startedGroups(started: readonly Started<Command>[], found: Found, ways: PaletteActions): PaletteGroup[] {
  const items = started.flatMap(({ command, rest }) => {
    const step = command.steps?.[0];
    if (step?.is === 'text') return [commandItem(command, ways, [{ id: rest, title: rest }])];
    const hits = found.groups.filter(({ kind }) => step?.is === 'record' && kind === step.kind).flatMap((group) => group.hits);
    return hits.map((hit) => commandItem(command, ways, [hit]));
  });
  return [{ key: 'started', title: ways.t('common.actions'), items, isLate: found.isLate && startedLine(started) !== '' }];
}

/** A command and its arguments so far. */
export interface CommandInput {
  command: Command;
  given: readonly Given[];
}

interface StepNow extends CommandInput {
  step: CommandStep;
  typed: string;
  found: Found;
  /** Options of a choice; undefined while loading. */
  choices: readonly Given[] | undefined;
}

/** Possible arguments for a command. */
export function stepGroups({ command, given, step, typed, found, choices }: StepNow, { t, begin }: PaletteActions): PaletteGroup[] {
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

/** Arguments of a command are not links. */
function withoutAddress({ href: _, ...item }: PaletteItem): PaletteItem {
  return item;
}
