import { domainOf } from '#contract/domain-of.ts';
import { type CheckResult, checkResults } from '../../sender-check-contract.ts';
import type { SenderFacts } from './judge-sender.ts';

export interface HeadField {
  /** In small letters. */
  name: string;
  /** On one line. */
  value: string;
}

const longestHead = 100_000;

/** The fields of a mail's head, in their order. */
export function headFields(source: Uint8Array): HeadField[] {
  const head = new TextDecoder('latin1').decode(source.subarray(0, longestHead)).split(/\r?\n\r?\n/, 1)[0] ?? '';
  return head.split(/\r?\n(?![ \t])/).map((field) => {
    const at = field.indexOf(':');
    return { name: field.slice(0, at).trim().toLowerCase(), value: field.slice(at + 1).replaceAll(/\s+/g, ' ') };
  });
}

/** Who writes an *Authentication-Results* field (RFC 8601), in small letters, and its results as they are written. */
export function splitResults({ value }: HeadField): { authservId: string; results: string[] } {
  const [id = '', ...results] = withoutComments(value).split(';');
  return { authservId: id.trim().split(/\s+/)[0]?.toLowerCase() ?? '', results };
}

/** The facts with what a trusted server says of the mail in place of what was found here. */
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
    // Our own look at the policy stays, as the server need not repeat it.
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

function withoutComments(text: string): string {
  let bare = text;
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare.replaceAll(/\([^()]*\)/g, ' ');
  }
  return bare;
}
