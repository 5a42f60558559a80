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

const mostSuggested = 6;

interface Idle {
  recents: readonly Recent[];
  commands: readonly Command[];
  shortcuts: readonly Shortcut[];
  /** The path of the page behind. */
  path: string;
}

/** What is offered before anything is typed: what was opened last, and what can be done on the page behind. */
export function idleGroups({ recents, commands, shortcuts, path }: Idle, ways: PaletteActions): PaletteGroup[] {
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

/** What can be pressed on the page behind: not what is only listed there, and not what opened the palette. */
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

/** The commands that a line begins with and that can take the rest of it. */
export function commandsStartedBy(commands: readonly Command[], line: string, { languages }: PaletteActions): Started<Command>[] {
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
export function startedGroups(started: readonly Started<Command>[], found: Found, ways: PaletteActions): PaletteGroup[] {
  const items = started.flatMap(({ command, rest }) => {
    const step = command.steps?.[0];
    if (step?.is === 'text') return [commandItem(command, ways, [{ id: rest, title: rest }])];
    const hits = found.groups.filter(({ kind }) => step?.is === 'record' && kind === step.kind).flatMap((group) => group.hits);
    return hits.map((hit) => commandItem(command, ways, [hit]));
  });
  return [{ key: 'started', title: ways.t('common.actions'), items, isLate: found.isLate && startedLine(started) !== '' }];
}

/** A command, and what it was given so far. */
export interface CommandInput {
  command: Command;
  given: readonly Given[];
}

interface StepNow extends CommandInput {
  step: CommandStep;
  typed: string;
  found: Found;
  /** Of a choice; undefined until they are there. */
  choices: readonly Given[] | undefined;
}

/** What can be given to a command that asks for something. */
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

/** What is chosen for a command is not opened. */
function withoutAddress({ href: _, ...item }: PaletteItem): PaletteItem {
  return item;
}
