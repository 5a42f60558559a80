import { z } from 'zod/mini';

/** What SPF, DKIM, DMARC and ARC answer (RFC 8601). */
export const checkResults = ['none', 'neutral', 'pass', 'fail', 'softfail', 'policy', 'temperror', 'permerror'] as const;
export type CheckResult = (typeof checkResults)[number];
const checkResult = z.enum(checkResults);

/**
 * Why a sender was judged so. Passed: `aligned` (the sender's domain signed or sent it), `forwarded` (a trusted forwarder vouches for it), `relay` (a mail server
 * of our own did). Failed: `policy` (the domain wants such mail kept out), `monitored` (the domain only watches), `spf` (sent from elsewhere than the domain says),
 * `several_senders`. Unconfirmed: `unsigned`, `no_sender`. Unchecked: `dns` (no answer).
 */
export const senderReasons = [
  ...(['aligned', 'forwarded', 'relay'] as const),
  ...(['policy', 'monitored', 'spf', 'several_senders'] as const),
  ...(['unsigned', 'no_sender', 'dns'] as const),
] as const;

/** Whether a mail of the world is from the domain in its *From*, as this server found when it arrived. */
export const senderCheck = z.object({
  result: z.enum(['passed', 'failed', 'unconfirmed', 'unchecked']),
  reason: z.enum(senderReasons),
  /** The domain in *From*. */
  domain: z.string(),
  /** What that domain asks for in DMARC; null without an answer. */
  policy: z.nullable(z.enum(['none', 'quarantine', 'reject'])),
  spf: z.object({ result: checkResult, domain: z.string() }),
  dkim: z.array(z.object({ result: checkResult, domain: z.string() })),
  dmarc: checkResult,
  /** `sealer`: the last server that sealed it, where it was forwarded. */
  arc: z.object({ result: checkResult, sealer: z.string() }),
});
export type SenderCheck = z.infer<typeof senderCheck>;
