import { namedInJson } from '#server/file-naming.ts';
import { chatMessages } from '../tables.ts';

/** Where messages name files. */
export const namedFiles = [namedInJson(chatMessages.attachments, '$[*].fileId')];
