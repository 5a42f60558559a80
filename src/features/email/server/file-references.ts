import { referencedById, referencedInHtml, referencedInJson } from '#server/file-reference-column.ts';
import { mailPreferences, mails, mailTemplates } from '../tables.ts';
import { pictureIdPattern } from './compose/attachments.ts';

/** Where mails, signatures and templates name files. Pictures that a mail shows are among its attachments. */
export const fileReferences = [
  referencedById(mails.sourceFileId),
  referencedInJson(mails.attachments, '$[*].fileId'),
  referencedInHtml(mailPreferences.signature, pictureIdPattern),
  referencedInHtml(mailTemplates.message, pictureIdPattern),
];
