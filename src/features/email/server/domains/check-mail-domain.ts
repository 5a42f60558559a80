import { and, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { DnsRecords, LookUp } from '#server/mail-host.ts';
import type { PreparingScope } from '#server/route.ts';
import type { Scope } from '#server/scope.ts';
import type { checkMailDomain as contract, DnsRecord, Finding } from '../../domains-contract.ts';
import { mailSigningKeys } from '../../tables.ts';
import { lockDomain } from './lock-domain.ts';
import { nameOfKey, readKeys, refuseForeignDomain, type SigningKeyRow, toMailDomain } from './read-mail-domains.ts';

type Given = GivenOf<typeof contract>;
type Read = { records: string[]; isAnswered: boolean };

const mostShown = 10;
const longestShown = 500;

/** Asks the DNS while no connection is held. */
export async function askForRecords({ body }: Given, { deps, entity }: PreparingScope): Promise<Finding[]> {
  const domain = body.domain.toLowerCase();
  const keys = await deps.database.reading(entity, async (db) => {
    await refuseForeignDomain(db, entity, domain);
    return readKeys(db, entity, domain);
  });
  return Promise.all(toMailDomain(deps, domain, keys).records.map((record) => findRecord(deps, record)));
}

/** Puts a key to use that was found, takes one out of use that is gone, and forgets the one that another has taken over from. */
export async function checkMailDomain({ body }: Given, scope: Scope, findings: Finding[]): Promise<AnswerOf<typeof contract>> {
  const { db, deps, entity, now } = scope;
  const domain = body.domain.toLowerCase();
  await lockDomain(db, entity, domain);
  await refuseForeignDomain(db, entity, domain);
  const stateOf = (key: SigningKeyRow) => findings.find(({ name }) => name === nameOfKey(key))?.state ?? 'unanswered';
  const keys: SigningKeyRow[] = [];
  for (const key of await readKeys(db, entity, domain)) {
    const state = stateOf(key);
    const publishedAt = state === 'unanswered' ? key.publishedAt : state === 'found' ? (key.publishedAt ?? now) : null;
    if (publishedAt !== key.publishedAt) await db.update(mailSigningKeys).set({ publishedAt }).where(isKey(key));
    keys.push({ ...key, publishedAt });
  }
  const replaced = keys.at(-1)?.publishedAt ? keys.slice(0, -1) : [];
  for (const key of replaced) await db.delete(mailSigningKeys).where(isKey(key));
  return { domain: toMailDomain(deps, domain, keys.slice(replaced.length)), findings };
}

const isKey = ({ entity, domain, selector }: SigningKeyRow) =>
  and(eq(mailSigningKeys.entity, entity), eq(mailSigningKeys.domain, domain), eq(mailSigningKeys.selector, selector));

async function findRecord({ mail }: Dependencies, record: DnsRecord): Promise<Finding> {
  const { name, kind, value } = record;
  const { records, isAnswered } = await read(mail.lookUp, record);
  const relevant = records.filter(relevantTo[kind]);
  const state = !isAnswered ? 'unanswered' : relevant.length === 0 ? 'missing' : isRight[kind](relevant, value) ? 'found' : 'different';
  return { name, kind, state, found: relevant.slice(0, mostShown).map((text) => text.slice(0, longestShown)) };
}

/** One line for each record. */
async function read(lookUp: LookUp | null, { name, type }: DnsRecord): Promise<Read> {
  if (!lookUp) return { records: [], isAnswered: false };
  try {
    return { records: linesOf(await lookUp(name, type)), isAnswered: true };
  } catch (error) {
    const { code } = error as { code?: string };
    return { records: [], isAnswered: code === 'ENOTFOUND' || code === 'ENODATA' };
  }
}

function linesOf(records: DnsRecords): string[] {
  return records.map((record) =>
    typeof record === 'string' ? record : Array.isArray(record) ? record.join('') : `${record.priority} ${record.exchange}`,
  );
}

const relevantTo: Record<DnsRecord['kind'], (record: string) => boolean> = {
  dkim: () => true,
  spf: (record) => /^v=spf1(?:\s|$)/i.test(record),
  dmarc: (record) => /^v=dmarc1\s*(?:;|$)/i.test(record),
  mx: () => true,
};

// A company's own SPF, DMARC and MX are right as long as they are valid: only the key must be this one.
const isRight: Record<DnsRecord['kind'], (records: string[], value: string) => boolean> = {
  dkim: (records, value) => records.length === 1 && keyIn(records[0] ?? '') === keyIn(value),
  spf: (records) => records.length === 1,
  dmarc: (records) => records.length === 1 && /;\s*p\s*=\s*(?:none|quarantine|reject)\b/i.test(records[0] ?? ''),
  mx: (records, value) => records.some((record) => hostOf(record) === hostOf(value)),
};

const keyIn = (record: string) => /(?:^|;)\s*p\s*=([^;]*)/i.exec(record)?.[1]?.replaceAll(/\s/g, '');
const hostOf = (record: string) => record.split(' ')[1]?.toLowerCase().replace(/\.$/, '');
