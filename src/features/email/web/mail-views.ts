import type { LookOf, ViewOf } from '#web/actions/action-kind.ts';
import type { emailPageQuery, emailQuery } from './queries.ts';

/** What is read of mails and shows changes that are under way: lists, and open mails. */
export type MailViews = { list: ViewOf<ReturnType<typeof emailPageQuery>>; mail: ViewOf<ReturnType<typeof emailQuery>> };

export type MailLook = LookOf<MailViews>;
