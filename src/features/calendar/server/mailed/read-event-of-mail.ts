import { type CalendarMail, readCalendarFiles } from '#features/email/server/offers.ts';
import { isZone } from '#server/is-zone.ts';
import { invalid } from '#server/refusal.ts';
import { refuseUnlessAble } from '#server/refuse-unless-able.ts';
import type { PreparingScope } from '#server/route.ts';
import { type MailedFile, readMailedFile } from './read-mailed-file.ts';

/** What a calendar file tells of, and who has sent it. */
export interface EventOfMail extends MailedFile, Omit<CalendarMail, 'files'> {}

interface Given {
  params: { mailId: number };
  query: { timeZone: string };
}

/** What the calendar file of an own mail tells of, read while no connection is held. @throws 404 for no such mail, 400 for a zone that is none */
export async function readEventOfMail({ params, query }: Given, scope: PreparingScope): Promise<EventOfMail | null> {
  refuseUnlessAble(scope.ability, 'read', 'Email');
  if (!isZone(query.timeZone)) throw invalid('timeZone', 'not_a_zone');
  const { files, ...from } = await readCalendarFiles(params.mailId, scope);
  const file = files.length === 0 ? null : await scope.deps.heavy.run(readMailedFile, { files, timeZone: query.timeZone });
  return file && { ...file, ...from };
}
