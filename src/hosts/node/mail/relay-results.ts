import { BlockList, isIP } from 'node:net';
import { domainOf } from '#contract/domain-of.ts';
import { type CheckResult, checkResults, type SenderFacts } from '#features/email/server/offers.ts';
import type { Envelope } from './sender-facts.ts';

/** Mail servers of our own that pass mail on, by address or network. */
export function relayList(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(address, prefix === undefined ? (family === 'ipv6' ? 128 : 32) : Number(prefix), family);
  }
  return (address) => {
    const family = isIP(address);
    return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };
}

/** From whom one of our relays had a mail, as the topmost *Received* says, which it wrote itself. `isOwn`: from nobody, such as a bounce that it made. */
export function clientBeforeRelay(source: Uint8Array): Pick<Envelope, 'client' | 'helo'> & { isOwn: boolean } {
  const received = fieldsOf(source).find(({ name }) => name === 'received')?.value ?? '';
  const isOwn = /^\s*by\s/i.test(received);
  const from = received.split(/\sby\s/i)[0] ?? '';
  const client = /\[(?:IPv6:)?([\da-f.:]+)\]/i.exec(from)?.[1] ?? '';
  return { isOwn, client: isIP(client) ? client : null, helo: /^\s*from\s+([^\s()]+)/i.exec(from)?.[1] ?? '' };
}

/**
 * What our own relay has found out, in *Authentication-Results* (RFC 8601) under its name. It writes above what it was given, so those below the second *Received*
 * are somebody else's, whatever name they bear. Null where it says nothing.
 */
export function resultsOfRelay(source: Uint8Array, authservId: string, facts: SenderFacts): SenderFacts | null {
  const said: string[] = [];
  let received = 0;
  for (const { name, value } of fieldsOf(source)) {
    if (name === 'received' && ++received > 1) break;
    const [id = '', ...results] = name === 'authentication-results' ? withoutComments(value).split(';') : [];
    if (id.trim().split(/\s+/)[0]?.toLowerCase() === authservId) said.push(...results);
  }
  if (said.length === 0) return null;
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
    // Our own look at the policy stays, as the relay need not repeat it.
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

const longestHead = 100_000;

function fieldsOf(source: Uint8Array): { name: string; value: string }[] {
  const head =
    Buffer.from(source.subarray(0, longestHead))
      .toString('latin1')
      .split(/\r?\n\r?\n/, 1)[0] ?? '';
  return head.split(/\r?\n(?![ \t])/).map((field) => {
    const at = field.indexOf(':');
    return { name: field.slice(0, at).trim().toLowerCase(), value: field.slice(at + 1).replaceAll(/\s+/g, ' ') };
  });
}
