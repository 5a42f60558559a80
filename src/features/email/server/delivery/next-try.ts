const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const waitsMs = [minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 6 * hourMs];
const laterWaitMs = 12 * hourMs;
/** For how long a mail to the world is tried. */
const triedForMs = 72 * hourMs;

/** When a delivery that was put off is tried again; null when it has been tried for long enough. @param attempts so far, the last one included */
export function nextTry({ createdAt, attempts }: { createdAt: Date; attempts: number }, now: Date): Date | null {
  const end = createdAt.getTime() + triedForMs;
  if (now.getTime() >= end) return null;
  return new Date(Math.min(now.getTime() + (waitsMs[attempts - 1] ?? laterWaitMs), end));
}
