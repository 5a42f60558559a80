import { fileURLToPath } from 'node:url';
import type { Piscina } from 'piscina';
import { ConcurrencyLimiter } from '#server/concurrency-limiter.ts';
import type { HeavyTask, HeavyWork } from '#server/heavy-work.ts';
import { Refusal } from '#server/refusal.ts';
import type { Job, Outcome } from './do-job.ts';

/** Work that is faster than a message to a thread: a short mail, a note. */
const shortLength = 8192;
const threads = 2;
// Whose work takes long keeps a thread free for the others.
const threadsOfOne = 1;
// A thread that has nothing to do gives its memory back.
const idleMs = 20_000;
const standard = { heapMb: 768, mostWaiting: 128, mostWaitingOfOne: 32 };

interface Options {
  /** What the threads run: the server's worker. */
  file?: string;
  heapMb?: number;
  mostWaiting?: number;
  mostWaitingOfOne?: number;
}

/** A pool of threads, started with the first work. What takes too much time or memory ends with its thread, which is replaced. */
export function workerPool(options: Options = {}): HeavyWork & { close(): Promise<void> } {
  const { file = workerFile(), heapMb, mostWaiting, mostWaitingOfOne } = { ...standard, ...options };
  const limiter = new ConcurrencyLimiter({
    ofOne: { atOnce: threadsOfOne, inLine: mostWaitingOfOne },
    altogether: { atOnce: threads, inLine: mostWaiting },
  });
  let opening: Promise<Piscina<Job, Outcome>> | null = null;
  const pool = () => {
    opening ??= openPool(file, heapMb);
    return opening;
  };

  async function runInThread<Given, Answer>(task: HeavyTask<Given, Answer>, given: Given, lent?: Uint8Array<ArrayBuffer>): Promise<Answer> {
    const piscina = await pool();
    // Counted from now, not from when it began to wait: past the limiter a thread is free for it.
    const limit = AbortSignal.timeout(task.limitMs);
    const job = { name: task.name, given: lent ? given : onTheirOwn(given) };
    const outcome = await piscina.run(job, { signal: limit, ...(lent && { transferList: [lent.buffer] }) }).catch((error: unknown) => {
      if (limit.aborted) throw tooMuch('time');
      throw isOutOfMemory(error) ? tooMuch('memory') : error;
    });
    if ('refused' in outcome) throw Refusal.again(outcome.refused);
    return outcome.answer as Answer;
  }

  const boundTo = (entity: string): HeavyWork => ({
    async run(task, given, lent) {
      const length = task.lengthOf?.(given) ?? Number.POSITIVE_INFINITY;
      return length <= shortLength ? task.run(given) : limiter.pass(entity, () => runInThread(task, given, lent));
    },
    boundTo,
  });
  return {
    ...boundTo(''),
    async close() {
      await (await opening)?.destroy();
    },
  };
}

/** Bytes that are a part of larger ones would take all of those along. */
function onTheirOwn(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || ArrayBuffer.isView(given) || Object.getPrototypeOf(given) !== Object.prototype)
    return given;
  const isPart = (value: unknown) => value instanceof Uint8Array && value.byteLength < value.buffer.byteLength;
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, isPart(value) ? value.slice() : value]));
}

async function openPool(filename: string, maxOldGenerationSizeMb: number): Promise<Piscina<Job, Outcome>> {
  const { Piscina } = await import('piscina');
  return new Piscina({
    filename,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb, maxYoungGenerationSizeMb: 48, stackSizeMb: 4 },
    // Flags of the process, such as those of a watching one, are not the worker's.
    execArgv: [],
  });
}

/** The worker as it was built beside this, or its source. */
function workerFile(): string {
  const name = import.meta.url.endsWith('.ts') ? 'worker.ts' : 'worker.js';
  return fileURLToPath(new URL(name, import.meta.url));
}

function isOutOfMemory(error: unknown): boolean {
  return (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function tooMuch(what: 'time' | 'memory'): Refusal {
  return new Refusal('too_large', { code: 'too_heavy', of: what });
}
