import { readFileSync } from 'node:fs';

/** What a test file cost so far, in seconds of CPU: of its worker, and of the database's processes that worked for it. */
interface CpuCost {
  seconds: number;
  /** The part of it that made what the tests need: modules, databases, sample data, registrations. */
  setUpSeconds: number;
}

declare module 'vitest' {
  interface TaskMeta {
    cpuCost?: CpuCost;
  }
}

const microsecondsPerSecond = 1e6;
/** The kernel counts in hundredths of a second. */
const ticksPerSecond = 100;

const ofDatabase: CpuCost = { seconds: 0, setUpSeconds: 0 };
let ofSetUp = 0;
let depth = 0;

const workerSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / microsecondsPerSecond;
};

/** Starts to count for a file; what it returns tells what the file has cost since. */
export function countCpu(): () => CpuCost {
  const start = workerSeconds();
  Object.assign(ofDatabase, { seconds: 0, setUpSeconds: 0 });
  ofSetUp = 0;
  return () => ({ seconds: workerSeconds() - start + ofDatabase.seconds, setUpSeconds: ofSetUp });
}

/** Counts what happens here as set-up. */
export async function asSetUp<T>(work: () => Promise<T>): Promise<T> {
  const start = workerSeconds();
  depth += 1;
  try {
    return await work();
  } finally {
    depth -= 1;
    // Set-up inside of set-up is counted once.
    if (depth === 0) ofSetUp += workerSeconds() - start;
  }
}

/** Counts seconds that were spent on set-up before anything could be wrapped: a file's modules were loaded. */
export function addSetUp(seconds: number): void {
  ofSetUp += seconds;
}

/** Counts what the processes of a database used; nothing where the system does not tell. */
export function addProcesses(pids: number[]): void {
  for (const pid of pids) ofDatabase.seconds += processSeconds(pid);
}

function processSeconds(pid: number): number {
  try {
    // The program's name, which may have spaces, ends with the last bracket; the 14th and 15th fields are the times.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  } catch {
    return 0;
  }
}
