import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Linked } from '#contract/linked-kind.ts';
import { keepMailAsFile } from '#features/email/server/offers.ts';
import { attachToInvoice, isMailAttached, lockInvoice, type NewAttachment } from '#features/invoice/server/offers.ts';
import { findMade, link } from '#features/links/server/offers.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { attachMail as contract } from '../../contract.ts';
import { readEnd } from '../ends/ends.ts';
import { tellEnds } from '../tell-ends.ts';
import { filesOf } from './files-of.ts';

/** Attaches one's own mail to an invoice, for all who read invoices. */
export async function attachMail({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { clientKey, mailId, invoiceId, withMail, withFiles } = body;
  if (!withMail && !withFiles) throw invalid('withMail', { code: 'one_of_two', other: 'withFiles' });
  const mail: Linked<'mail'> = { kind: 'mail', id: mailId };
  const invoice: Linked<'invoice'> = { kind: 'invoice', id: invoiceId };
  await readEnd(mail, scope);
  const made = await readEnd(invoice, scope);
  await lockInvoice(invoiceId, scope);
  const files: NewAttachment[] = withFiles ? await filesOf(mail, scope) : [];
  if (!withMail && files.length === 0) throw invalid('withFiles', 'empty');
  if (withMail && !(await isMailAttached(invoiceId, mailId, scope))) files.unshift({ ...(await keepMailAsFile(mailId, scope)), mailId });
  const attachmentIds = await attachToInvoice({ invoiceId, files, clientKey, field: 'withFiles' }, scope);
  const making = { madeBy: scope.identity.personId, clientKey };
  const earlier = await findMade(scope, making);
  if (!earlier) await link(scope, mail, invoice, making);
  const linked = earlier ?? (await findMade(scope, making));
  await tellEnds([mail], scope);
  return { made, attachmentIds, isNewLink: linked?.to.kind === 'invoice' && linked.to.id === invoiceId };
}
