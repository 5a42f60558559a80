import { pictureIdPattern } from '#features/email/server/offers.ts';
import { namedInHtml } from '#server/file-naming.ts';
import { mailPreferences, mailTemplates } from '../tables.ts';

/** Where signatures and templates name files: the pictures in them. */
export const namedFiles = [namedInHtml(mailPreferences.signature, pictureIdPattern), namedInHtml(mailTemplates.message, pictureIdPattern)];
