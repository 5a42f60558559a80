import { readCalendarFiles } from '#features/email/server/offers.ts';
import { isZone } from '#server/is-zone.ts';
import { invalid } from '#server/refusal.ts';
import { refuseUnlessAble } from '#server/refuse-unless-able.ts';
import type { PreparingScope } from '#server/route.ts';
import { type MailedFile, readMailedFile } from './read-mailed-file.ts';

interface Given {
  params: { mailId: number };
  query: { timeZone: string };
}

/** What the calendar file of an own mail tells of, read while no connection is held. @throws 404 for no such mail, 400 for a zone that is none */
export async function readEventOfMail({ params, query }: Given, scope: PreparingScope): Promise<MailedFile | null> {
  refuseUnlessAble(scope.ability, 'read', 'Email');
  if (!isZone(query.timeZone)) throw invalid('timeZone', 'not_a_zone');
  const files = await readCalendarFiles(params.mailId, scope);
  return files.length === 0 ? null : scope.deps.heavy.run(readMailedFile, { files, timeZone: query.timeZone });
}
