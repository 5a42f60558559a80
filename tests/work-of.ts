import { Session } from 'node:inspector/promises';
import { setFlagsFromString } from 'node:v8';

const tiers = ['opt', 'maglev', 'sparkplug'];

/** How often the parts of some files' code ran, which are known by their address: the same on every machine. */
export async function workOf(files: RegExp, run: () => void): Promise<number> {
  const session = new Session();
  session.connect();
  // Code that was optimized is not counted.
  for (const tier of tiers) setFlagsFromString(`--no-${tier}`);
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    run();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    return result
      .filter(({ url }) => files.test(url))
      .flatMap(({ functions }) => functions)
      .flatMap(({ ranges }) => ranges)
      .reduce((sum, { count }) => sum + count, 0);
  } finally {
    session.disconnect();
    for (const tier of tiers) setFlagsFromString(`--${tier}`);
  }
}
