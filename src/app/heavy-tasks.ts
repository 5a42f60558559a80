import { readMailedFile } from '#features/calendar/server/read-mailed-file.ts';
import { replyCalendars } from '#features/calendar/server/reply-calendars.ts';
import { readCalendar } from '#features/calendar/server/transfer/read-calendar.ts';
import { cleanMessage } from '#features/email/server/compose/sanitize-message.ts';
import { openAttached } from '#features/email/server/open-attached.ts';
import { cleanKeptMessage } from '#features/email/server/receiving/clean-stored-mails.ts';
import { parseMail } from '#features/email/server/receiving/parse-mail.ts';
import { findEntries, readEntry } from '#features/email/server/transfer/read-entries.ts';
import { readBoardFile } from '#features/kanban/server/import/read-board-file.ts';
import { readProductSheet } from '#features/shop/server/product-sheet/parse-product-sheet.ts';
import { readUserSheet } from '#features/users/server/user-sheet.ts';
import { checkPart } from '#features/workspace/server/check-part.ts';
import { cleanRowsBy } from '#features/workspace/server/clean-rows.ts';
import { readManifest } from '#features/workspace/server/manifest.ts';
import type { HeavyTask } from '#server/heavy-work.ts';
import { importRules } from './import-rules.ts';

/** The worker tasks of all features. The host lists its own. */
export const heavyTasks: readonly HeavyTask<never, unknown>[] = [
  parseMail,
  openAttached,
  cleanMessage,
  cleanKeptMessage,
  findEntries,
  readEntry,
  readCalendar,
  readMailedFile,
  replyCalendars,
  readUserSheet,
  readBoardFile,
  readProductSheet,
  cleanRowsBy(importRules),
  checkPart,
  readManifest,
];
