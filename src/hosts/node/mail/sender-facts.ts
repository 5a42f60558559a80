import { Readable } from 'node:stream';
import { setImmediate as breathe } from 'node:timers/promises';
import { domainToASCII } from 'node:url';
import type { ARCData, DKIMVerifyResult, DNSResolver } from 'mailauth';
import { arc as checkArc } from 'mailauth/lib/arc/index.js';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { evaluateDmarc } from 'mailauth/lib/dmarc/index.js';
import { spf as checkSpf } from 'mailauth/lib/spf/index.js';
import { domainOf } from '#contract/domain-of.ts';
import { type CheckResult, checkResults, type SenderFacts } from '#features/email/server/public-api.ts';
import type { LookUp } from '#server/mail-host.ts';
import { dnsFailure, isMissingName } from './dns-lookup.ts';

/** The SMTP envelope of a mail. */
export interface Envelope {
  /** The client's IP address; null for an address of our own networks, which proves nothing. */
  client: string | null;
  /** The name the client introduced itself with. */
  helo: string;
  /** The bounce address; empty for a bounce. */
  sender: string;
}

const chunkBytes = 65_536;
// Per mail: SPF may need 10 lookups, DMARC walks up the domain, and each signature has a key.
const maxLookups = 60;
const maxMs = 10_000;
// Each signature may hash the whole text differently.
const maxSignatures = 8;

/** Checks by SPF, DKIM, DMARC and ARC whether a mail is from the domain in its *From*. Unanswered lookups yield `temperror`. */
export async function readSenderFacts(source: Uint8Array, { client, helo, sender }: Envelope, lookUp: LookUp | null): Promise<SenderFacts> {
  // Separate limits, so that exhausting one check doesn't affect the others.
  const signatures = boundedResolver(lookUp);
  const found = await dkimVerify(Readable.from(chunksOf(withFewSignatures(source)), { objectMode: false }), {
    resolver: signatures.resolver,
    rejectRsaSha1: true,
  });
  const authors = found.headerFrom.length > 0 ? found.headerFrom : senderField(found);
  const domains = [...new Set(authors.map(plainDomainOf))].filter(Boolean);
  const [author = ''] = domains;
  const spf =
    client === null
      ? null
      : await checkSpf({ resolver: boundedResolver(lookUp).resolver, ip: client, helo, sender, mta: 'atrium', maxElapsedTime: maxMs });
  const spfDomain = spf ? plainDomain(spf.domain) : plainDomainOf(sender);
  const dkim = signaturesOf(found, author);
  const chain = found.arc as (ARCData & { lastEntry?: ARCData['lastEntry'] }) | undefined;
  const arc = await checkArc(chain ?? { chain: [] }, { resolver: signatures.resolver });
  const seal = chain?.lastEntry?.['arc-seal']?.parsed;
  const sealer = plainDomain(String(seal?.d?.value ?? ''));
  const keyName = `${String(seal?.s?.value ?? '')}._domainkey.${sealer}`.toLowerCase();
  const { response } = await evaluateDmarc({
    headerFrom: authors,
    fromFields: found.fromFields,
    spfDomains: spf?.status.result === 'pass' ? [spfDomain] : [],
    dkimDomains: dkim.filter(({ result }) => result === 'pass').map(({ domain }) => ({ domain })),
    arcResult: arc,
    resolver: boundedResolver(lookUp, 'ETIMEOUT').resolver,
  });
  return {
    domains,
    hasSeveralSenders: found.fromFields > 1 || domains.length > 1,
    spf: { result: toResult(spf?.status.result), domain: spfDomain, isAligned: isRelated(spfDomain, author) },
    dkim,
    dmarc: { result: response ? toResult(response.status.result) : 'none', policy: response ? toPolicy(response.policy) : null },
    arc: {
      // The library reports a seal as broken if its key couldn't be looked up. Only the last sealer's key counts, because anyone can name
      // the others.
      result: arc.status.result === 'fail' && signatures.unanswered.has(keyName) ? 'temperror' : toResult(arc.status.result),
      sealer,
      saysPass: isVouchedFor(arc.authenticationResults, author),
    },
    isSubmitted: false,
  };
}

/** Without *From*, the *Sender* is shown instead. */
function senderField({ headers }: DKIMVerifyResult): string[] {
  const line = headers?.parsed.find(({ key }) => key === 'sender')?.line.toString() ?? '';
  const address = /<([^<>\s]+@[^<>\s]+)>/.exec(line)?.[1] ?? /[^\s<>:,;"]+@[^\s<>:,;"]+/.exec(line)?.[0];
  return address ? [address] : [];
}

function signaturesOf({ results }: DKIMVerifyResult, author: string): SenderFacts['dkim'] {
  return results
    .filter(({ signingDomain }) => signingDomain)
    .map(({ signingDomain = '', status }) => ({
      // A signature over only part of the body says nothing about text added after it.
      result: status.result === 'pass' && status.underSized ? 'policy' : toResult(status.result),
      domain: plainDomain(signingDomain),
      isAligned: isRelated(plainDomain(signingDomain), author),
    }));
}

/** Checks whether the last sealer authenticated the sender by DMARC or by a signature of the sender's domain. */
function isVouchedFor(said: Record<string, unknown> | undefined, author: string): boolean {
  const { dmarc, dkim } = (said ?? {}) as {
    dmarc?: { result?: string };
    dkim?: { result?: string; header?: { d?: string; i?: string } }[];
  };
  if (dmarc?.result) return dmarc.result === 'pass';
  return (dkim ?? []).some(
    ({ result, header }) => result === 'pass' && isRelated(plainDomainOf(`@${header?.d ?? domainOf(header?.i ?? '')}`), author),
  );
}

/** Checks whether one domain equals or contains the other: then each may speak for the other unless DMARC is stricter. */
function isRelated(one: string, other: string): boolean {
  return one !== '' && other !== '' && (one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`));
}

const plainDomainOf = (email: string) => plainDomain(domainOf(email));
/** Strips address brackets from anything that isn't an IP address. */
function plainDomain(given: string): string {
  const domain = given.replace(/^\[([^:\]]*[a-z][^:\]]*)\]$/i, '$1');
  return (domainToASCII(domain) || domain).toLowerCase().replace(/\.$/, '');
}

const known: readonly string[] = checkResults;
const toResult = (result = 'none'): CheckResult => (known.includes(result) ? (result as CheckResult) : 'neutral');
const toPolicy = (policy: string | undefined) => (policy === 'none' || policy === 'quarantine' || policy === 'reject' ? policy : null);

/** Yields in chunks so that other work gets a turn in between. */
async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    yield bytes.subarray(at, at + chunkBytes);
    await breathe();
  }
}

/** Strips all but the first signatures from a mail with excessively many. */
function withFewSignatures(source: Uint8Array): Uint8Array {
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  const ends = ['\r\n\r\n', '\n\n'].map((mark) => bytes.indexOf(mark)).filter((at) => at >= 0);
  const end = ends.length > 0 ? Math.min(...ends) : bytes.length;
  const fields = bytes.toString('latin1', 0, end).split(/\r?\n(?![ \t])/);
  let signatures = 0;
  const few = fields.filter((field) => !/^dkim-signature\s*:/i.test(field) || ++signatures <= maxSignatures);
  return few.length === fields.length ? source : Buffer.concat([Buffer.from(few.join('\r\n'), 'latin1'), bytes.subarray(end)]);
}

/**
 * Creates a resolver for one mail, limited in lookups and time. A crafted mail could demand more; lookups beyond the limit count as missing
 * so that no one profits. @param beyond The error code of those.
 */
function boundedResolver(lookUp: LookUp | null, beyond = 'ENOTFOUND') {
  const until = AbortSignal.timeout(maxMs);
  const unanswered = new Set<string>();
  let lookups = 0;
  const resolver: DNSResolver = async (name, type) => {
    lookups += 1;
    try {
      if (lookups > maxLookups || until.aborted) throw dnsFailure(beyond);
      if (!lookUp) throw dnsFailure('ETIMEOUT');
      return (await Promise.race([lookUp(name, type as 'TXT'), whenOver(until, beyond)])) as string[][];
    } catch (error) {
      const failure = error as NodeJS.ErrnoException;
      if (!isMissingName(failure)) unanswered.add(name.toLowerCase());
      throw dnsFailure(failure.code ?? 'ESERVFAIL');
    }
  };
  return { resolver, unanswered };
}

const whenOver = (signal: AbortSignal, code: string) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(dnsFailure(code)), { once: true }));
