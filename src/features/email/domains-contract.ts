import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { oneLine } from '#contract/primitives.ts';

const recordKinds = ['dkim', 'spf', 'dmarc', 'mx'] as const;

const dnsRecord = z.object({
  kind: z.enum(recordKinds),
  type: z.enum(['TXT', 'MX']),
  name: z.string(),
  value: z.string(),
});
export type DnsRecord = z.infer<typeof dnsRecord>;

const mailDomain = z.object({
  domain: z.string(),
  /** `off`: there is no key; `waiting`: the key is not in the DNS yet; `on`: outgoing mail is signed. */
  signing: z.enum(['off', 'waiting', 'on']),
  /** A second key is waiting for the DNS before it replaces the current one. */
  isRotating: z.boolean(),
  /** Whether the installation's own emails are sent from this domain. */
  isOfInstallation: z.boolean(),
  records: z.array(dnsRecord),
});
export type MailDomain = z.infer<typeof mailDomain>;

/** Result of a DNS lookup for a record: correct, missing, different, or no response. */
const finding = z.object({
  name: z.string(),
  kind: z.enum(recordKinds),
  state: z.enum(['found', 'missing', 'different', 'unanswered']),
  found: z.array(z.string()),
});
export type Finding = z.infer<typeof finding>;

const ofDomain = z.strictObject({ domain: oneLine(253).check(z.minLength(1)) });
const refusals = { 404: 'The domain isn’t the company’s own.' };

export const listMailDomains = endpoint({
  method: 'GET',
  path: '/api/v1/mail/domains',
  summary:
    'Lists the company’s own mail domains with the DNS records to publish: domains in which only its people have verified addresses.',
  action: 'manage',
  subject: 'all',
  answer: z.object({ domains: z.array(mailDomain) }),
});

export const addSigningKey = endpoint({
  method: 'POST',
  path: '/api/v1/mail/domains/keys',
  summary:
    'Creates a key to sign mail with (DKIM), also as a replacement: the current one signs until a check finds the new one in DNS. A pending key stays.',
  action: 'manage',
  subject: 'all',
  body: ofDomain,
  answer: z.object({ domain: mailDomain }),
  refusals,
});

export const checkMailDomain = endpoint({
  method: 'POST',
  path: '/api/v1/mail/domains/check',
  summary: 'Looks the records up in DNS. A key signs mail once it’s found, and stops when it’s gone.',
  action: 'manage',
  subject: 'all',
  body: ofDomain,
  answer: z.object({ domain: mailDomain, findings: z.array(finding) }),
  refusals,
});

export const mailDomainEndpoints = [listMailDomains, addSigningKey, checkMailDomain];
