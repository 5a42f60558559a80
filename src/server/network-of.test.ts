import { expect, test } from 'vitest';
import { networkOf, plainAddress } from './network-of.ts';

test.each([
  ['10.0.0.7', '10.0.0.7'],
  ['::ffff:10.0.0.7', '10.0.0.7'],
  ['::FFFF:0a00:7', '10.0.0.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['2001:db8::1]:80', '2001:db8::1]:80'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['::ffff:10.0.0.7', '10.0.0.7'],
  ['2001:0DB8::0001', '2001:db8::1'],
  ['10.0.0.7', '10.0.0.7'],
  ['somewhere', 'somewhere'],
])('normalizes %s to %s', (address, plain) => {
  expect(plainAddress(address)).toBe(plain);
});
