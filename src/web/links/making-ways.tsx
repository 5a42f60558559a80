import type { ReactNode } from 'react';
import type { Ability } from '#contract/ability.ts';
import type { Subject } from '#contract/endpoint.ts';
import { madeKinds, type SourceKind, type WayKind } from '#contract/linked-kind.ts';
import { IconCalendarEvent, IconChecklist, IconFileInvoice, IconLayoutKanban } from '#web/icons.ts';
import type { TFunction } from '../i18n.ts';
import type { Shortcut } from '../shortcuts.ts';
import { beginMaking, type MakingRequest } from './making.ts';

type Source = Omit<MakingRequest, 'as'>;

const subjects: Readonly<Record<WayKind, Subject>> = { card: 'Board', todo: 'Todo', event: 'Calendar', invoice: 'Invoice' };
/** The second key; the first one is `m`. */
const keys: Readonly<Record<WayKind, string>> = { card: 'c', todo: 't', event: 'e', invoice: 'i' };
const icon = { size: 18, stroke: 1.75 };
const marks: Readonly<Record<WayKind, ReactNode>> = {
  card: <IconLayoutKanban {...icon} />,
  todo: <IconChecklist {...icon} />,
  event: <IconCalendarEvent {...icon} />,
  invoice: <IconFileInvoice {...icon} />,
};

/** What somebody may make of what they read, or give it to. */
export function makeableKinds(ability: Ability, source: SourceKind): WayKind[] {
  const may = (action: 'create' | 'update', kind: WayKind) => ability.can('read', subjects[kind]) && ability.can(action, subjects[kind]);
  const made: WayKind[] = madeKinds.filter((kind) => may('create', kind));
  return source === 'mail' && may('update', 'invoice') ? [...made, 'invoice'] : made;
}

/** The entries of a menu that make something. */
export function makingItems(t: TFunction, ability: Ability, source: () => Source) {
  return makeableKinds(ability, source().from.kind).map((kind) => ({
    key: `make ${kind}`,
    text: t(`links.make.${kind}`),
    mark: marks[kind],
    note: `m ${keys[kind]}`,
    run: () => beginMaking({ ...source(), as: kind }),
  }));
}

/** The keys that make something, each of two. @param source what is meant, of the kind; undefined where nothing is */
export function makingKeys(t: TFunction, ability: Ability, of: SourceKind, source: () => Source | undefined): Shortcut[] {
  return makeableKinds(ability, of).map((kind) => ({
    keys: `m ${keys[kind]}`,
    label: t(`links.make.${kind}`),
    run: () => {
      const meant = source();
      if (meant) beginMaking({ ...meant, as: kind });
    },
  }));
}
