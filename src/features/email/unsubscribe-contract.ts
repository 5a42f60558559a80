import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { id } from '#contract/primitives.ts';

/** How one leaves the list that a mail was sent to, as its head says (RFC 2369, RFC 8058). */
export const unsubscription = z.object({
  /** `post`: this server asks the sender's; `mail`: a mail is sent to the list; `page`: the sender's page, which the reader opens. */
  kind: z.enum(['post', 'mail', 'page']),
  /** A web address, or a `mailto:` one. */
  address: z.string(),
  /** ISO 8601: when it was asked for by this mail. */
  askedAt: z.nullable(z.string()),
});
export type Unsubscription = z.infer<typeof unsubscription>;

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/v1/emails/{id}/unsubscribe',
  summary:
    'Unsubscribes from a mail’s list in the way its header names. On a website only the reader knows whether it worked: the mail is marked.',
  action: 'update',
  subject: 'Email',
  params: z.object({ id: id() }),
  answer: z.object({ unsubscription }),
  refusals: { 404: 'No such mail, it names no way to unsubscribe, or the sender’s server refused.' },
});

export const mailUnsubscribeEndpoints = [unsubscribe];
