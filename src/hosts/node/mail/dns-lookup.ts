import { Resolver } from 'node:dns/promises';
import type { LookUp } from '#server/mail-host.ts';

interface Options {
  /** Asks the DNS once. */
  ask?: LookUp;
  /** Whether the DNS answers at all. */
  isAlive?: () => Promise<boolean>;
  clock?: () => Date;
}

const mostKept = 2000;
const mostRecords = 100;
const keptMs = { found: 5 * 60_000, missing: 60_000, failed: 30_000 };
// In a row: then it is asked whether the DNS is there at all. Where it is, the names are to blame, and others must not suffer from them.
const mostFailures = 3;
const resolver = new Resolver({ timeout: 1500, tries: 2 });

/**
 * Asks the DNS and remembers what it answers for a while, that it does not answer too: a machine without it waits a few seconds, and then no more.
 * Its errors have Node's codes: ENOTFOUND and ENODATA for what is not there, others for what was not answered.
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
        if (kept.size <= mostKept) break;
        kept.delete(oldest);
      }
    };
    const answer = ask(name, type).then(
      (records) => {
        if (records.length > mostRecords) throw dnsFailure('EBADRESP');
        failures = 0;
        keep(keptMs.found);
        return records;
      },
      (error: NodeJS.ErrnoException) => {
        const isMissing = isMissingName(error);
        failures = isMissing ? 0 : failures + 1;
        if (failures >= mostFailures) {
          failures = 0;
          void isAlive().then((alive) => {
            if (!alive) silentUntil = clock().getTime() + keptMs.failed;
          });
        }
        keep(isMissing ? keptMs.missing : keptMs.failed);
        throw error;
      },
    );
    // Asked twice at once, it is asked once.
    keep(keptMs.failed);
    return answer;
  };
}

/** Whether the DNS says that there is nothing; otherwise it did not answer. */
export const isMissingName = ({ code = '' }: NodeJS.ErrnoException) => ['ENOTFOUND', 'ENODATA', 'EBADNAME'].includes(code);

export function dnsFailure(code: string): Error {
  return Object.assign(new Error(code), { code });
}

/** As the machine is set up to ask. */
const askServers: LookUp = async (name, type) => (await resolver.resolve(name, type)) as Awaited<ReturnType<LookUp>>;

/** Every DNS that works knows the servers of the root. */
const answersForRoot = () =>
  resolver.resolveNs('.').then(
    () => true,
    (error: NodeJS.ErrnoException) => ['ENOTFOUND', 'ENODATA', 'EREFUSED', 'ESERVFAIL'].includes(error.code ?? ''),
  );
