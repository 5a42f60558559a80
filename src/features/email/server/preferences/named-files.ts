import { namedInHtml } from '#server/file-naming.ts';
import { mailPreferences, mailTemplates } from '../../tables.ts';
import { pictureIdPattern } from '../compose/message-pictures.ts';

/** Where signatures and templates name files: the pictures in them. */
export const namedFiles = [namedInHtml(mailPreferences.signature, pictureIdPattern), namedInHtml(mailTemplates.message, pictureIdPattern)];
