import type { RefObject } from 'react';
import type { Rights } from '#web/ability.ts';
import type { TFunction } from '#web/i18n.ts';
import type { Email, MarkedEmail, RealFolder } from '../../contract.ts';
import type { MailLocation } from '../folders/use-mail-location.ts';
import type { ListHandle } from '../list/mail-list.tsx';
import type { LeadingActions } from '../list/use-moving-on.ts';
import type { Neighbours } from '../list/use-neighbours.ts';
import type { MailSelection } from '../selection/use-mail-selection.ts';

/** What the keys work on. */
export interface KeyContext {
  t: TFunction;
  rights: Rights;
  location: MailLocation;
  list: RefObject<ListHandle | null>;
  selection: MailSelection;
  actions: LeadingActions;
  neighbours: Neighbours;
  /** The mail under the cursor of the list. */
  underCursor: () => Email | undefined;
  /** The chosen mails, else the open one, else the one under the cursor. */
  meant: () => readonly MarkedEmail[];
}

export const idsOf = (mails: readonly Pick<MarkedEmail, 'id'>[]) => mails.map(({ id }) => id);

/** Moves mails, which are chosen no longer. */
export function put(
  { actions, selection }: KeyContext,
  mails: readonly MarkedEmail[],
  folder: RealFolder,
  toward?: 'previous' | 'next',
): void {
  if (mails.length === 0) return;
  actions.move(idsOf(mails), folder, mails, toward);
  selection.clear();
}
