import { BlockList, isIPv6 } from 'node:net';

// What is not of the world: own networks, this machine, documentation, multicast, and what leads to IPv4 in disguise.
const notPublic4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
const notPublic6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const refused = new BlockList();
for (const [net, prefix] of notPublic4) refused.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of notPublic6) refused.addSubnet(net, prefix, 'ipv6');
const world6 = new BlockList();
world6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one of the world: not this machine's, nor of a network of one's own. */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return world6.check(address, 'ipv6') && !refused.check(address, 'ipv6');
  return !refused.check(address, 'ipv4');
}
