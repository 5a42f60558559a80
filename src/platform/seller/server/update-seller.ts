import { and, eq, like, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { type BankAccount, wrongAccountField } from '#contract/money/bank-account.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { zoneOf } from '#platform/company-day/server/public-api.ts';
import { files } from '#platform/files/tables.ts';
import { announce } from '#server/announce.ts';
import { conflict, invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { isZone } from '#server/zone-days.ts';
import type { updateSeller as contract } from '../contract.ts';
import { sellers } from '../tables.ts';
import { getSeller } from './get-seller.ts';
import { setNextNumber } from './next-number.ts';
import { readSeller } from './read-seller.ts';

export async function updateSeller({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, now } = scope;
  const { version, nextNumber, ...fields } = body;
  const { logo: _logo, ...proposed } = await readSeller(scope);
  // Creates the row on the first change, so concurrent changes can lock it.
  await db
    .insert(sellers)
    .values({ ...proposed, entity, updatedAt: now })
    .onConflictDoNothing();
  const [row] = await db.select().from(sellers).where(eq(sellers.entity, entity)).for('update');
  if (!row) throw new Error('the profile has just been added');
  if (version !== undefined && version !== row.version) throw conflict('seller', (await read(scope)).seller);
  if (fields.timeZone && !isZone(fields.timeZone)) throw invalid('timeZone', 'not_a_zone');
  const { bankCountry = row.bankCountry, bankCode = row.bankCode, accountNumber = row.accountNumber } = fields;
  refuseWrongAccount({ bankCountry, bankCode, accountNumber });
  if (fields.logoFileId && fields.logoFileId !== row.logoFileId) await refuseUnlessOwnPicture(fields.logoFileId, scope);
  await db
    .update(sellers)
    .set({ ...fields, version: sql`${sellers.version} + 1`, updatedAt: now })
    .where(eq(sellers.entity, entity));
  if (nextNumber !== undefined) await setNextNumber(nextNumber, { numberPrefix: fields.numberPrefix ?? row.numberPrefix }, scope);
  const texts = Object.entries(fields).filter((field): field is [keyof typeof row & string, string] => typeof field[1] === 'string');
  const changes = [
    ...texts.filter(([name, to]) => row[name] !== to).map(([field, to]) => ({ field, from: String(row[field]), to })),
    ...(nextNumber === undefined ? [] : [{ field: 'nextNumber', from: '', to: String(nextNumber) }]),
  ];
  await recordAudit(db, scope, { action: 'seller.edited', targetKind: 'seller', target: fields.name ?? row.name, changes });
  // Every page depends on the company's current date.
  const { country = row.country, timeZone = row.timeZone } = fields;
  const isZoneChanged = zoneOf({ country, timeZone }) !== zoneOf(row);
  await announce(db, entity, { kind: 'seller', ids: [] }, ...(isZoneChanged ? [{ kind: 'session' as const, ids: [] }] : []));
  return read(scope);
}

function refuseWrongAccount(account: BankAccount): void {
  const wrong = wrongAccountField(account);
  if (wrong) throw invalid(wrong, wrong === 'bankCode' ? 'not_a_bank_code' : 'not_an_account');
}

const read = (scope: Scope) => getSeller({ params: undefined, query: undefined, body: undefined }, scope);

/** Prevents revealing another person's file by guessing its id. */
async function refuseUnlessOwnPicture(id: number, { db, entity, identity }: Scope): Promise<void> {
  const [file] = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.entity, entity), eq(files.id, id), eq(files.personId, identity.personId), like(files.mediaType, 'image/%')))
    // Keeps the sweep from deleting the file before the profile references it.
    .for('key share');
  if (!file) throw invalid('logoFileId', 'unknown_file');
}
