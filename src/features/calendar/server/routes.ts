import { on, onOpen, onRaw, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { addEvent } from './add-event.ts';
import { answerInvitation } from './answer-invitation.ts';
import { getFeed, prolongFeed, renewFeed, revokeFeed } from './calendar-feed.ts';
import { changeOccurrence } from './change-occurrence.ts';
import { exportCalendar } from './export-calendar.ts';
import { importCalendar, readImport } from './import-calendar.ts';
import { answerInvitationByAddress, readInvitation } from './invitations.ts';
import { listEvents } from './list-events.ts';
import { listOverlays } from './list-overlays.ts';
import { readCalendarFeed } from './read-calendar-feed.ts';
import { removeEvent, removeOccurrence } from './remove-events.ts';
import { undoChange } from './undo-change.ts';
import { updateEvent } from './update-event.ts';

export const calendarRoutes: Route[] = [
  on(contract.listEvents, listEvents),
  on(contract.addEvent, addEvent),
  on(contract.updateEvent, updateEvent),
  on(contract.removeEvent, removeEvent),
  on(contract.changeOccurrence, changeOccurrence),
  on(contract.removeOccurrence, removeOccurrence),
  on(contract.undoCalendarChange, undoChange),
  on(contract.answerInvitation, answerInvitation),
  on(contract.listOverlays, listOverlays),
  on(contract.exportCalendar, exportCalendar),
  onRaw(contract.importCalendar, readImport, importCalendar),
  on(contract.getCalendarFeed, getFeed),
  on(contract.renewCalendarFeed, renewFeed),
  on(contract.prolongCalendarFeed, prolongFeed),
  on(contract.revokeCalendarFeed, revokeFeed),
  onOpen(contract.readCalendarFeed, readCalendarFeed),
  onOpen(contract.readInvitation, readInvitation),
  onOpen(contract.answerInvitationByAddress, answerInvitationByAddress),
];
