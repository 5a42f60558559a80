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

/** Who brought a mail. */
export interface Envelope {
  /** The IP address that it came from; null for one of our own networks, which says nothing. */
  client: string | null;
  /** How that server calls itself. */
  helo: string;
  /** Where bounces go; empty for a bounce. */
  sender: string;
}

const chunkBytes = 65_536;
// For one mail: SPF may have 10 of them, DMARC walks up the domain, and each signature has a key.
const mostLookups = 60;
const mostMs = 10_000;
// Each may hash the whole text in its own way.
const mostSignatures = 8;

/** Finds out by SPF, DKIM, DMARC and ARC whether a mail is from the domain in its *From*. What the DNS does not answer is `temperror`. */
export async function readSenderFacts(source: Uint8Array, { client, helo, sender }: Envelope, lookUp: LookUp | null): Promise<SenderFacts> {
  // One for each, so that a mail that asks too much by one way is still checked by the others.
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
      : await checkSpf({ resolver: boundedResolver(lookUp).resolver, ip: client, helo, sender, mta: 'atrium', maxElapsedTime: mostMs });
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
      // The library takes a seal whose key it could not look up for a broken one. Only the last sealer's counts: anybody can name the others.
      result: arc.status.result === 'fail' && signatures.unanswered.has(keyName) ? 'temperror' : toResult(arc.status.result),
      sealer,
      saysPass: isVouchedFor(arc.authenticationResults, author),
    },
    isSubmitted: false,
  };
}

/** Where a mail has no *From*, its *Sender* is shown instead. */
function senderField({ headers }: DKIMVerifyResult): string[] {
  const line = headers?.parsed.find(({ key }) => key === 'sender')?.line.toString() ?? '';
  const address = /<([^<>\s]+@[^<>\s]+)>/.exec(line)?.[1] ?? /[^\s<>:,;"]+@[^\s<>:,;"]+/.exec(line)?.[0];
  return address ? [address] : [];
}

function signaturesOf({ results }: DKIMVerifyResult, author: string): SenderFacts['dkim'] {
  return results
    .filter(({ signingDomain }) => signingDomain)
    .map(({ signingDomain = '', status }) => ({
      // A signature of the beginning says nothing of what was added behind it.
      result: status.result === 'pass' && status.underSized ? 'policy' : toResult(status.result),
      domain: plainDomain(signingDomain),
      isAligned: isRelated(plainDomain(signingDomain), author),
    }));
}

/** Whether the last sealer found that the mail was from its sender: by DMARC, or by a signature of the sender's domain. */
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

/** Whether one is the other, or lies below it: then one speaks for the other, unless DMARC says more. */
function isRelated(one: string, other: string): boolean {
  return one !== '' && other !== '' && (one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`));
}

const plainDomainOf = (email: string) => plainDomain(domainOf(email));
/** Without the brackets of an IP address around what is none. */
function plainDomain(given: string): string {
  const domain = given.replace(/^\[([^:\]]*[a-z][^:\]]*)\]$/i, '$1');
  return (domainToASCII(domain) || domain).toLowerCase().replace(/\.$/, '');
}

const known: readonly string[] = checkResults;
const toResult = (result = 'none'): CheckResult => (known.includes(result) ? (result as CheckResult) : 'neutral');
const toPolicy = (policy: string | undefined) => (policy === 'none' || policy === 'quarantine' || policy === 'reject' ? policy : null);

/** In pieces, so that others have their turn between them. */
async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    yield bytes.subarray(at, at + chunkBytes);
    await breathe();
  }
}

/** A mail with more signatures than anybody needs has only the first of them checked. */
function withFewSignatures(source: Uint8Array): Uint8Array {
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  const ends = ['\r\n\r\n', '\n\n'].map((mark) => bytes.indexOf(mark)).filter((at) => at >= 0);
  const end = ends.length > 0 ? Math.min(...ends) : bytes.length;
  const fields = bytes.toString('latin1', 0, end).split(/\r?\n(?![ \t])/);
  let signatures = 0;
  const few = fields.filter((field) => !/^dkim-signature\s*:/i.test(field) || ++signatures <= mostSignatures);
  return few.length === fields.length ? source : Buffer.concat([Buffer.from(few.join('\r\n'), 'latin1'), bytes.subarray(end)]);
}

/**
 * Asks for one mail, so many questions and for so long. Whoever writes a mail could make it ask for more than that: what is beyond is then not there, so that nobody
 * gains by it. @param beyond the error code of that
 */
function boundedResolver(lookUp: LookUp | null, beyond = 'ENOTFOUND') {
  const until = AbortSignal.timeout(mostMs);
  const unanswered = new Set<string>();
  let lookups = 0;
  const resolver: DNSResolver = async (name, type) => {
    lookups += 1;
    try {
      if (lookups > mostLookups || until.aborted) throw dnsFailure(beyond);
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
