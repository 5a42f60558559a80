import type { Ability } from '#contract/ability.ts';
import type { Linked, LinkedKind } from '#contract/linked-kind.ts';
import type { TFunction } from '../i18n.ts';
import type { Shortcut } from '../shortcuts.ts';
import { beginLinking } from './create-from.ts';
import { linkableKinds } from './link-ends.ts';

/** The shortcut that links the current record to an existing one. */
export const linkingKeys = 'm l';

/** Returns that shortcut. @param thing the current record; undefined if none */
export function linkingShortcut(t: TFunction, ability: Ability, kind: LinkedKind, thing: () => Linked | undefined): Shortcut {
  const run = () => {
    const meant = thing();
    if (meant) beginLinking(meant);
  };
  return { keys: linkingKeys, label: t('links.link'), run, when: linkableKinds(ability, kind).length > 0 };
}
