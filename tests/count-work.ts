import { Session } from 'node:inspector/promises';
import { setFlagsFromString } from 'node:v8';

const tiers = ['opt', 'maglev', 'sparkplug'];

/** Counts how often the blocks of some files' code run. */
export interface WorkCounter {
  /** How often they ran meanwhile: the same on every machine. */
  of(run: () => void): Promise<number>;
  stop(): void;
}

/**
 * Starts counting for files, which are known by their address. Starting looks through all code that the worker has loaded, so a file that
 * counts often starts once. Until it is stopped, all code of the worker runs slowly.
 */
export async function countWork(files: RegExp): Promise<WorkCounter> {
  const session = new Session();
  session.connect();
  const stop = () => {
    session.disconnect();
    for (const tier of tiers) setFlagsFromString(`--${tier}`);
  };
  // Code that was optimized is not counted.
  for (const tier of tiers) setFlagsFromString(`--no-${tier}`);
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  } catch (error) {
    stop();
    throw error;
  }
  /** What ran since it was last asked. */
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
