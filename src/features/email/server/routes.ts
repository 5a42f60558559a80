import { on, onOpen, onPrepared, onRaw, type Route } from '#server/route.ts';
import * as accountsContract from '../accounts-contract.ts';
import * as attachedContract from '../attached-contract.ts';
import * as contract from '../contract.ts';
import * as domainsContract from '../domains-contract.ts';
import * as labelsContract from '../labels-contract.ts';
import * as outboxContract from '../outbox-contract.ts';
import * as picturesContract from '../pictures-contract.ts';
import * as preferencesContract from '../preferences-contract.ts';
import * as rulesContract from '../rules-contract.ts';
import * as transferContract from '../transfer-contract.ts';
import * as unsubscribeContract from '../unsubscribe-contract.ts';
import { deleteAccount, getAccount, requestSync, saveAccount, tryAccount } from './accounts.ts';
import { listRecipients } from './addresses.ts';
import { addAlias, deleteAlias, listAliases } from './aliases.ts';
import { readAttachedFile, readAttachedMail } from './attached.ts';
import { deleteEmails, emptyFolder, restoreEmails, snoozeEmails, toggleLabel, updateEmails } from './change-emails.ts';
import { cleanChanges, cleanDraft } from './compose/sanitize-message.ts';
import { readOutbox } from './delivery/deliveries.ts';
import { addSigningKey, askForRecords, checkMailDomain, listMailDomains, prepareKey } from './domains.ts';
import { addDraft, saveDraft } from './drafts.ts';
import { getEmail, paginateEmail } from './get-email.ts';
import { addLabel, deleteLabel, listLabels, moveLabel, restoreLabel, updateLabel } from './labels.ts';
import { listEmails, listMarks } from './list-emails.ts';
import { readSource } from './mail-source.ts';
import { addSender, fetchPicture, listSenders, removeSender } from './pictures.ts';
import { cleanHtml, getPreferences, getView, updatePreferences, updateView } from './preferences.ts';
import { addRule, deleteRule, listRules, moveRule, restoreRule, updateRule } from './rules.ts';
import { recallDraft, sendDraft } from './send-draft.ts';
import { addTemplate, deleteTemplate, listTemplates, restoreTemplate, updateTemplate } from './templates.ts';
import { exportMailbox } from './transfer/export-mailbox.ts';
import { importMailbox } from './transfer/import-mailbox.ts';
import { askSender, unsubscribe } from './unsubscribe.ts';

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

  on(labelsContract.listMailLabels, listLabels),
  on(labelsContract.addMailLabel, addLabel),
  on(labelsContract.updateMailLabel, updateLabel),
  on(labelsContract.moveMailLabel, moveLabel),
  on(labelsContract.deleteMailLabel, deleteLabel),
  on(labelsContract.restoreMailLabel, restoreLabel),

  on(rulesContract.listMailRules, listRules),
  on(rulesContract.addMailRule, addRule),
  on(rulesContract.updateMailRule, updateRule),
  on(rulesContract.moveMailRule, moveRule),
  on(rulesContract.deleteMailRule, deleteRule),
  on(rulesContract.restoreMailRule, restoreRule),

  on(accountsContract.getImapAccount, getAccount),
  onPrepared(accountsContract.saveImapAccount, tryAccount, saveAccount),
  on(accountsContract.syncImapAccount, requestSync),
  on(accountsContract.deleteImapAccount, deleteAccount),

  on(preferencesContract.getMailPreferences, getPreferences),
  onPrepared(
    preferencesContract.updateMailPreferences,
    ({ body }, scope) => cleanHtml(body.signature, 'signature', scope),
    updatePreferences,
  ),
  on(preferencesContract.getMailView, getView),
  on(preferencesContract.updateMailView, updateView),
  on(preferencesContract.listMailTemplates, listTemplates),
  onPrepared(preferencesContract.addMailTemplate, ({ body }, scope) => cleanHtml(body.message, 'message', scope), addTemplate),
  onPrepared(preferencesContract.updateMailTemplate, ({ body }, scope) => cleanHtml(body.message, 'message', scope), updateTemplate),
  on(preferencesContract.deleteMailTemplate, deleteTemplate),
  on(preferencesContract.restoreMailTemplate, restoreTemplate),
  on(preferencesContract.listMailAliases, listAliases),
  on(preferencesContract.addMailAlias, addAlias),
  on(preferencesContract.deleteMailAlias, deleteAlias),

  onPrepared(picturesContract.getMailPicture, fetchPicture, async (_given, _scope, data) => ({ data })),
  on(picturesContract.listPictureSenders, listSenders),
  on(picturesContract.addPictureSender, addSender),
  on(picturesContract.removePictureSender, removeSender),

  onPrepared(attachedContract.readAttachedMail, readAttachedMail, async (_given, _scope, answer) => answer),
  onPrepared(attachedContract.readAttachedFile, readAttachedFile, async (_given, _scope, answer) => answer),

  on(transferContract.exportMailbox, exportMailbox),
  onRaw(transferContract.importMailbox, importMailbox, async (_given, _scope, imported) => imported),

  onPrepared(unsubscribeContract.unsubscribe, askSender, unsubscribe),

  on(domainsContract.listMailDomains, listMailDomains),
  onPrepared(domainsContract.addSigningKey, prepareKey, addSigningKey),
  onPrepared(domainsContract.checkMailDomain, askForRecords, checkMailDomain),

  onOpen(outboxContract.readOutbox, readOutbox),
];
