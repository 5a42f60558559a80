import { namedById, namedInJson } from '#server/file-naming.ts';
import { taskActivity, tasks } from '../tables.ts';

/** Where cards name files; what was taken off one can be put back. */
export const namedFiles = [
  namedById(tasks.coverFileId),
  namedInJson(tasks.attachments, '$[*].fileId'),
  namedInJson(taskActivity.facts, '$.fileIds[*]'),
];
