import { describe, expect, it } from 'vitest';
import { callerOf, rememberRemoteAddress } from './caller.ts';

const local: Parameters<typeof callerOf>[0] = { host: '127.0.0.1', publicUrl: undefined, trustProxy: false, sampleAccounts: 'end' };

function request(headers: Record<string, string> = {}, from = '127.0.0.1') {
  const made = new Request('http://127.0.0.1:3000/login', { headers: { Host: '127.0.0.1:3000', ...headers } });
  rememberRemoteAddress(made, from);
  return made;
}

describe('the client address', () => {
  it('is the socket’s address, regardless of headers', () => {
    expect(callerOf(local)(request({ 'X-Forwarded-For': '1.2.3.4' }, '::ffff:10.0.0.7')).address).toBe('10.0.0.7');
  });

  it('is the last hop when behind a trusted proxy', () => {
    const caller = callerOf({ ...local, trustProxy: true });
    expect(caller(request({ 'X-Forwarded-For': '6.6.6.6, 1.2.3.4' })).address).toBe('1.2.3.4');
    expect(caller(request()).address).toBe('127.0.0.1');
  });

  it.each([
    ['1.2.3.4:5678', '1.2.3.4'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['"[2001:0DB8::0001]"', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['[::ffff:102:304]:80', '1.2.3.4'],
    ['somebody', '127.0.0.1'],
    ['', '127.0.0.1'],
  ])('parsed from %s is %s', (written, address) => {
    expect(callerOf({ ...local, trustProxy: true })(request({ 'X-Forwarded-For': `6.6.6.6, ${written}` })).address).toBe(address);
  });
});

describe('the seed accounts', () => {
  const allowed = (settings: Partial<typeof local>, headers?: Record<string, string>, from?: string) =>
    callerOf({ ...local, ...settings })(request(headers, from)).sampleAccountsAllowed;

  it('may sign in when everything is on loopback', () => {
    expect(allowed({})).toBe(true);
    expect(
      allowed({ host: 'localhost', publicUrl: 'http://localhost:3000' }, { Host: 'localhost:3000', 'X-Forwarded-For': '::1, 127.0.0.1' }),
    ).toBe(true);
    expect(allowed({}, { Referer: 'http://127.0.0.1:3000/pages/login' })).toBe(true);
    expect(allowed({ host: '::1' }, { Host: '[::1]:3000', Forwarded: 'for="[::1]:999";host=localhost' }, '::1')).toBe(true);
  });

  it.each<[string, Partial<typeof local>, Record<string, string>, string]>([
    ['the host is open', { host: '0.0.0.0' }, {}, '127.0.0.1'],
    ['the public address is elsewhere', { publicUrl: 'https://office.example' }, {}, '127.0.0.1'],
    ['the request names another host', {}, { Host: 'office.example' }, '127.0.0.1'],
    ['a page of elsewhere asks', {}, { Origin: 'https://office.example' }, '127.0.0.1'],
    ['a page of elsewhere asks without saying so in Origin', {}, { Referer: 'https://office.example/pages/login' }, '127.0.0.1'],
    ['a proxy names the caller its own way', {}, { 'CF-Connecting-IP': '10.0.0.9' }, '127.0.0.1'],
    ['a proxy forwards from elsewhere', {}, { 'X-Forwarded-For': '127.0.0.1, 10.0.0.9' }, '127.0.0.1'],
    ['a proxy forwards for another host', {}, { 'X-Forwarded-Host': 'office.example' }, '127.0.0.1'],
    ['a proxy says so in Forwarded', {}, { Forwarded: 'for=127.0.0.1, for="[2001:db8::1]"' }, '127.0.0.1'],
    ['a proxy names the real address', {}, { 'X-Real-IP': '2001:db8::1' }, '127.0.0.1'],
    ['the socket is from elsewhere', {}, {}, '10.0.0.9'],
  ])('is not allowed when %s', (_case, settings, headers, from) => {
    expect(allowed(settings, headers, from)).toBe(false);
    expect(allowed({ ...settings, sampleAccounts: 'keep' }, headers, from)).toBe(false);
    expect(allowed({ ...settings, sampleAccounts: 'print' }, headers, from)).toBe(true);
  });
});
