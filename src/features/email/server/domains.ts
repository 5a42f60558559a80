import { and, asc, eq, sql } from 'drizzle-orm';
import { domainOf } from '#contract/domain-of.ts';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { accounts } from '#platform/session/tables.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { DnsRecords, LookUp } from '#server/mail-host.ts';
import { queryRows } from '#server/query-rows.ts';
import { notFound } from '#server/refusal.ts';
import type { PreparingScope } from '#server/route.ts';
import type { Scope } from '#server/scope.ts';
import type * as domainsContract from '../domains-contract.ts';
import type { DnsRecord, Finding, MailDomain } from '../domains-contract.ts';
import { mailSigningKeys } from '../tables.ts';
import { createKey } from './signing-key.ts';

type SigningKeyRow = typeof mailSigningKeys.$inferSelect;

/** Lists the company's own domains with the DNS records to publish for each. */
export async function listMailDomains(
  _given: GivenOf<typeof domainsContract.listMailDomains>,
  scope: Scope,
): Promise<AnswerOf<typeof domainsContract.listMailDomains>> {
  const { db, deps, entity } = scope;
  const domains = await ownDomains(db, entity);
  const keys = await readKeys(db, entity);
  return {
    domains: domains.map((domain) =>
      toMailDomain(
        deps,
        domain,
        keys.filter((key) => key.domain === domain),
      ),
    ),
  };
}

/** Returns the domains in which people of the company have verified addresses and no other company does. */
async function ownDomains(db: Db, entity: string): Promise<string[]> {
  const rows = await queryRows<{ domain: string }>(
    db,
    sql`select domain from (
      select distinct lower(split_part(a.email, '@', -1)) as domain from ${accounts} a where a.entity = ${entity} and a.email_verified_at is not null
    ) used where owns_mail_domain(domain, ${entity}) order by domain`,
  );
  return rows.map(({ domain }) => domain);
}

/** Rejects a domain that is not the company's own. @throws 404 */
async function refuseForeignDomain(db: Db, entity: string, domain: string): Promise<void> {
  if (!(await ownDomains(db, entity)).includes(domain)) throw notFound('mail_domain');
}

/** Returns the keys of a domain, or of all, older keys first. */
function readKeys(db: Db, entity: string, domain?: string): Promise<SigningKeyRow[]> {
  return db
    .select()
    .from(mailSigningKeys)
    .where(and(eq(mailSigningKeys.entity, entity), domain === undefined ? undefined : eq(mailSigningKeys.domain, domain)))
    .orderBy(asc(mailSigningKeys.createdAt), asc(mailSigningKeys.selector));
}

function toMailDomain(deps: Dependencies, domain: string, keys: SigningKeyRow[]): MailDomain {
  const isInUse = keys.some(({ publishedAt }) => publishedAt !== null);
  const isOfInstallation = domainOf(deps.mail.outgoing?.from.email ?? '') === domain;
  return {
    domain,
    signing: isInUse ? 'on' : keys.length > 0 ? 'waiting' : 'off',
    isRotating: isInUse && keys.some(({ publishedAt }) => publishedAt === null),
    isOfInstallation,
    records: [...keys.map(recordOfKey), ...spfRecord(deps, domain, isOfInstallation), dmarcRecord(domain), ...mxRecord(deps, domain)],
  };
}

const nameOfKey = ({ domain, selector }: Pick<SigningKeyRow, 'domain' | 'selector'>) => `${selector}._domainkey.${domain}`;

function recordOfKey(key: SigningKeyRow): DnsRecord {
  return { kind: 'dkim', type: 'TXT', name: nameOfKey(key), value: `v=DKIM1; k=rsa; p=${key.publicKey}` };
}

/** Returned only for the envelope domain, which all outgoing mail shares: SPF checks no other. */
function spfRecord({ mail }: Dependencies, domain: string, isOfInstallation: boolean): DnsRecord[] {
  const server = mail.outgoing?.host;
  return isOfInstallation ? [{ kind: 'spf', type: 'TXT', name: domain, value: `v=spf1 mx${server ? ` a:${server}` : ''} ~all` }] : [];
}

/** Requests nothing yet: a company can tighten the policy once all its mail passes. */
function dmarcRecord(domain: string): DnsRecord {
  return { kind: 'dmarc', type: 'TXT', name: `_dmarc.${domain}`, value: 'v=DMARC1; p=none' };
}

function mxRecord({ settings }: Dependencies, domain: string): DnsRecord[] {
  const host = URL.parse(settings.publicUrl ?? '')?.hostname;
  return settings.receivesMail && host ? [{ kind: 'mx', type: 'MX', name: domain, value: `10 ${host}` }] : [];
}

type KeyGiven = GivenOf<typeof domainsContract.addSigningKey>;
type Key = Awaited<ReturnType<typeof createKey>>;

// Two selectors are enough: one is in use while the DNS record of the other changes.
const selectors = ['atrium1', 'atrium2'] as const;

/** Creates a key without holding a connection, because that takes a while. */
export async function prepareKey({ body }: KeyGiven, { deps, entity }: PreparingScope): Promise<Key> {
  const domain = body.domain.toLowerCase();
  await deps.database.reading(entity, (db) => refuseForeignDomain(db, entity, domain));
  return createKey(deps, entity, domain);
}

/** Stores a key beside the current one, unless one is already waiting. */
export async function addSigningKey({ body }: KeyGiven, scope: Scope, key: Key): Promise<AnswerOf<typeof domainsContract.addSigningKey>> {
  const { db, deps, entity, now } = scope;
  const domain = body.domain.toLowerCase();
  await lockDomain(db, entity, domain);
  await refuseForeignDomain(db, entity, domain);
  const keys = await readKeys(db, entity, domain);
  if (keys.every(({ publishedAt }) => publishedAt !== null)) {
    const inUse = keys.at(-1)?.selector;
    const selector = selectors.find((one) => one !== inUse) ?? selectors[0];
    await db
      .delete(mailSigningKeys)
      .where(and(eq(mailSigningKeys.entity, entity), eq(mailSigningKeys.domain, domain), eq(mailSigningKeys.selector, selector)));
    await db.insert(mailSigningKeys).values({ entity, domain, selector, ...key, publishedAt: null, createdAt: now });
    await recordAudit(db, scope, { action: 'email.signing-key-added', target: domain });
  }
  return { domain: toMailDomain(deps, domain, await readKeys(db, entity, domain)) };
}

type CheckGiven = GivenOf<typeof domainsContract.checkMailDomain>;
type Answered = { records: string[]; isAnswered: boolean };

const maxShown = 10;
const longestShown = 500;

/** Queries the DNS without holding a connection. */
export async function askForRecords({ body }: CheckGiven, { deps, entity }: PreparingScope): Promise<Finding[]> {
  const domain = body.domain.toLowerCase();
  const keys = await deps.database.reading(entity, async (db) => {
    await refuseForeignDomain(db, entity, domain);
    return readKeys(db, entity, domain);
  });
  return Promise.all(toMailDomain(deps, domain, keys).records.map((record) => findRecord(deps, record)));
}

/** Activates a key that was found in the DNS, deactivates one that is gone, and deletes one that has been replaced. */
export async function checkMailDomain(
  { body }: CheckGiven,
  scope: Scope,
  findings: Finding[],
): Promise<AnswerOf<typeof domainsContract.checkMailDomain>> {
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
  return { name, kind, state, found: relevant.slice(0, maxShown).map((text) => text.slice(0, longestShown)) };
}

/** One string per record. */
async function read(lookUp: LookUp | null, { name, type }: DnsRecord): Promise<Answered> {
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

// Any valid SPF, DMARC or MX record of the company is accepted; only the key must be this one.
const isRight: Record<DnsRecord['kind'], (records: string[], value: string) => boolean> = {
  dkim: (records, value) => records.length === 1 && keyIn(records[0] ?? '') === keyIn(value),
  spf: (records) => records.length === 1,
  dmarc: (records) => records.length === 1 && /;\s*p\s*=\s*(?:none|quarantine|reject)\b/i.test(records[0] ?? ''),
  mx: (records, value) => records.some((record) => hostOf(record) === hostOf(value)),
};

const keyIn = (record: string) => /(?:^|;)\s*p\s*=([^;]*)/i.exec(record)?.[1]?.replaceAll(/\s/g, '');
const hostOf = (record: string) => record.split(' ')[1]?.toLowerCase().replace(/\.$/, '');

/** Locks the domain's keys until the transaction ends. */
async function lockDomain(db: Db, entity: string, domain: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`signing keys of ${entity} ${domain}`}, 0))`);
}
