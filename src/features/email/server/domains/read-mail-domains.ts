import { and, asc, eq, sql } from 'drizzle-orm';
import { domainOf } from '#contract/domain-of.ts';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { accounts } from '#features/session/tables.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { queryRows } from '#server/query-rows.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { listMailDomains as contract, DnsRecord, MailDomain } from '../../domains-contract.ts';
import { mailSigningKeys } from '../../tables.ts';

export type SigningKeyRow = typeof mailSigningKeys.$inferSelect;

/** The company's own domains, with what is to be published for each. */
export async function listMailDomains(_given: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
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

/** Those in which people of the company have verified addresses, and no other company has. */
async function ownDomains(db: Db, entity: string): Promise<string[]> {
  const rows = await queryRows<{ domain: string }>(
    db,
    sql`select domain from (
      select distinct lower(split_part(a.email, '@', -1)) as domain from ${accounts} a where a.entity = ${entity} and a.email_verified_at is not null
    ) used where owns_mail_domain(domain, ${entity}) order by domain`,
  );
  return rows.map(({ domain }) => domain);
}

/** @throws 404 for one that is not the company's own */
export async function refuseForeignDomain(db: Db, entity: string, domain: string): Promise<void> {
  if (!(await ownDomains(db, entity)).includes(domain)) throw notFound('mail_domain');
}

/** The keys of a domain, or of all, the older one of each first. */
export function readKeys(db: Db, entity: string, domain?: string): Promise<SigningKeyRow[]> {
  return db
    .select()
    .from(mailSigningKeys)
    .where(and(eq(mailSigningKeys.entity, entity), domain === undefined ? undefined : eq(mailSigningKeys.domain, domain)))
    .orderBy(asc(mailSigningKeys.createdAt), asc(mailSigningKeys.selector));
}

export function toMailDomain(deps: Dependencies, domain: string, keys: SigningKeyRow[]): MailDomain {
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

export const nameOfKey = ({ domain, selector }: Pick<SigningKeyRow, 'domain' | 'selector'>) => `${selector}._domainkey.${domain}`;

function recordOfKey(key: SigningKeyRow): DnsRecord {
  return { kind: 'dkim', type: 'TXT', name: nameOfKey(key), value: `v=DKIM1; k=rsa; p=${key.publicKey}` };
}

/** Only of the domain in the envelope, which is the same for all mail that leaves: SPF looks at no other. */
function spfRecord({ mail }: Dependencies, domain: string, isOfInstallation: boolean): DnsRecord[] {
  const server = mail.outgoing?.host;
  return isOfInstallation ? [{ kind: 'spf', type: 'TXT', name: domain, value: `v=spf1 mx${server ? ` a:${server}` : ''} ~all` }] : [];
}

/** It asks for nothing yet: a company makes it stricter once all its mail passes. */
function dmarcRecord(domain: string): DnsRecord {
  return { kind: 'dmarc', type: 'TXT', name: `_dmarc.${domain}`, value: 'v=DMARC1; p=none' };
}

function mxRecord({ settings }: Dependencies, domain: string): DnsRecord[] {
  const host = URL.parse(settings.publicUrl ?? '')?.hostname;
  return settings.receivesMail && host ? [{ kind: 'mx', type: 'MX', name: domain, value: `10 ${host}` }] : [];
}
