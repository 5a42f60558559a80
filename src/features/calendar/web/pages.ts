import { tableOf } from '#web/page-table.ts';

/** The pages of the calendar: the calendar itself, and what an invitation's link opens. */
export const calendarPages = tableOf([
  {
    path: '/apps/calendar',
    page: () => import('#features/calendar/web/calendar-page.tsx').then(({ CalendarPage }) => CalendarPage),
    // Which days it shows depends on the reader's zone, which only the page knows: it names no first calls.
    ask: (client, _, search) =>
      import('#features/calendar/web/queries.ts').then(({ prefetchCalendar }) => prefetchCalendar(client, search)),
    needs: { action: 'read', subject: 'Calendar' },
    shell: 'app',
    menu: { label: 'menu.calendar' },
    parts: () => [import('#features/calendar/web/grid/calendar-grid.tsx')],
  },
  {
    path: '/invitation/:entity/:id',
    page: () => import('#features/calendar/web/guests/invitation-page.tsx').then(({ InvitationPage }) => InvitationPage),
    shell: 'bare',
  },
]);
