import { firstCall } from '#web/first-call.ts';
import { tableOf } from '#web/page-table.ts';
import { listEvents } from '../contract.ts';
import { momentsOfMonth } from './moments-of-month.ts';

export const calendarPages = tableOf([
  {
    path: '/apps/calendar',
    page: () => import('#features/calendar/web/calendar-page.tsx').then(({ CalendarPage }) => CalendarPage),
    ask: (client, _, search) =>
      import('#features/calendar/web/queries.ts').then(({ prefetchCalendar }) => prefetchCalendar(client, search)),
    needs: { action: 'read', subject: 'Calendar' },
    shell: 'app',
    menu: { label: 'menu.calendar' },
    parts: () => [import('#features/calendar/web/grid/calendar-grid.tsx')],
    first: (_, search) => monthAsked(search),
  },
  {
    path: '/invitation/:entity/:id',
    page: () => import('#features/calendar/web/guests/invitation-page.tsx').then(({ InvitationPage }) => InvitationPage),
    shell: 'bare',
  },
]);

/** A week or day depends on the reader's zone, which only the browser knows; the current month rarely does. */
function monthAsked({ view, date, at }: Record<string, unknown>): string[] {
  if (view === 'week' || view === 'day' || (at && !date)) return [];
  const day = typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : new Date().toISOString().slice(0, 10);
  return [firstCall(listEvents, { query: momentsOfMonth(day) })];
}
