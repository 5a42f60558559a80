import { domainOf } from '#contract/domain-of.ts';
import type { SenderCheck } from '../../sender-check-contract.ts';
import { headFields, judgeSender, ofShownSender, type SenderFacts, splitResults, withResults } from '../receiving/judge-sender.ts';

/**
 * Providers that write *Authentication-Results* on all mail that arrives, above what it brought along: the domain of their IMAP hosts, and
 * the domain under which they write. Those that write it under no name, such as Microsoft, are not among them.
 */
const providers: readonly (readonly [host: string, authserv: string])[] = [
  ['gmail.com', 'mx.google.com'],
  ['googlemail.com', 'mx.google.com'],
  ['yahoo.com', 'yahoo.com'],
  ['aol.com', 'yahoo.com'],
  ['mail.me.com', 'icloud.com'],
  ['fastmail.com', 'messagingengine.com'],
  ['gmx.net', 'gmx.net'],
  ['gmx.com', 'gmx.net'],
  ['web.de', 'web.de'],
  ['zoho.com', 'zohomail.com'],
  ['zoho.eu', 'zohomail.eu'],
  ['yandex.com', 'yandex.net'],
  ['yandex.ru', 'yandex.net'],
  ['mail.ru', 'mail.ru'],
];

const isWithin = (name: string, domain: string) => name === domain || name.endsWith(`.${domain}`);

/**
 * What the provider of an IMAP account found of a mail's sender. It writes above what it was given, so only the topmost field counts, and
 * those right below it that are the provider's too. Null when the provider is not known, or the topmost field is somebody else's.
 */
export function providerCheck(host: string, source: Uint8Array, fromEmail: string): SenderCheck | null {
  const authserv = providers.find(([known]) => isWithin(host.toLowerCase(), known))?.[1];
  if (!authserv) return null;
  const fields = headFields(source);
  const first = fields.findIndex(({ name }) => name === 'authentication-results');
  const said: string[] = [];
  let policy: SenderCheck['policy'] = null;
  for (const field of first < 0 ? [] : fields.slice(first)) {
    if (field.name !== 'authentication-results') break;
    const { authservId, results } = splitResults(field);
    if (!isWithin(authservId, authserv)) break;
    said.push(...results);
    // Providers tell it in a comment.
    policy ??= (/\bdmarc=\w+ \(p=(none|quarantine|reject)\b/i.exec(field.value)?.[1]?.toLowerCase() ?? null) as SenderCheck['policy'];
  }
  if (said.length === 0) return null;
  const nothing = nothingFound(fields, domainJudged(said) || domainOf(fromEmail));
  return ofShownSender(judgeSender(withResults({ ...nothing, dmarc: { result: 'none', policy } }, said), []), fromEmail);
}

/** The sender's domain as DMARC took it. */
function domainJudged(said: readonly string[]): string {
  const [from = ''] = said.flatMap((result) => /^\s*dmarc\s*=.*\bheader\.from\s*=\s*"?([^\s";]+)/i.exec(result)?.[1] ?? []);
  return (from.includes('@') ? domainOf(from) : from).toLowerCase();
}

/** What is known of a mail before its provider is asked. */
function nothingFound(fields: ReturnType<typeof headFields>, domain: string): SenderFacts {
  return {
    domains: domain ? [domain] : [],
    hasSeveralSenders: fields.filter(({ name }) => name === 'from').length > 1,
    spf: { result: 'none', domain: '', isAligned: false },
    dkim: [],
    dmarc: { result: 'none', policy: null },
    arc: { result: 'none', sealer: '', saysPass: false },
    isSubmitted: false,
  };
}
