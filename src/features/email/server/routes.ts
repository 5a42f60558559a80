import { on, onPrepared, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { addDraft } from './compose/add-draft.ts';
import { cleanChanges, cleanDraft } from './compose/clean-message.ts';
import { listRecipients } from './compose/list-recipients.ts';
import { saveDraft } from './compose/save-draft.ts';
import { recallDraft, sendDraft } from './compose/send-draft.ts';
import { deleteEmails, emptyFolder, restoreEmails } from './list/delete-emails.ts';
import { listEmails } from './list/list-emails.ts';
import { listMarks } from './list/list-marks.ts';
import { snoozeEmails } from './list/snooze-emails.ts';
import { toggleLabel } from './list/toggle-label.ts';
import { updateEmails } from './list/update-emails.ts';
import { getEmail, paginateEmail } from './reader/get-email.ts';
import { readSource } from './receiving/read-source.ts';

export const emailRoutes: Route[] = [
  on(contract.listEmails, listEmails),
  on(contract.listMarks, listMarks),
  onPrepared(contract.updateEmails, cleanChanges, updateEmails),
  on(contract.toggleLabel, toggleLabel),
  on(contract.getEmail, getEmail),
  on(contract.paginateEmail, paginateEmail),
  onPrepared(contract.addDraft, cleanDraft, addDraft),
  onPrepared(contract.saveDraft, cleanDraft, saveDraft),
  on(contract.sendDraft, sendDraft),
  on(contract.recallDraft, recallDraft),
  on(contract.listRecipients, listRecipients),
  on(contract.snoozeEmails, snoozeEmails),
  on(contract.deleteEmails, deleteEmails),
  on(contract.emptyFolder, emptyFolder),
  on(contract.restoreEmails, restoreEmails),
  on(contract.readSource, readSource),
];
