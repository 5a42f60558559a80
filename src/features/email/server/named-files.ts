import { namedById, namedInJson } from '#server/file-naming.ts';
import { mails } from '../tables.ts';

/** Where mails name files. Those that a message shows are among its attachments. */
export const namedFiles = [namedById(mails.sourceFileId), namedInJson(mails.attachments, '$[*].fileId')];
