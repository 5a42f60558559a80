import { referencedById, referencedInHtml, referencedInJson } from '#server/file-reference-column.ts';
import { mailPreferences, mails, mailTemplates } from '../tables.ts';
import { pictureIdPattern } from './compose/attachments.ts';

/** Where emails, signatures and templates reference files. Images shown in an email are among its attachments. */
export const fileReferences = [
  referencedById(mails.sourceFileId),
  referencedInJson(mails.attachments, '$[*].fileId'),
  referencedInHtml(mailPreferences.signature, pictureIdPattern),
  referencedInHtml(mailTemplates.message, pictureIdPattern),
];
