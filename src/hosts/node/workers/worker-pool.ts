import { fileURLToPath } from 'node:url';
import type { Piscina } from 'piscina';
import { ConcurrencyLimiter } from '#server/concurrency-limiter.ts';
import type { HeavyTask, HeavyWork } from '#server/heavy-work.ts';
import { Refusal } from '#server/refusal.ts';
import type { Job, Outcome } from './do-job.ts';

/** Work below this length is faster than a message to a thread, such as a short mail or a note. */
const shortLength = 8192;
const threads = 2;
// Leaves one thread free for other entities.
const threadsOfOne = 1;
// An idle thread is stopped to free its memory.
const idleMs = 20_000;
const standard = { heapMb: 768, maxWaiting: 128, maxWaitingOfOne: 32 };

interface Options {
  /** The worker file; defaults to the server's. */
  file?: string;
  heapMb?: number;
  maxWaiting?: number;
  maxWaitingOfOne?: number;
}

/**
 * Creates a pool of threads that starts with the first work. Work that exceeds its time or memory limit ends with its thread, which is
 * replaced.
 */
export function workerPool(options: Options = {}): HeavyWork & { close(): Promise<void> } {
  const { file = workerFile(), heapMb, maxWaiting, maxWaitingOfOne } = { ...standard, ...options };
  const limiter = new ConcurrencyLimiter({
    ofOne: { atOnce: threadsOfOne, inLine: maxWaitingOfOne },
    altogether: { atOnce: threads, inLine: maxWaiting },
  });
  let opening: Promise<Piscina<Job, Outcome>> | null = null;
  const pool = () => {
    opening ??= openPool(file, heapMb);
    return opening;
  };

  async function runInThread<Given, Answer>(task: HeavyTask<Given, Answer>, given: Given, lent?: Uint8Array<ArrayBuffer>): Promise<Answer> {
    const piscina = await pool();
    // Counts from now rather than from when it was queued: past the limiter, a thread is free.
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

/** Copies views of a larger buffer, because sending them would send the whole buffer. */
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
    // The worker must not inherit process flags, such as those of watch mode.
    execArgv: [],
  });
}

/** Returns the built worker next to this file, or its source. */
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
