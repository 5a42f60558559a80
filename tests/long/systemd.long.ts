import { expect, test } from 'vitest';
import { run } from './run.ts';

const unit = 'deploy/systemd/atrium.service';
/** In tenths: 2.0 of 10, where 10 is unprotected. */
const maxExposure = 20;
const rated = (most: number) => run('systemd-analyze', ['security', '--offline=true', '--no-pager', `--threshold=${most}`, unit]);

test('systemd rates the exposure of the unit at most 2.0', async () => {
  const { code, said } = await rated(maxExposure);
  expect([code, said]).toEqual([0, expect.stringMatching(/Overall exposure level for atrium\.service: [01]\.\d/)]);
  // The threshold takes effect.
  expect((await rated(1)).code).not.toBe(0);
});
