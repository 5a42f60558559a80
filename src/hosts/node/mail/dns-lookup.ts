import { Resolver } from 'node:dns/promises';
import type { LookUp } from '#server/mail-host.ts';

interface Options {
  /** Queries the DNS once. */
  ask?: LookUp;
  /** Checks whether the DNS server responds at all. */
  isAlive?: () => Promise<boolean>;
  clock?: () => Date;
}

const maxKept = 2000;
const maxRecords = 100;
const keptMs = { found: 5 * 60_000, missing: 60_000, failed: 30_000 };
// Consecutive failures after which the DNS server is checked. If it is alive, the names are at fault, and other lookups must not be
// affected.
const maxFailures = 3;
const resolver = new Resolver({ timeout: 1500, tries: 2 });

/**
 * Queries the DNS and caches the answers, including failures: a machine without DNS waits a few seconds once, and then no longer.
 * Errors have Node's codes: ENOTFOUND and ENODATA for missing names, others if there was no answer.
 */
export function dnsLookup({ ask = askServers, isAlive = answersForRoot, clock = () => new Date() }: Options = {}): LookUp {
  const kept = new Map<string, { until: number; answer: ReturnType<LookUp> }>();
  let failures = 0;
  let silentUntil = 0;
  return (name, type) => {
    const now = clock().getTime();
    const key = `${type} ${name.toLowerCase()}`;
    const known = kept.get(key);
    if (known && known.until > now) return known.answer;
    if (silentUntil > now) return Promise.reject(dnsFailure('ETIMEOUT'));
    const keep = (ms: number) => {
      kept.delete(key);
      kept.set(key, { until: clock().getTime() + ms, answer });
      for (const oldest of kept.keys()) {
        if (kept.size <= maxKept) break;
        kept.delete(oldest);
      }
    };
    const answer = ask(name, type).then(
      (records) => {
        if (records.length > maxRecords) throw dnsFailure('EBADRESP');
        failures = 0;
        keep(keptMs.found);
        return records;
      },
      (error: NodeJS.ErrnoException) => {
        const isMissing = isMissingName(error);
        failures = isMissing ? 0 : failures + 1;
        if (failures >= maxFailures) {
          failures = 0;
          void isAlive().then((alive) => {
            if (!alive) silentUntil = clock().getTime() + keptMs.failed;
          });
        }
        keep(isMissing ? keptMs.missing : keptMs.failed);
        throw error;
      },
    );
    // Concurrent lookups share one query.
    keep(keptMs.failed);
    return answer;
  };
}

/** Checks whether the DNS server reported that the name or record doesn't exist, as opposed to not answering. */
export const isMissingName = ({ code = '' }: NodeJS.ErrnoException) => ['ENOTFOUND', 'ENODATA', 'EBADNAME'].includes(code);

export function dnsFailure(code: string): Error {
  return Object.assign(new Error(code), { code });
}

/** Uses the machine's own DNS configuration. */
const askServers: LookUp = async (name, type) => (await resolver.resolve(name, type)) as Awaited<ReturnType<LookUp>>;

/** Every working DNS server knows the root servers. */
const answersForRoot = () =>
  resolver.resolveNs('.').then(
    () => true,
    (error: NodeJS.ErrnoException) => ['ENOTFOUND', 'ENODATA', 'EREFUSED', 'ESERVFAIL'].includes(error.code ?? ''),
  );
