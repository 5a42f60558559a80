import { and, eq } from 'drizzle-orm';
import { sendWithFile } from '#features/email/server/public-api.ts';
import { todayOf } from '#platform/company-day/server/public-api.ts';
import { people } from '#platform/people/tables.ts';
import type { Scope } from '#server/scope.ts';
import { readSharedFiles } from '../attachments.ts';
import { languageFor, makeInvoiceFile, readKeptXml } from '../invoice-files.ts';
import { invoiceLetter } from '../invoice-letter.ts';
import { invoicePath } from '../invoice-link.ts';
import { type InvoiceRow, type InvoiceWork, writeHistory } from '../invoice-rows.ts';
import { issueNow } from '../issue-invoice.ts';
import { refreshInvoice } from '../write-invoice.ts';
import { refuseNeedless, remindableCents } from './remindable.ts';

export interface MailingWork extends InvoiceWork {
  deps: Scope['deps'];
  /** Person whose mailbox sends it. */
  senderId: number;
  /** The server's public address; null if unknown. */
  origin: string | null;
}

interface Wanted {
  to: string;
  subject?: string | undefined;
  message?: string | undefined;
  isReminder?: boolean | undefined;
  attachesShared?: boolean | undefined;
}

/**
 * Mails a locked invoice to its client with the PDF attached and a signed link; issues a draft first.
 * @throws 409 for a reminder of an invoice that is paid, in credit, covered by the client's other credit, or not due yet; 400 for files too
 * large to mail
 * @returns the ids of all changed invoices
 */
export async function mailInvoice(work: MailingWork, row: InvoiceRow, wanted: Wanted): Promise<number[]> {
  const { db, entity, deps, now, senderId, origin } = work;
  const { id } = row;
  const isReminder = wanted.isReminder === true;
  const remindedCents = isReminder ? await remindableCents(row, { db, entity, today: await todayOf(work) }) : 0;
  if (isReminder) refuseNeedless(remindedCents, row);
  const changed = row.issuedAt ? [id] : (await issueNow(work, row)).ids;
  if (row.issuedAt && !isReminder) await refreshInvoice(work, id, { sentAt: now });
  const from = await readSender(work);
  const language = await languageFor(work, row);
  const { record, name, bytes } = await makeInvoiceFile(id, language, work);
  const link = origin === null ? null : `${origin}${await invoicePath(work, row)}`;
  const shared = wanted.attachesShared ? await readSharedFiles(id, work) : [];
  const { client } = record;
  const isTheirs = wanted.to.toLowerCase() === client.companyEmail.toLowerCase();
  await writeHistory(work, { invoiceId: id, kind: isReminder ? 'reminded' : 'sent', detail: wanted.to });
  await sendWithFile(
    db,
    deps,
    {
      entity,
      ownerId: senderId,
      from,
      to: { name: isTheirs ? client.name || client.company : '', email: wanted.to },
      files: [{ name, mediaType: 'application/pdf', bytes }, ...(await xmlBeside(id, work)), ...shared],
      ...invoiceLetter(record, { ...wanted, isReminder, remindedCents, sender: from.name, link, language }),
    },
    now,
  );
  return changed;
}

/** Returns the XRechnung to attach; Factur-X is embedded in the PDF. */
async function xmlBeside(id: number, work: MailingWork) {
  const kept = await readKeptXml(id, work);
  if (kept?.format !== 'xrechnung') return [];
  return [{ name: kept.name, mediaType: 'application/xml', bytes: new TextEncoder().encode(kept.xml) }];
}

async function readSender({ db, entity, senderId }: MailingWork): Promise<{ name: string; email: string }> {
  const [person] = await db
    .select({ name: people.fullName, email: people.email })
    .from(people)
    .where(and(eq(people.entity, entity), eq(people.id, senderId)));
  if (!person) throw new Error('whoever sends an invoice is no person of the company');
  return person;
}
