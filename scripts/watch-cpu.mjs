import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second. */
const ticksPerSecond = 100;
/** Other processes are checked again after this many samples, because their PIDs may have been reused. */
const samplesUntilLookedAt = 30;
const programs = { postgres: 'PostgreSQL', chrom: 'Chromium' };

/**
 * Samples the CPU time of every process this one starts, directly or indirectly.
 * A process that lives for less than a second may be missed. Without `/proc`, nothing is found.
 * @param {(command: string) => string} partOf names the part of the run a child process belongs to
 * @returns {() => { part: string, program: string, seconds: number }[]} stops sampling and returns the result
 */
export function watchCpu(partOf) {
  const seen = new Map();
  const ofOthers = new Set();
  let samples = 0;
  const sample = () => {
    samples += 1;
    if (samples % samplesUntilLookedAt === 0) ofOthers.clear();
    for (const pid of pids()) {
      const stat = ofOthers.has(pid) ? undefined : statOf(pid);
      if (!stat) continue;
      const { parent, startedAt, name, ticks } = stat;
      const known = seen.get(pid);
      if (known?.startedAt === startedAt) Object.assign(known, { ticks });
      else {
        const part = parent === process.pid ? partOf(commandOf(pid)) : seen.get(parent)?.part;
        if (known) seen.set(`${pid} ${known.startedAt}`, known);
        if (part) seen.set(pid, { startedAt, part, program: programOf(name), ticks });
        else {
          seen.delete(pid);
          ofOthers.add(pid);
        }
      }
    }
  };
  const timer = setInterval(sample, 1000);
  return () => {
    clearInterval(timer);
    const sums = new Map();
    for (const { part, program, ticks } of seen.values()) {
      const key = `${part} ${program}`;
      const seconds = (sums.get(key)?.seconds ?? 0) + ticks / ticksPerSecond;
      sums.set(key, { part, program, seconds });
    }
    return [...sums.values()];
  };
}

/** Prints the seconds of each part by program. */
export function cpuTable(rows) {
  const sum = (some) => some.reduce((total, { seconds }) => total + seconds, 0);
  if (rows.length === 0) return;
  console.log(`\n  CPU time of all processes: ${sum(rows).toFixed(0)} s`);
  for (const part of new Set(rows.map((row) => row.part))) {
    const ofPart = rows.filter((row) => row.part === part);
    const programs = ofPart.map(({ program, seconds }) => `${program} ${seconds.toFixed(0)} s`);
    console.log(`  ${sum(ofPart).toFixed(0).padStart(7)} s  ${part}: ${programs.join(', ')}`);
  }
}

function programOf(name) {
  return Object.entries(programs).find(([start]) => name.startsWith(start))?.[1] ?? 'Node';
}

/** Parents come before their children unless the PIDs wrapped around. */
function pids() {
  try {
    return readdirSync('/proc')
      .map(Number)
      .filter(Boolean)
      .sort((one, other) => one - other);
  } catch {
    return [];
  }
}

function statOf(pid) {
  try {
    // The name may contain spaces and ends with the last parenthesis.
    const [, name, rest] = /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const fields = rest.split(' ');
    return { parent: Number(fields[1]), startedAt: fields[19], name, ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return undefined;
  }
}

function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
