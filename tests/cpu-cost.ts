import { readFileSync } from 'node:fs';

/** CPU seconds a test file has used so far, in its worker and in the database's processes. */
interface CpuCost {
  seconds: number;
  /** The part spent on set-up: modules, databases, sample data, registrations. */
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

/** Starts counting for a file. Returns a function that reports the cost since then. */
export function countCpu(): () => CpuCost {
  const start = workerSeconds();
  Object.assign(ofDatabase, { seconds: 0, setUpSeconds: 0 });
  ofSetUp = 0;
  return () => ({ seconds: workerSeconds() - start + ofDatabase.seconds, setUpSeconds: ofSetUp });
}

/** Counts the given work as set-up. */
export async function asSetUp<T>(work: () => Promise<T>): Promise<T> {
  const start = workerSeconds();
  depth += 1;
  try {
    return await work();
  } finally {
    depth -= 1;
    // Nested set-up is counted once.
    if (depth === 0) ofSetUp += workerSeconds() - start;
  }
}

/** Counts set-up that can't be wrapped: the loading of a file's modules. */
export function addSetUp(seconds: number): void {
  ofSetUp += seconds;
}

/** Counts the CPU time of a database's processes; nothing if the system doesn't report it. */
export function addProcesses(pids: number[]): void {
  for (const pid of pids) ofDatabase.seconds += processSeconds(pid);
}

function processSeconds(pid: number): number {
  try {
    // The program's name may contain spaces and ends with the last parenthesis; the 14th and 15th fields are the times.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  } catch {
    return 0;
  }
}
