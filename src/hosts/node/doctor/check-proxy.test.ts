import { expect, it } from 'vitest';
import { checkProxy } from './check-proxy.ts';

const local = { host: '127.0.0.1', publicUrl: undefined, trustProxy: false, smtpUrl: undefined };
const publicUrl = 'https://office.example';
const marks = (given: Partial<typeof local> | { publicUrl: string } | object) => checkProxy({ ...local, ...given }).map(({ mark }) => mark);

it.each([
  ['this machine only', {}, ['ok']],
  ['a proxy that is trusted', { publicUrl, trustProxy: true }, ['ok']],
  ['a proxy whose headers are not read', { publicUrl }, ['wrong']],
  ['the world, without a proxy', { host: '0.0.0.0', publicUrl }, ['ok']],
  ['the world, without an address for links', { host: '0.0.0.0' }, ['wrong']],
  ['email without an address for links', { smtpUrl: 'smtp://mail.example' }, ['wrong']],
  ['a proxy that can be passed by', { host: '0.0.0.0', publicUrl, trustProxy: true }, ['note']],
  ['an address without TLS', { publicUrl: 'http://office.example', trustProxy: true }, ['note']],
  ['an address of this machine', { publicUrl: 'http://localhost:3000' }, ['ok']],
])('%s', (_what, given, expected) => {
  expect(marks(given)).toEqual(expected);
});
