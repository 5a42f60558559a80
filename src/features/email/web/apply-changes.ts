import type { Email, RealFolder } from '../contract.ts';
import type { EmailPage } from './email-page-answer.ts';
import { listedIn } from './listed-in.ts';
import type { MailPlace } from './mail-place.ts';

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
export function changedMail<M extends Email>(mail: M, change: MailChange): M {
  const { label, isDeleted: _, ...fields } = change;
  // What is moved is neither on its way out any more, nor kept out of the inbox.
  const changed = { ...mail, ...(fields.folder && { sendAt: null, snoozedUntil: null }), ...fields };
  if (!label || mail.labels.includes(label.name) === label.value) return changed;
  return { ...changed, labels: label.value ? [...mail.labels, label.name] : mail.labels.filter((name) => name !== label.name) };
}

/** Whether a mail is listed in a place, apart from the search. */
export function belongs(mail: Email, place: Omit<MailPlace, 'q'>): boolean {
  if (place.label && !mail.labels.includes(place.label)) return false;
  const list = listedIn(mail);
  if (place.folder === 'starred') return mail.isStarred && list !== 'trash';
  return place.folder === '' ? list !== 'trash' : list === place.folder;
}

/**
 * The loaded pages of one place after the change. Mails that no longer belong there are taken out, and those behind them move up,
 * across pages too; a page whose follower is not loaded ends short. Pages are numbered from 1.
 */
export function changedPages(
  pages: ReadonlyMap<number, EmailPage>,
  perPage: number,
  place: Omit<MailPlace, 'q'>,
  ids: ReadonlySet<number>,
  change: MailChange,
): Map<number, EmailPage> {
  const rows = new Map<number, Email>();
  for (const [number, page] of pages) for (const [index, mail] of page.emails.entries()) rows.set((number - 1) * perPage + index, mail);
  const kept = new Map<number, Email>();
  const meta = { inbox: 0, draft: 0, spam: 0 };
  let gone = 0;
  for (const [index, mail] of [...rows].sort(([a], [b]) => a - b)) {
    const isChanged = ids.has(mail.id);
    const next = isChanged ? changedMail(mail, change) : mail;
    const isGone = isChanged && (change.isDeleted || (belongs(mail, place) && !belongs(next, place)));
    count(meta, mail, -1);
    if (!(isChanged && change.isDeleted)) count(meta, next, 1);
    if (isGone) gone += 1;
    else kept.set(index - gone, next);
  }
  const changed = new Map<number, EmailPage>();
  for (const [number, page] of pages) {
    const emails: Email[] = [];
    for (let index = (number - 1) * perPage; index < number * perPage; index += 1) {
      const mail = kept.get(index);
      if (!mail) break;
      emails.push(mail);
    }
    const { inbox, draft, spam } = page.emailsMeta;
    const emailsMeta = {
      inbox: Math.max(0, inbox + meta.inbox),
      draft: Math.max(0, draft + meta.draft),
      spam: Math.max(0, spam + meta.spam),
    };
    changed.set(number, { emails, emailsMeta, total: page.total - gone });
  }
  return changed;
}

function count(meta: EmailPage['emailsMeta'], mail: Email, by: number): void {
  const list = listedIn(mail);
  if (list === 'draft') meta.draft += by;
  else if (!mail.isRead && (list === 'inbox' || list === 'spam')) meta[list] += by;
}
