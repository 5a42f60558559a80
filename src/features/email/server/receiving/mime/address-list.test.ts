import { expect, test } from 'vitest';
import { addressList } from './address-list.ts';

const listed = (value: string) =>
  addressList(value).map(({ name, address }) => (name && address ? `${name} <${address}>` : name || address));

test.each<[string, string[]]>([
  ['a@b.example, c@d.example', ['a@b.example', 'c@d.example']],
  ['"Doe, Jane" <jane@b.example>, "Roe, \\"Rick\\"" <r@b.example>', ['Doe, Jane <jane@b.example>', 'Roe, "Rick" <r@b.example>']],
  ['a@b.example (Müller, Ana), (x) Bo (the (nested) one) <c@b.example>', ['Müller, Ana <a@b.example>', 'Bo <c@b.example>']],
  ['Team: a@b.example, "B, C" <c@b.example>;, d@b.example', ['a@b.example', 'B, C <c@b.example>', 'd@b.example']],
  ['Friends:Ana <a@b.example>,Bo <c@b.example>;', ['Ana <a@b.example>', 'Bo <c@b.example>']],
  ['undisclosed-recipients:;', []],
  ['recipients not shown: <;>', []],
  ['Undisclosed recipients', ['Undisclosed recipients']],
  ['<undisclosed-recipients:>', ['undisclosed-recipients:']],
  ['/O=EXCH/OU=FIRST/CN=RECIPIENTS/CN=ANA', ['/O=EXCH/OU=FIRST/CN=RECIPIENTS/CN=ANA']],
  // Names
  ['Doe, Jane <jane@b.example>; Smith, J (London) <j@b.example>', ['Doe, Jane <jane@b.example>', 'Smith, J <j@b.example>']],
  ['Ana Lee, a@b.example', ['Ana Lee', 'a@b.example']],
  ["'Ana Lee' <a@b.example>, 'c@b.example' <c@b.example>, 'd@b.example'", ['Ana Lee <a@b.example>', 'c@b.example', 'd@b.example']],
  ['O\'Neil <o@b.example>, "D\'Arcy, F" <f@b.example>', ["O'Neil <o@b.example>", "D'Arcy, F <f@b.example>"]],
  ['Ana a@b.example, "Jane Doe" jane@b.example', ['Ana <a@b.example>', 'Jane Doe <jane@b.example>']],
  ['\\"Ana\\" <a@b.example>, "" <c@b.example>', ['Ana <a@b.example>', 'c@b.example']],
  [
    '=?utf-8?Q?Ana=2C_Lee?= <a@b.example>, =?iso-8859-1?Q?J=FCr?= =?iso-8859-1?Q?gen?=<j@b.example>',
    ['Ana, Lee <a@b.example>', 'Jürgen <j@b.example>'],
  ],
  ['=?utf-8?Q?evil=40x.example=3E=2C_b?= <a@b.example>', ['evil@x.example>, b <a@b.example>']],
  ['=?utf-8?B?QW5hIDxhQGV4YW1wbGUuY29tPg==?=, =?utf-8?Q?a=40b.example?=', ['Ana <a@example.com>', 'a@b.example']],
  // Addresses
  ['"quoted local"@b.example, "a@b"@c.example', ['"quoted local"@b.example', '"a@b"@c.example']],
  ['a@[127.0.0.1], b@[IPv6:2001:db8::1]', ['a@[127.0.0.1]', 'b@[IPv6:2001:db8::1]']],
  [
    '<@hop.example,@hop2.example:a@b.example>, <mailto:c@b.example?subject=x>, mailto:d@b.example',
    ['a@b.example', 'c@b.example', 'd@b.example'],
  ],
  ['Ana [mailto:a@b.example], Bo [c@b.example], Cy <smtp:d@b.example>', ['Ana <a@b.example>', 'Bo <c@b.example>', 'Cy <d@b.example>']],
  ['Ana < a @ b.example >, <<c@b.example>>, d@b.example.', ['Ana <a@b.example>', 'c@b.example', 'd@b.example']],
  ['a@b.example;c@b.example; ,, d@b.example e@b.example,', ['a@b.example', 'c@b.example', 'd@b.example', 'e@b.example']],
  ['üser@münchen.example', ['üser@münchen.example']],
  // Missing closing characters
  ['<a@b.example, c@b.example', ['a@b.example', 'c@b.example']],
  ['"Ana <a@b.example>, c@b.example', ['Ana <a@b.example>', 'c@b.example']],
  ['Ana (x <a@b.example>, c@b.example', ['Ana x <a@b.example>', 'c@b.example']],
  // Ambiguous: the name shows the other address.
  ['<ceo@b.example> <a@evil.example>', ['a@evil.example <ceo@b.example>']],
  ['ceo@b.example <a@evil.example>', ['ceo@b.example <a@evil.example>']],
  ['ceo@b.example@evil.example', ['ceo@b.example@evil.example']],
  ['a@evil.example (ceo@b.example)', ['ceo@b.example <a@evil.example>']],
  ['', []],
  [' ,;:<>()[]"', []],
])('parses %j as %j', (value, expected) => {
  expect(listed([...new TextEncoder().encode(value)].map((byte) => String.fromCharCode(byte)).join(''))).toEqual(expected);
});

test.each(['(', '(a)', '"', '\\"', '<', '<\\"', '@', 'a@', 'a>', ' ', '=?a?Q?', 'a@['])(
  'parses a field of repeated %j quickly',
  (piece) => {
    expect(addressList(`x "${piece.repeat(50_000)}x`)).toBeDefined();
  },
);
