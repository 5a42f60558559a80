import type { ReactNode } from 'react';
import type { Ability } from '#contract/ability.ts';
import type { Subject } from '#contract/endpoint.ts';
import { type ConversionKind, creatableKinds, type SourceKind } from '#contract/linked-kind.ts';
import { IconCalendarEvent, IconChecklist, IconFileInvoice, IconLayoutKanban } from '#web/icons.ts';
import type { TFunction } from '../i18n.ts';
import type { Shortcut } from '../shortcuts.ts';
import { type CreateFromRequest, openCreateFrom } from './create-from.ts';

type Source = Omit<CreateFromRequest, 'as'>;

const subjects: Readonly<Record<ConversionKind, Subject>> = { card: 'Board', todo: 'Todo', event: 'Calendar', invoice: 'Invoice' };
/** The second key of the shortcut; the first is `m`. */
const keys: Readonly<Record<ConversionKind, string>> = { card: 'c', todo: 't', event: 'e', invoice: 'i' };
const icon = { size: 18, stroke: 1.75 };
const marks: Readonly<Record<ConversionKind, ReactNode>> = {
  card: <IconLayoutKanban {...icon} />,
  todo: <IconChecklist {...icon} />,
  event: <IconCalendarEvent {...icon} />,
  invoice: <IconFileInvoice {...icon} />,
};

/** Returns the kinds of records the user may create from a source or attach it to. */
export function allowedKinds(ability: Ability, source: SourceKind): ConversionKind[] {
  const may = (action: 'create' | 'update', kind: ConversionKind) =>
    ability.can('read', subjects[kind]) && ability.can(action, subjects[kind]);
  const made: ConversionKind[] = creatableKinds.filter((kind) => may('create', kind));
  return source === 'mail' && may('update', 'invoice') ? [...made, 'invoice'] : made;
}

/** Menu items that create a record from a source. */
export function createFromItems(t: TFunction, ability: Ability, source: () => Source) {
  return allowedKinds(ability, source().from.kind).map((kind) => ({
    key: `make ${kind}`,
    text: t(`links.make.${kind}`),
    mark: marks[kind],
    note: `m ${keys[kind]}`,
    run: () => openCreateFrom({ ...source(), as: kind }),
  }));
}

/** Two-key shortcuts that create a record from a source. @param source the current source; undefined if none */
export function createFromKeys(t: TFunction, ability: Ability, of: SourceKind, source: () => Source | undefined): Shortcut[] {
  return allowedKinds(ability, of).map((kind) => ({
    keys: `m ${keys[kind]}`,
    label: t(`links.make.${kind}`),
    run: () => {
      const meant = source();
      if (meant) openCreateFrom({ ...meant, as: kind });
    },
  }));
}
