import { firstCall, idFrom } from '#web/first-call.ts';
import { type Need, type PageParams, type PageSearch, tableOf } from '#web/page-table.ts';
import { getEmail, listEmails } from '../contract.ts';
import { firstRowFrom, type MailPlace, placeFrom } from './folders/mail-place.ts';
import { hasOperators, mailListInput, openMailInput, pageOfRow } from './list/mail-list-input.ts';

const needs: Need = { action: 'read', subject: 'Email' };

export const emailPages = tableOf([
  {
    path: '/apps/email',
    page: () => import('#features/email/web/email-page.tsx').then(({ EmailPage }) => EmailPage),
    ask: (client, params, search) =>
      import('#features/email/web/queries.ts').then(({ prefetchEmails }) => prefetchEmails(client, params, search)),
    needs,
    shell: 'app',
    menu: { label: 'menu.email', words: 'email' },
    first: mailList,
    shows: [
      { path: '/apps/email/:folder', first: mailList },
      { path: '/apps/email/:folder/:mailId', first: openMail, parts: openedParts },
      { path: '/apps/email/label/:label', first: mailList },
      { path: '/apps/email/label/:label/:mailId', first: openMail, parts: openedParts },
    ],
  },
  { path: '/apps/email/settings', leadsTo: '/apps/email/settings/signature' },
  {
    path: '/apps/email/settings/:section',
    page: () => import('#features/email/web/settings/mail-settings-page.tsx').then(({ MailSettingsPage }) => MailSettingsPage),
    ask: (client, { section }) =>
      import('#features/email/web/settings/settings-queries.ts').then(({ prefetchSettings }) => prefetchSettings(client, section)),
    needs,
    shell: 'app',
  },
]);

function mailList(params: PageParams, search: PageSearch): string[] {
  const place = placeAhead(params, search);
  return place ? [firstCall(listEmails, mailListInput(place, pageOfRow(firstRowFrom(search))))] : [];
}

function openMail(params: PageParams, search: PageSearch): string[] {
  const place = placeAhead(params, search);
  const id = idFrom(params.mailId);
  const opened = place && id !== undefined ? [firstCall(getEmail, openMailInput(place, id))] : [];
  return [...mailList(params, search), ...opened];
}

/** Returns the list that can be prefetched: the server does not know the reader's time zone. */
function placeAhead(params: PageParams, search: PageSearch): MailPlace | null {
  const place = placeFrom(params, search);
  return place && !hasOperators(place) ? place : null;
}

function openedParts() {
  return [import('#features/email/web/reader/mail-detail.tsx')];
}
