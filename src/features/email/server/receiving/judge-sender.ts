import { domainOf } from '#contract/domain-of.ts';
import { type CheckResult, checkResults, type SenderCheck } from '../../sender-check-contract.ts';
import { withoutComments } from './mime/headers.ts';

/** Facts about an email's sender, before any verdict. */
export interface SenderFacts {
  /** The domains in *From*, in lowercase. */
  domains: string[];
  /** Several *From* fields, or senders of several domains: the real one cannot be determined. */
  hasSeveralSenders: boolean;
  /** `isAligned`: whether the result applies to the domain in *From*. */
  spf: { result: CheckResult; domain: string; isAligned: boolean };
  dkim: { result: CheckResult; domain: string; isAligned: boolean }[];
  dmarc: { result: CheckResult; policy: SenderCheck['policy'] };
  /** `saysPass`: whether the last sealer considered the sender authentic. */
  arc: { result: CheckResult; sealer: string; saysPass: boolean };
  /** Our own mail server reports an authenticated submission. */
  isSubmitted: boolean;
}

const maxSignatures = 8;

/** Limits a name from outside to the length of a domain, and drops characters that the database or an SMTP line cannot take. */
const fitToKeep = (domain = '') =>
  domain
    .slice(0, 253)
    .replaceAll(/[\p{Cc}\s]/gu, '')
    .toWellFormed();

/** Judges the sender from the facts. @param sealers domains of trusted forwarders */
export function judgeSender(facts: SenderFacts, sealers: readonly string[]): SenderCheck {
  const { domains, spf, dkim, dmarc, arc } = facts;
  return {
    ...verdictOf(facts, sealers),
    domain: fitToKeep(domains[0]),
    policy: dmarc.policy,
    spf: { result: spf.result, domain: fitToKeep(spf.domain) },
    dkim: dkim.slice(0, maxSignatures).map(({ result, domain }) => ({ result, domain: fitToKeep(domain) })),
    dmarc: dmarc.result,
    arc: { result: arc.result, sealer: fitToKeep(arc.sealer) },
  };
}

function verdictOf(facts: SenderFacts, sealers: readonly string[]): Pick<SenderCheck, 'result' | 'reason'> {
  const { domains, hasSeveralSenders, spf, dkim, dmarc, arc, isSubmitted } = facts;
  const { policy } = dmarc;
  if (isSubmitted) return { result: 'passed', reason: 'relay' };
  if (hasSeveralSenders) return { result: 'failed', reason: 'several_senders' };
  if (domains.length === 0) return { result: 'unconfirmed', reason: 'no_sender' };
  const aligned = [spf, ...dkim].filter(({ isAligned }) => isAligned);
  // DMARC can require stricter alignment than is enough without it.
  if (dmarc.result === 'pass' || (dmarc.result !== 'fail' && aligned.some(({ result }) => result === 'pass')))
    return { result: 'passed', reason: 'aligned' };
  if (arc.result === 'pass' && arc.saysPass && sealers.includes(arc.sealer)) return { result: 'passed', reason: 'forwarded' };
  if (dmarc.result === 'temperror' || mayStillPass(facts, sealers)) return { result: 'unchecked', reason: 'dns' };
  if (dmarc.result === 'fail') return { result: 'failed', reason: policy === 'none' || policy === null ? 'monitored' : 'policy' };
  if (spf.isAligned && spf.result === 'fail') return { result: 'failed', reason: 'spf' };
  return { result: 'unconfirmed', reason: 'unsigned' };
}

/** Checks whether the sender would be authentic but for a missing DNS response. */
function mayStillPass({ spf, dkim, arc }: SenderFacts, sealers: readonly string[]): boolean {
  return (
    [spf, ...dkim].some(({ isAligned, result }) => isAligned && result === 'temperror') ||
    (arc.result === 'temperror' && sealers.includes(arc.sealer))
  );
}

/** Checks whether an email claiming to be from a company's own domain is forged, so that no pending check could prove otherwise. */
export function isForged(facts: SenderFacts, check: SenderCheck, sealers: readonly string[]): boolean {
  return check.result !== 'passed' && !mayStillPass(facts, sealers);
}

/** Checks whether the sender's own domain asks to keep the email out of the inbox. */
export function isUnwanted({ result, reason }: SenderCheck): boolean {
  return result === 'failed' && (reason === 'policy' || reason === 'several_senders');
}

/** Fails the check when the displayed sender is not the checked one: headers that two parsers read differently count as several senders. */
export function ofShownSender(check: SenderCheck, fromEmail: string): SenderCheck {
  const shown = domainOf(fromEmail);
  if (asciiOf(shown) === asciiOf(check.domain) || check.reason === 'several_senders') return check;
  return { ...check, result: 'failed', reason: 'several_senders' };
}

const asciiOf = (domain: string) => URL.parse(`http://${domain}`)?.hostname ?? domain;

interface HeadField {
  /** Lowercase. */
  name: string;
  /** Unfolded to one line. */
  value: string;
}

const longestHead = 100_000;

export function headFields(source: Uint8Array): HeadField[] {
  const head = new TextDecoder('latin1').decode(source.subarray(0, longestHead)).split(/\r?\n\r?\n/, 1)[0] ?? '';
  return head.split(/\r?\n(?![ \t])/).map((field) => {
    const at = field.indexOf(':');
    return { name: field.slice(0, at).trim().toLowerCase(), value: field.slice(at + 1).replaceAll(/\s+/g, ' ') };
  });
}

/** Returns the author of an *Authentication-Results* field (RFC 8601) in lowercase, and its raw results. */
export function splitResults({ value }: HeadField): { authservId: string; results: string[] } {
  const [id = '', ...results] = withoutComments(value).split(';');
  return { authservId: id.trim().split(/\s+/)[0]?.toLowerCase() ?? '', results };
}

/** Replaces the local findings with the results of a trusted server. */
export function withResults(facts: SenderFacts, said: readonly string[]): SenderFacts {
  const [author = ''] = facts.domains;
  const results = said.map(parseResult).filter((one) => one !== null);
  const of = (method: string) => results.filter((one) => one.method === method);
  const speaksFor = (domain: string) => domain === author || domain.endsWith(`.${author}`) || author.endsWith(`.${domain}`);
  const domainIn = (text = '') => (text.includes('@') ? domainOf(text) : text.toLowerCase());
  const [spf, dmarc, arc] = [of('spf')[0], of('dmarc')[0], of('arc')[0]];
  const spfDomain = domainIn(spf?.facts['smtp.mailfrom'] ?? spf?.facts['smtp.helo']);
  return {
    ...facts,
    spf: { result: spf?.result ?? 'none', domain: spfDomain, isAligned: spfDomain !== '' && speaksFor(spfDomain) },
    dkim: of('dkim').map(({ result, facts: given }) => {
      const domain = domainIn(given['header.d'] ?? given['header.i']);
      return { result, domain, isAligned: domain !== '' && speaksFor(domain) };
    }),
    // Keeps the policy found here, because the server need not report it.
    dmarc: { result: dmarc?.result ?? facts.dmarc.result, policy: facts.dmarc.policy },
    arc: { ...facts.arc, result: arc?.result ?? facts.arc.result },
    isSubmitted: facts.isSubmitted || of('auth').some(({ result }) => result === 'pass'),
  };
}

function parseResult(text: string): { method: string; result: CheckResult; facts: Record<string, string> } | null {
  const [, method = '', word = ''] = /^\s*([\w-]+)(?:\/\d+)?\s*=\s*(\w+)/.exec(text) ?? [];
  const result = checkResults.find((one) => one === word.toLowerCase());
  if (!result) return null;
  const facts = Object.fromEntries(
    [...text.matchAll(/([\w.-]+)\s*=\s*"?([^\s";]+)"?/g)].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
  );
  return { method: method.toLowerCase(), result, facts };
}
