import { expect, test } from 'vitest';
import { type Cost, measuredCompany, readingCalls } from '../tests/measured-calls.ts';
import { nameOf } from '../tests/walk/walk.ts';
import { median } from './timed.ts';

/** Number of rows of each large kind; override with `GROWTH_ROWS=10000,100000,1000000`. */
const sizes = (process.env.GROWTH_ROWS ?? '10000,100000').split(',').map(Number);
const runs = 5;

/** Growth exponent of a measurement over the row count: 0 is constant, 1 is linear. Values below `least` are ignored. */
function exponentOf(figures: number[], least: number): number {
  const [first = 0, last = 0] = [figures[0], figures.at(-1)];
  const grows = Math.log(Math.max(last, least) / Math.max(first, least));
  return grows / Math.log((sizes.at(-1) ?? 1) / (sizes[0] ?? 1));
}

test('how every call that reads grows with the rows', { timeout: 3_600_000 }, async () => {
  const costs = new Map<string, Cost[][]>();
  for (const rows of sizes) {
    const company = await measuredCompany(rows);
    for (const endpoint of readingCalls) {
      const name = nameOf(endpoint);
      costs.set(name, [...(costs.get(name) ?? []), await company.costsOf(endpoint, runs)]);
    }
    await company.close();
  }
  const lines = [...costs].map(([name, bySize]) => {
    const of = (figure: (cost: Cost) => number) => bySize.map((measured) => median(measured.map(figure)));
    const [ms, blocks, held] = [of((cost) => cost.ms), of((cost) => cost.blocks), of((cost) => cost.heldMs)];
    const exponents = [exponentOf(ms, 5), exponentOf(blocks, 200)];
    return { name, ms, blocks, held, exponents, status: bySize.at(-1)?.[0]?.status, bytes: of((cost) => cost.answerBytes).at(-1) };
  });
  console.log(
    `| call | status | ms at ${sizes.join(' · ')} rows | exponent | blocks | exponent | held ms | answer bytes |\n|---|---|---|---|---|---|---|---|`,
  );
  for (const { name, status, ms, blocks, held, exponents, bytes } of lines.toSorted(
    (a, b) => (b.exponents[1] ?? 0) - (a.exponents[1] ?? 0),
  )) {
    const shown = (figures: number[]) => figures.map((one) => one.toFixed(0)).join(' · ');
    const [ofMs, ofBlocks] = exponents.map((one) => one.toFixed(2));
    console.log(
      `| \`${name.slice(4)}\` | ${status} | ${shown(ms)} | ${ofMs} | ${shown(blocks)} | ${ofBlocks} | ${shown(held)} | ${bytes} |`,
    );
  }
  expect(lines.length).toBeGreaterThan(100);
});
