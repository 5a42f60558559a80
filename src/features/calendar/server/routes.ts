import type { OverlaySource } from '#server/overlay-source.ts';
import { on, onOpen, onPrepared, onRaw, type Route } from '#server/route.ts';
import type { TaskIntake } from '#server/task-intake.ts';
import * as contract from '../contract.ts';
import * as feedContract from '../feed-contract.ts';
import { listBusyTimes as listBusyTimesContract } from '../free-busy-contract.ts';
import * as invitationContract from '../invitation-contract.ts';
import * as mailedContract from '../mailed-contract.ts';
import { listOwnCalendars as listOwnCalendarsContract } from '../own-calendar-contract.ts';
import * as ownCalendarContract from '../own-calendar-writes-contract.ts';
import * as transferContract from '../transfer-contract.ts';
import { addEvent } from './add-event.ts';
import { changeOccurrence, removeEvent, removeOccurrence, updateEvent } from './change-events.ts';

import { listBusyTimes } from './free-busy.ts';
import { answerInvitation, answerInvitationByAddress, readInvitation } from './invitations.ts';
import { listEvents } from './list-events.ts';
import { listOverlays } from './list-overlays.ts';
import { answerMailedEvent, readEventOfMail, readMailedEvent } from './mailed-events.ts';
import {
  addOwnCalendar,
  deleteOwnCalendar,
  listOwnCalendars,
  readNewSubscription,
  restoreOwnCalendar,
  updateOwnCalendar,
} from './own-calendars.ts';
import { readAgainNow, refreshSubscription } from './refresh-subscriptions.ts';
import { getFeed, prolongFeed, readCalendarFeed, renewFeed, revokeFeed } from './transfer/calendar-feed.ts';
import { exportCalendar } from './transfer/export-calendar.ts';
import { importInto, readImport } from './transfer/import-calendar.ts';
import { undoWith } from './undo-change.ts';

export const calendarRoutes = ({ overlays, tasks }: { overlays: readonly OverlaySource[]; tasks: TaskIntake | undefined }): Route[] => [
  on(contract.listEvents, listEvents),
  on(contract.addEvent, addEvent),
  on(contract.updateEvent, updateEvent),
  on(contract.removeEvent, removeEvent),
  on(contract.changeOccurrence, changeOccurrence),
  on(contract.removeOccurrence, removeOccurrence),
  on(contract.undoCalendarChange, undoWith(tasks)),
  on(contract.answerInvitation, answerInvitation),
  on(contract.listOverlays, listOverlays(overlays)),
  on(listBusyTimesContract, listBusyTimes),
  on(listOwnCalendarsContract, listOwnCalendars),
  onPrepared(ownCalendarContract.addOwnCalendar, readNewSubscription, addOwnCalendar),
  on(ownCalendarContract.updateOwnCalendar, updateOwnCalendar),
  on(ownCalendarContract.deleteOwnCalendar, deleteOwnCalendar),
  on(ownCalendarContract.restoreOwnCalendar, restoreOwnCalendar),
  onPrepared(ownCalendarContract.refreshSubscription, readAgainNow, refreshSubscription),
  onPrepared(mailedContract.readMailedEvent, readEventOfMail, readMailedEvent),
  onPrepared(mailedContract.answerMailedEvent, readEventOfMail, answerMailedEvent),
  on(transferContract.exportCalendar, exportCalendar),
  onRaw(transferContract.importCalendar, readImport, importInto(tasks)),
  on(feedContract.getCalendarFeed, getFeed),
  on(feedContract.renewCalendarFeed, renewFeed),
  on(feedContract.prolongCalendarFeed, prolongFeed),
  on(feedContract.revokeCalendarFeed, revokeFeed),
  onOpen(feedContract.readCalendarFeed, readCalendarFeed),
  onOpen(invitationContract.readInvitation, readInvitation),
  onOpen(invitationContract.answerInvitationByAddress, answerInvitationByAddress),
];
