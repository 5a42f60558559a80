import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cost, type MeasuredCompany, measuredCompany, readingCalls } from '../measured-calls.ts';
import { nameOf } from '../walk/walk.ts';

const rows = 20_000;
/** Serializing a response and parsing a result are synchronous: this many bytes take about ten milliseconds. */
const maxBytes = 1_500_000;
/** Exceptions with the reason. */
const larger: Record<string, { bytes: number; why: string }> = {
  'GET /apps/calendar/events': { bytes: 6_000_000, why: 'up to 10,000 events without a range: read, shown and written in turns' },
  'GET /api/v1/emails/marks': { bytes: 2_000_000, why: 'the numbers of up to 10,000 mails, to choose them all' },
};
/** The target is 50 ms; a busy machine and code that is not compiled yet take several times as long. */
const maxHeldMs = 500;

let company: MeasuredCompany;
const costs = new Map<string, Cost>();
beforeAll(async () => {
  company = await measuredCompany(rows);
}, 1_800_000);
afterAll(async () => {
  const worst = [...costs].toSorted(([, one], [, other]) => other.heldMs - one.heldMs).slice(0, 25);
  console.log('| call | longest hold, ms | answer, bytes | largest result of a statement, bytes |\n|---|---|---|---|');
  for (const [name, { heldMs, answerBytes, resultBytes }] of worst)
    console.log(`| \`${name}\` | ${heldMs.toFixed(0)} | ${answerBytes} | ${resultBytes} |`);
  await company?.close();
});

test.each(readingCalls.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s blocks the event loop only briefly',
  async (name, endpoint) => {
    const measured = await company.costsOf(endpoint, 3);
    const [least] = measured.toSorted((a, b) => a.heldMs - b.heldMs);
    if (!least) return;
    costs.set(name, least);
    expect(least.answerBytes, 'bytes of the answer').toBeLessThan(larger[name]?.bytes ?? maxBytes);
    expect(least.resultBytes, 'bytes of one result').toBeLessThan(larger[name]?.bytes ?? maxBytes);
    expect(least.heldMs, 'milliseconds').toBeLessThan(maxHeldMs);
  },
);
