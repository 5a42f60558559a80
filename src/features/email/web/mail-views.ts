import type { LookOf, ViewOf } from '#web/actions/action-kind.ts';
import type { emailPageQuery, emailQuery } from './queries.ts';
import type { mailViewQuery } from './view/use-mail-view.ts';

/** What is read of mails and shows changes that are under way: lists, open mails, and how both are shown. */
export type MailViews = {
  list: ViewOf<ReturnType<typeof emailPageQuery>>;
  mail: ViewOf<ReturnType<typeof emailQuery>>;
  view: ViewOf<typeof mailViewQuery>;
};

export type MailLook = LookOf<MailViews>;
