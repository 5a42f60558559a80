import type { BackgroundWork } from '#server/server-area.ts';
import { accountWork } from './account-work.ts';
import { noticeMailWork } from './notice-mail-work.ts';
import { reminderWork } from './reminder-work.ts';
import { serverAreas } from './server-areas.ts';
import { sweepWork } from './sweep-work.ts';

/** All that a server does again and again, whoever calls. */
export function backgroundWork(): BackgroundWork[] {
  return [...serverAreas.flatMap(({ work = [] }) => work), accountWork, reminderWork, noticeMailWork, sweepWork()];
}
