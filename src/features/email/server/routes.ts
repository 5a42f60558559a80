import { on, onPrepared, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { addDraft } from './add-draft.ts';
import { cleanChanges, cleanDraft } from './clean-message.ts';
import { deleteEmails, emptyFolder, restoreEmails } from './delete-emails.ts';
import { getEmail, paginateEmail } from './get-email.ts';
import { listEmails } from './list-emails.ts';
import { listRecipients } from './list-recipients.ts';
import { readSource } from './read-source.ts';
import { saveDraft } from './save-draft.ts';
import { recallDraft, sendDraft } from './send-draft.ts';
import { snoozeEmails } from './snooze-emails.ts';
import { toggleLabel } from './toggle-label.ts';
import { updateEmails } from './update-emails.ts';

export const emailRoutes: Route[] = [
  on(contract.listEmails, listEmails),
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
