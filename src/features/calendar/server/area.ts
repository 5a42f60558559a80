import type { ServerArea } from '#server/server-area.ts';
import { calendarEndpoints } from '../contract.ts';
import { feedEndpoints } from '../feed-contract.ts';
import { listBusyTimes } from '../free-busy-contract.ts';
import { invitationEndpoints } from '../invitation-contract.ts';
import { mailedEndpoints } from '../mailed-contract.ts';
import { listOwnCalendars } from '../own-calendar-contract.ts';
import { ownCalendarWrites } from '../own-calendar-writes-contract.ts';
import { transferEndpoints } from '../transfer-contract.ts';
import { calendarTrash, eventTrash, sweepCalendar } from './calendar-trash.ts';
import { eventSearch } from './list-events.ts';
import { guestWork } from './notify-guests.ts';
import { subscriptionWork } from './refresh-subscriptions.ts';
import { calendarRoutes } from './routes.ts';
import { calendarUndo } from './undo-rules.ts';

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
