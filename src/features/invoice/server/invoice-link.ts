import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageAddress } from '#contract/page-address.ts';
import { linksVersionOf } from '#platform/session/server/public-api.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { refuseTooMany } from '#server/rate-limit.ts';
import { notFound } from '#server/refusal.ts';
import type { OpenScope, Scope } from '#server/scope.ts';
import { isSignedHere, signatureOf } from '#server/signature.ts';
import type { readInvoiceLink as contract } from '../link-contract.ts';
import { readInvoiceRow } from './read-invoice.ts';

interface Linked {
  entity: string;
  id: number;
}

/** The terms of a link, as digits. */
export interface Terms {
  /** Unix time in seconds. */
  expires: string;
  /** Id of the person who mailed it. */
  sender: string;
}

type SignedTerms = Terms & { signature: string };

const purpose = 'invoice links';
const daySeconds = 86_400;
const daysAfterDue = 90;
const opensPerHour = 240;

/**
 * Returns the path of the page where a client sees an invoice. The signature grants access until 90 days after the due date
 * (or after mailing, if later), unless the sender is suspended or changes their password.
 */
export async function invoicePath(
  { db, deps, entity, senderId, now }: { db: Db; deps: Dependencies; entity: string; senderId: number; now: Date },
  { id, dueOn }: { id: number; dueOn: string },
): Promise<string> {
  const lastDay = Math.max(Date.parse(`${dueOn}T00:00:00Z`), now.getTime()) / 1000 / daySeconds + daysAfterDue;
  const terms = { expires: String(Math.ceil(lastDay) * daySeconds), sender: String(senderId) };
  const linksTo = await linksOf({ db, deps, entity }, terms);
  return (await linksTo(id)).path;
}

/** Returns a function for paths of invoice pages and PDFs with the same terms, so a link never leads to another that expires later. */
export async function linksOf(
  { db, deps, entity }: { db: Db; deps: Dependencies; entity: string },
  terms: Terms,
): Promise<(id: number) => Promise<{ path: string; pdf: string }>> {
  const version = (await linksVersionOf(db, entity, Number(terms.sender))) ?? 0;
  return async (id) => {
    const signature = await signatureOf(deps, purpose, factsOf({ entity, id }, terms, version));
    const signed = { ...terms, signature };
    return { path: pageAddress('/invoice/:entity/:id', { entity, id }, signed), pdf: pdfPath({ entity, id }, signed) };
  };
}

/** Returns the path of the PDF with the same terms; older mails link to it directly. */
export function pdfPath({ entity, id }: Linked, signed: SignedTerms): string {
  return filePath({ entity, id }, '', signed);
}

export function xmlPath({ entity, id }: Linked, signed: SignedTerms): string {
  return filePath({ entity, id }, '/xml', signed);
}

/** Returns the path of a shared file or the logo. */
export function linkedFilePath({ entity, id }: Linked, file: number | 'logo', signed: SignedTerms): string {
  return filePath({ entity, id }, `/files/${file}`, signed);
}

function filePath({ entity, id }: Linked, kind: '' | '/xml' | `/files/${number | 'logo'}`, signed: SignedTerms): string {
  return `/api/v1/invoice-links/${encodeURIComponent(entity)}/${id}${kind}?${new URLSearchParams({ ...signed })}`;
}

/**
 * Verifies the signature and expiry of a link.
 * @throws 404, and 429 after too many attempts
 */
export async function checkInvoiceLink({ deps, caller, now }: OpenScope, linked: Linked, signed: SignedTerms): Promise<void> {
  await refuseTooMany(deps, [{ key: ['invoice link', caller], hits: opensPerHour, windowSeconds: 3600 }]);
  if (!(await isInvoiceLink({ deps, now }, linked, signed))) throw notFound('invoice');
}

async function isInvoiceLink(
  { deps, now }: { deps: Dependencies; now: Date },
  linked: Linked,
  { signature, ...terms }: SignedTerms,
): Promise<boolean> {
  const { expires, sender } = terms;
  if (!/^\d{1,12}$/.test(expires) || !/^\d{1,15}$/.test(sender) || Number(expires) * 1000 <= now.getTime()) return false;
  const version = await deps.database.reading(linked.entity, (db) => linksVersionOf(db, linked.entity, Number(sender)));
  return version !== null && isSignedHere(deps, purpose, factsOf(linked, terms, version), signature);
}

function factsOf({ entity, id }: Linked, { expires, sender }: Terms, version: number) {
  return [entity, id, expires, sender, version];
}

/** Returns the path of the client's page for an issued invoice, as in a mail by this person. */
export async function readInvoiceLink({ params }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const row = await readInvoiceRow(params.id, scope);
  if (!row.issuedAt || row.deletedAt) throw notFound('invoice');
  return { path: await invoicePath({ ...scope, senderId: scope.identity.personId }, row) };
}
