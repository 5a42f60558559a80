import { expect, test } from 'vitest';
import { isPublicAddress } from './ssrf-guard.ts';

test('distinguishes public addresses from all others', () => {
  for (const address of ['8.8.8.8', '1.1.1.1', '172.15.0.1', '172.32.0.1', '192.169.0.1', '2a00:1450:4001:80b::200e', '2606:4700::1111'])
    expect(isPublicAddress(address), address).toBe(true);
  const others = [
    ...['0.0.0.0', '127.0.0.1', '127.8.8.8', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
    ...['192.0.2.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '240.0.0.1'],
    ...['::', '::1', 'fe80::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::7f00:1', '64:ff9b::7f00:1'],
    ...['2001:db8::1', '2002:7f00:1::', '2001::1'],
  ];
  for (const address of others) expect(isPublicAddress(address), address).toBe(false);
});
