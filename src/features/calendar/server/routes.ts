import { on, onOpen, onRaw, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import * as feedContract from '../feed-contract.ts';
import * as invitationContract from '../invitation-contract.ts';
import * as transferContract from '../transfer-contract.ts';
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
  on(transferContract.exportCalendar, exportCalendar),
  onRaw(transferContract.importCalendar, readImport, importCalendar),
  on(feedContract.getCalendarFeed, getFeed),
  on(feedContract.renewCalendarFeed, renewFeed),
  on(feedContract.prolongCalendarFeed, prolongFeed),
  on(feedContract.revokeCalendarFeed, revokeFeed),
  onOpen(feedContract.readCalendarFeed, readCalendarFeed),
  onOpen(invitationContract.readInvitation, readInvitation),
  onOpen(invitationContract.answerInvitationByAddress, answerInvitationByAddress),
];
