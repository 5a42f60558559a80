import { Session } from 'node:inspector/promises';
import { setFlagsFromString } from 'node:v8';

const tiers = ['opt', 'maglev', 'sparkplug'];

/** Counts how often the code blocks of some files run. */
export interface WorkCounter {
  /** Number of block executions during `run`: identical on every machine. */
  of(run: () => void): Promise<number>;
  stop(): void;
}

/**
 * Starts counting for files, matched by their URL. Starting scans all code loaded in the worker, so a file that
 * counts often should start once. Until stopped, all code in the worker runs slowly.
 */
export async function countWork(files: RegExp): Promise<WorkCounter> {
  const session = new Session();
  session.connect();
  const stop = () => {
    session.disconnect();
    for (const tier of tiers) setFlagsFromString(`--${tier}`);
  };
  // Optimized code is not counted.
  for (const tier of tiers) setFlagsFromString(`--no-${tier}`);
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  } catch (error) {
    stop();
    throw error;
  }
  /** Returns what ran since the last call. */
  const take = async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    return result
      .filter(({ url }) => files.test(url))
      .flatMap(({ functions }) => functions)
      .flatMap(({ ranges }) => ranges)
      .reduce((sum, { count }) => sum + count, 0);
  };
  return {
    async of(run) {
      await take();
      run();
      return take();
    },
    stop,
  };
}
