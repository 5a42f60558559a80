import type { OptimisticUpdatesOf, ViewOf } from '#web/actions/action-kind.ts';
import type { MarkedEmail, RealFolder } from '../contract.ts';
import { listedIn } from './folders/listed-in.ts';
import type { MailPlace } from './folders/mail-place.ts';
import type { EmailPage, emailPageQuery, emailQuery } from './queries.ts';
import type { mailViewQuery } from './view/use-mail-view.ts';

/** Cached views of emails with optimistic updates: lists, open emails, and the view settings. */
export type MailViews = {
  list: ViewOf<ReturnType<typeof emailPageQuery>>;
  mail: ViewOf<ReturnType<typeof emailQuery>>;
  view: ViewOf<typeof mailViewQuery>;
};

type MailOptimisticUpdate = OptimisticUpdatesOf<MailViews>;

/** A change by the person that the server has not confirmed yet. */
export interface MailChange {
  folder?: RealFolder;
  isStarred?: boolean;
  isRead?: boolean;
  /** A label to add or remove. */
  label?: { name: string; value: boolean };
  /** Snoozes inbox emails until then; null ends it. */
  snoozedUntil?: string | null;
  /** Permanently. */
  isDeleted?: true;
}

export function changedMail<M extends MarkedEmail>(mail: M, change: MailChange): M {
  const { label, isDeleted: _, ...fields } = change;
  // A moved email is no longer scheduled or snoozed.
  const changed = { ...mail, ...(fields.folder && { sendAt: null, snoozedUntil: null }), ...fields };
  if (!label || mail.labels.includes(label.name) === label.value) return changed;
  return { ...changed, labels: label.value ? [...mail.labels, label.name] : mail.labels.filter((name) => name !== label.name) };
}

/** Checks whether an email is listed in a place, ignoring the search. */
export function isListedIn(mail: MarkedEmail, place: Omit<MailPlace, 'q'>): boolean {
  if (place.label && !mail.labels.includes(place.label)) return false;
  const list = listedIn(mail);
  if (place.folder === 'starred') return mail.isStarred && list !== 'trash';
  return place.folder === '' ? list !== 'trash' : list === place.folder;
}

/**
 * Applies a change to cached emails: removes those that no longer belong to a list, and updates the folder counts.
 * @param known the emails before the change, if loaded; unknown ones change no counts.
 */
export function applyMailChange(ids: ReadonlySet<number>, change: MailChange, known: readonly MarkedEmail[]): MailOptimisticUpdate {
  const by = { inbox: 0, draft: 0, spam: 0 };
  for (const mail of known) {
    if (!ids.has(mail.id)) continue;
    count(by, mail, -1);
    if (!change.isDeleted) count(by, changedMail(mail, change), 1);
  }
  return {
    list: (page, [, , place]) => ({
      ...page,
      emails: page.emails.flatMap((mail) => {
        if (!ids.has(mail.id)) return mail;
        const changed = changedMail(mail, change);
        return change.isDeleted || (isListedIn(mail, place) && !isListedIn(changed, place)) ? [] : changed;
      }),
      emailsMeta: {
        inbox: Math.max(0, page.emailsMeta.inbox + by.inbox),
        draft: Math.max(0, page.emailsMeta.draft + by.draft),
        spam: Math.max(0, page.emailsMeta.spam + by.spam),
      },
    }),
    mail: (mail) => (ids.has(mail.id) ? changedMail(mail, change) : mail),
  };
}

/** Empties the cached list of a folder. */
export function withEmptyFolder(folder: 'trash' | 'spam'): MailOptimisticUpdate {
  return {
    list: (page, [, , place]) => ({
      ...page,
      ...(place.folder === folder && { emails: [], total: 0 }),
      emailsMeta: { ...page.emailsMeta, ...(folder === 'spam' && { spam: 0 }) },
    }),
  };
}

function count(meta: EmailPage['emailsMeta'], mail: MarkedEmail, by: number): void {
  const list = listedIn(mail);
  if (list === 'draft') meta.draft += by;
  else if (!mail.isRead && (list === 'inbox' || list === 'spam')) meta[list] += by;
}
