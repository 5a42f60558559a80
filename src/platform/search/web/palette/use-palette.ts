import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useAbility } from '#web/ability.ts';
import { type Command, commandsQuery } from '#web/command.ts';
import { IconSearch } from '#web/icons.ts';
import { knownPages } from '#web/known-pages.ts';
import { readSession } from '#web/session-store.ts';
import { registeredShortcuts } from '#web/shortcuts.ts';
import { kindAsWord } from '../find/query-line.ts';
import { readRecents } from '../find/recents.ts';
import { countUse, readUses } from '../find/uses.ts';
import { longestLine } from '../results/result-table.ts';
import { searchAddress } from '../search-address.ts';
import {
  type CommandInput,
  commandsStartedBy,
  idleGroups,
  pressable,
  shortcutItems,
  startedGroups,
  startedLine,
  stepGroups,
} from './palette-groups.ts';
import { bestFirst, commandItems, hitGroups, type PaletteGroup, pageItems } from './palette-items.ts';
import { type Found, useFound } from './use-found.ts';
import { type PaletteGiven, usePaletteActions } from './use-palette-actions.ts';

const none: readonly Command[] = [];

/** State of the palette: the query, the pending command, and the resulting groups. */
export function usePalette(given: PaletteGiven) {
  const [line, setLine] = useState('');
  const [asked, setAsked] = useState<CommandInput>();
  const ways = usePaletteActions(given, (command, had) => {
    setAsked({ command, given: had });
    setLine('');
  });
  const { t, open } = ways;
  const ability = useAbility();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const { data: all = none } = useQuery(commandsQuery);
  // Read once on opening; the page below doesn't change meanwhile.
  const [recents] = useState(() => readRecents(readSession()?.userData.eid ?? ''));
  const [uses] = useState(() => readUses(readSession()?.userData.eid ?? ''));
  const [shortcuts] = useState(() => pressable(registeredShortcuts()));
  const offered = useMemo(() => all.filter(({ needs }) => !needs || ability.can(needs.action, needs.subject)), [all, ability]);
  const pages = useMemo(() => knownPages().filter(({ needs }) => ability.can(needs.action, needs.subject)), [ability]);

  const typed = line.trim();
  const step = asked?.command.steps?.[asked.given.length];
  const kind = step?.is === 'record' ? `in:${step.kind} ` : '';
  // Never truncates a query: one that is too long is searched once it is short enough.
  const over = Math.max(0, kind.length + typed.length - longestLine);
  const searched = over > 0 ? '' : typed;
  const started = useMemo(() => (step || typed === '' ? [] : commandsStartedBy(offered, typed, ways)), [step, offered, typed, ways]);
  const found = useFound(step && (!kind || over > 0) ? '' : `${kind}${searched}`.trim());
  const named = useMemo(() => (step ? undefined : kindAsWord(searched)), [step, searched]);
  const ofNamedKind = useFound(named?.line ?? '');
  const hasNamed = ofNamedKind.groups.length > 0;
  // Without records that contain the kind's name as a word, the results come from a corrected query and are not needed.
  const asTyped: Found = hasNamed && found.corrections.length > 0 ? { ...found, groups: [], corrections: [] } : found;
  const others = hasNamed ? asTyped.groups.filter(({ kind }) => kind !== named?.kind) : asTyped.groups;
  const foundForStarted = useFound(startedLine(started));
  const { data: choices } = useQuery({
    queryKey: ['commands', 'choices', asked?.command.id, asked?.given.map(({ id }) => id)],
    queryFn: () => (step?.is === 'choice' && asked ? step.options(ways.context, asked.given) : []),
    enabled: step?.is === 'choice',
    staleTime: 0,
  });

  const groups = ((): PaletteGroup[] => {
    if (asked && step) return stepGroups({ ...asked, step, typed, found, choices }, ways);
    if (typed === '') return idleGroups({ recents, commands: offered, shortcuts, path }, ways);
    const href = searchAddress(typed);
    const everything = { key: 'everything', icon: IconSearch, title: t('search.showAll', { line: typed }), href };
    const showAll = () => open(href, { is: 'search', title: typed, href });
    return [
      ...startedGroups(started, foundForStarted, ways),
      ...bestFirst([
        { key: 'pages', title: t('search.group.pages'), items: pageItems(pages, typed, uses, ways) },
        { key: 'actions', title: t('common.actions'), items: commandItems(offered, typed, uses, ways) },
        { key: 'keys', title: t('search.group.keys'), items: shortcutItems(shortcuts, typed, ways) },
        ...hitGroups(ofNamedKind.groups, { line: typed, named, isLate: ofNamedKind.isLate }, ways),
        ...hitGroups(others, { line: typed, named, isLate: found.isLate }, ways),
      ]),
      { key: 'all', title: t('shell.more'), items: found.isOffline || over > 0 ? [] : [{ ...everything, run: showAll }] },
    ];
  })();
  return {
    ...{ line, setLine, over },
    ...{ asked, step, found: asTyped },
    groups: withoutTwins(groups),
    countUse: (key: string) => countUse(readSession()?.userData.eid ?? '', key),
    /** Goes back to the previous argument. */
    stepBack: () => setAsked((now) => (now && now.given.length > 0 ? { ...now, given: now.given.slice(0, -1) } : undefined)),
  };
}

/** Removes empty groups, and duplicate actions after their first occurrence. */
function withoutTwins(groups: readonly PaletteGroup[]): PaletteGroup[] {
  const names = new Set<string>();
  const actions = new Set(['started', 'suggested', 'actions', 'keys']);
  return groups
    .map((group) => {
      if (!actions.has(group.key)) return group;
      const items = group.items.filter(({ title }) => !names.has(title));
      for (const { title } of items) names.add(title);
      return { ...group, items };
    })
    .filter(({ items }) => items.length > 0);
}
