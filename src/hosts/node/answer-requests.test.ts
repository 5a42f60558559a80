import { expect, test } from 'vitest';
import { subdomainOf } from './answer-requests.ts';

test.each([
  ['https://oak.office.example/', 'https://office.example', 'oak'],
  ['http://OAK.office.example:8080/blog', 'https://office.example', 'oak'],
  ['https://office.example/', 'https://office.example', null],
  ['https://a.oak.office.example/', 'https://office.example', null],
  ['https://oakoffice.example/', 'https://office.example', null],
  ['https://oak.office.example/', undefined, null],
])('%s with the public address %s has the subdomain %s', (asked, publicUrl, name) => {
  expect(subdomainOf(new URL(asked), publicUrl)).toBe(name);
});
