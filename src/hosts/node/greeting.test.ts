import { expect, it } from 'vitest';
import { greeting } from './greeting.ts';

const started = {
  settings: { host: '127.0.0.1', publicUrl: undefined, sampleData: true, registration: 'open' as const },
  port: 3000,
  setupCode: 'ABCDEFGHIJ',
  hasAccount: true,
  ms: 1234,
};

it('tells the address and the seed accounts', () => {
  expect(greeting(started)).toMatch(
    /http:\/\/127\.0\.0\.1:3000 \(in 1\.2 s\)[\s\S]*admin@demo\.com[\s\S]*staff@demo\.com[\s\S]*client@demo\.com/,
  );
});

it('tells the one-time code while nobody can sign in, and not after', () => {
  const settings = { ...started.settings, host: '::', sampleData: false, registration: 'first' as const };
  expect(greeting({ ...started, settings, hasAccount: false })).toMatch(/http:\/\/localhost:3000\/pages\/register-cover[\s\S]*ABCDE-FGHIJ/);
  expect(greeting({ ...started, settings })).not.toMatch(/ABCDE|demo\.com/);
});
