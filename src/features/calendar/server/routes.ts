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
import { listOwnCalendars } from './calendars/read-own-calendars.ts';
import {
  addOwnCalendar,
  deleteOwnCalendar,
  readNewSubscription,
  restoreOwnCalendar,
  updateOwnCalendar,
} from './calendars/write-own-calendars.ts';
import { addEvent } from './events/add-event.ts';
import { changeOccurrence } from './events/change-occurrence.ts';
import { removeEvent, removeOccurrence } from './events/remove-events.ts';
import { undoWith } from './events/undo-change.ts';
import { updateEvent } from './events/update-event.ts';
import { listBusyTimes } from './free-busy/list-busy-times.ts';
import { answerInvitation } from './guests/answer-invitation.ts';
import { answerInvitationByAddress, readInvitation } from './guests/invitations.ts';
import { answerMailedEvent, readMailedEvent } from './mailed/answer-mailed-event.ts';
import { readEventOfMail } from './mailed/read-event-of-mail.ts';
import { listEvents } from './range/list-events.ts';
import { listOverlays } from './range/list-overlays.ts';
import { readAgainNow, refreshSubscription } from './subscriptions/refresh-subscriptions.ts';
import { getFeed, prolongFeed, renewFeed, revokeFeed } from './transfer/calendar-feed.ts';
import { exportCalendar } from './transfer/export-calendar.ts';
import { importInto, readImport } from './transfer/import-calendar.ts';
import { readCalendarFeed } from './transfer/read-calendar-feed.ts';

export const calendarRoutes = ({ tasks }: { tasks: TaskIntake | undefined }): Route[] => [
  on(contract.listEvents, listEvents),
  on(contract.addEvent, addEvent),
  on(contract.updateEvent, updateEvent),
  on(contract.removeEvent, removeEvent),
  on(contract.changeOccurrence, changeOccurrence),
  on(contract.removeOccurrence, removeOccurrence),
  on(contract.undoCalendarChange, undoWith(tasks)),
  on(contract.answerInvitation, answerInvitation),
  on(contract.listOverlays, listOverlays),
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
