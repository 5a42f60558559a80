import type { ServerArea } from '#server/server-area.ts';
import { calendarEndpoints } from '../contract.ts';
import { feedEndpoints } from '../feed-contract.ts';
import { listBusyTimes } from '../free-busy-contract.ts';
import { invitationEndpoints } from '../invitation-contract.ts';
import { mailedEndpoints } from '../mailed-contract.ts';
import { listOwnCalendars } from '../own-calendar-contract.ts';
import { ownCalendarWrites } from '../own-calendar-writes-contract.ts';
import { transferEndpoints } from '../transfer-contract.ts';
import { calendarTrash } from './calendars/calendar-trash.ts';
import { eventTrash } from './events/event-trash.ts';
import { guestWork } from './guests/guest-work.ts';
import { calendarRoutes } from './routes.ts';
import { eventSearch } from './search-events.ts';
import { subscriptionWork } from './subscriptions/refresh-subscriptions.ts';
import { sweepCalendar } from './sweep-calendar.ts';
import { calendarUndo } from './undo-rules.ts';

/** What this feature adds to the server. */
export const calendarArea: ServerArea = {
  endpoints: [
    ...calendarEndpoints,
    listBusyTimes,
    listOwnCalendars,
    ...ownCalendarWrites,
    ...feedEndpoints,
    ...invitationEndpoints,
    ...mailedEndpoints,
    ...transferEndpoints,
  ],
  routes: calendarRoutes,
  sample: () => import('./add-sample-events.ts').then(({ addSampleEvents }) => addSampleEvents),
  sweeps: sweepCalendar,
  trash: [eventTrash, calendarTrash],
  work: [subscriptionWork, guestWork],
  search: [eventSearch],
  undo: calendarUndo,
};
