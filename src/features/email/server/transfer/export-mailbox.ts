import type { GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { todayOf } from '#features/company-day/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import { type MailLabel, ownLabelId } from '../../labels-contract.ts';
import type { exportMailbox as contract } from '../../transfer-contract.ts';
import { readLabels } from '../labels/read-labels.ts';
import { type Exporting, eachOwnMail } from './each-own-mail.ts';
import { quoteMail } from './quote-mail.ts';

type Folder = GivenOf<typeof contract>['query']['folder'];

/**
 * The mails of a folder as an mbox file, in the order in which they came to be. It is written as it is read: one mail at a time, each on a
 * connection of its own, so that a slow reader holds none. It breaks off when the session ends.
 */
export async function exportMailbox({ query }: GivenOf<typeof contract>, scope: Scope): Promise<Response> {
  const { deps } = scope;
  await recordAudit(scope.db, scope, { action: 'email.exported', target: query.folder });
  return deps.exports.answer(scope, {
    name: `atrium-${query.folder || 'mailbox'}-${await todayOf(scope)}.mbox`,
    mediaType: 'application/mbox',
    parts: entriesOf(query.folder, scope),
    onFailure: (error) => deps.log.error('mailbox not exported', {}, error),
  });
}

function entriesOf(folder: Folder, scope: Exporting): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  const { entity, identity } = scope;
  return eachOwnMail(folder, scope, async (db, mail, source) => {
    const own = await readLabels({ db, entity, identity });
    return quoteMail(source, { ...mail, labels: keywordsOf(mail.labels, own) });
  });
}

/** Own labels by their names, as one word each: the import, here or elsewhere, knows no ids. One that was deleted is left out. */
function keywordsOf(labels: readonly string[], own: readonly MailLabel[]): string[] {
  return labels.flatMap((label) => {
    const named = own.find((one) => one.label === label);
    if (named) return named.name.replaceAll(/[\s,]+/gu, '-');
    return ownLabelId(label) === null ? label : [];
  });
}
