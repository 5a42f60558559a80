import type { LookOf, ViewOf } from '#web/actions/action-kind.ts';
import type { MarkedEmail, RealFolder } from '../contract.ts';
import { listedIn } from './folders/listed-in.ts';
import type { MailPlace } from './folders/mail-place.ts';
import type { EmailPage, emailPageQuery, emailQuery } from './queries.ts';
import type { mailViewQuery } from './view/use-mail-view.ts';

/** What is read of mails and shows changes that are under way: lists, open mails, and how both are shown. */
export type MailViews = {
  list: ViewOf<ReturnType<typeof emailPageQuery>>;
  mail: ViewOf<ReturnType<typeof emailQuery>>;
  view: ViewOf<typeof mailViewQuery>;
};

type MailLook = LookOf<MailViews>;

/** What the person did to mails, before the server has said yes. */
export interface MailChange {
  folder?: RealFolder;
  isStarred?: boolean;
  isRead?: boolean;
  /** A label that is set or taken off. */
  label?: { name: string; value: boolean };
  /** Until when mails of the inbox are kept out of it; null brings them back. */
  snoozedUntil?: string | null;
  /** For good. */
  isDeleted?: true;
}

/** The mail as it will be. */
export function changedMail<M extends MarkedEmail>(mail: M, change: MailChange): M {
  const { label, isDeleted: _, ...fields } = change;
  // What is moved is neither on its way out any more, nor kept out of the inbox.
  const changed = { ...mail, ...(fields.folder && { sendAt: null, snoozedUntil: null }), ...fields };
  if (!label || mail.labels.includes(label.name) === label.value) return changed;
  return { ...changed, labels: label.value ? [...mail.labels, label.name] : mail.labels.filter((name) => name !== label.name) };
}

/** Whether a mail is listed in a place, apart from the search. */
export function isListedIn(mail: MarkedEmail, place: Omit<MailPlace, 'q'>): boolean {
  if (place.label && !mail.labels.includes(place.label)) return false;
  const list = listedIn(mail);
  if (place.folder === 'starred') return mail.isStarred && list !== 'trash';
  return place.folder === '' ? list !== 'trash' : list === place.folder;
}

/**
 * Mails with a change: those that no longer belong into a list are taken out of it, and the counts of the folders follow.
 * @param known as they are shown before it, where they are: what is not known changes no counts.
 */
export function withMailChange(ids: ReadonlySet<number>, change: MailChange, known: readonly MarkedEmail[]): MailLook {
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

/** The list of an emptied folder shows nothing. */
export function withEmptyFolder(folder: 'trash' | 'spam'): MailLook {
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
