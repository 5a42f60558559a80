import { expect, test } from 'vitest';
import { isIban } from './iban.ts';

// Examples from the IBAN registry.
test.each([
  'DE89 3704 0044 0532 0130 00',
  'GB29NWBK60161331926819',
  'fr1420041010050500013m02606',
  'NO9386011117947',
  'PT50 0002 0123 1234 5678 9015 4',
  'MT84MALT011000012345MTLCAST001S',
  'SA0380000000608010167519',
])('accepts %s', (text) => expect(isIban(text)).toBe(true));

test.each([
  '',
  'DE89 3704 0044 0532 0130 01',
  'DE89 3704 0044 0532 0130 0',
  'DE89 3704 0044 0532 0130 000',
  'XX89370400440532013000',
  '370400440532013000',
  'GB29NWBK60161331926819;',
])('rejects %j: a digit is wrong, missing or extra, or the country does not exist', (text) => expect(isIban(text)).toBe(false));
