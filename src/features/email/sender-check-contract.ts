import { z } from 'zod/mini';

/** Results of SPF, DKIM, DMARC and ARC (RFC 8601). */
export const checkResults = ['none', 'neutral', 'pass', 'fail', 'softfail', 'policy', 'temperror', 'permerror'] as const;
export type CheckResult = (typeof checkResults)[number];
const checkResult = z.enum(checkResults);

/**
 * Why a sender check came out as it did. Passed: `aligned` (the sender's domain signed or sent it), `forwarded` (a trusted forwarder
 * vouches for it), `relay` (our own mail server relayed it). Failed: `policy` (the domain asks to keep such mail out), `monitored` (the
 * domain only monitors), `spf` (sent from a server the domain does not list), `several_senders`. Unconfirmed: `unsigned`, `no_sender`.
 * Unchecked: `dns` (no response).
 */
export const senderReasons = [
  ...(['aligned', 'forwarded', 'relay'] as const),
  ...(['policy', 'monitored', 'spf', 'several_senders'] as const),
  ...(['unsigned', 'no_sender', 'dns'] as const),
] as const;

/** Whether an outside email really comes from the domain in its *From*, checked by this server on arrival. */
export const senderCheck = z.object({
  result: z.enum(['passed', 'failed', 'unconfirmed', 'unchecked']),
  reason: z.enum(senderReasons),
  /** The domain in *From*. */
  domain: z.string(),
  /** The domain's DMARC policy; null without a response. */
  policy: z.nullable(z.enum(['none', 'quarantine', 'reject'])),
  spf: z.object({ result: checkResult, domain: z.string() }),
  dkim: z.array(z.object({ result: checkResult, domain: z.string() })),
  dmarc: checkResult,
  /** `sealer`: the last server that sealed a forwarded email. */
  arc: z.object({ result: checkResult, sealer: z.string() }),
});
export type SenderCheck = z.infer<typeof senderCheck>;
