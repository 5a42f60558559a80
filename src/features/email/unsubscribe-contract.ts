import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { id } from '#contract/primitives.ts';

/** How to unsubscribe from an email's list, from its headers (RFC 2369, RFC 8058). */
export const unsubscription = z.object({
  /**
   * `post`: this server sends a request to the sender's; `mail`: an email is sent to the list; `page`: the reader opens the sender's page.
   */
  kind: z.enum(['post', 'mail', 'page']),
  /** A web URL or a `mailto:` URL. */
  address: z.string(),
  /** ISO 8601 time of the unsubscribe request from this email. */
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
