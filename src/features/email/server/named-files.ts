import { namedById, namedInHtml, namedInJson } from '#server/file-naming.ts';
import { mailPreferences, mails, mailTemplates } from '../tables.ts';
import { pictureIdPattern } from './compose/attachments.ts';

/** Where mails, signatures and templates name files. Pictures that a mail shows are among its attachments. */
export const namedFiles = [
  namedById(mails.sourceFileId),
  namedInJson(mails.attachments, '$[*].fileId'),
  namedInHtml(mailPreferences.signature, pictureIdPattern),
  namedInHtml(mailTemplates.message, pictureIdPattern),
];
