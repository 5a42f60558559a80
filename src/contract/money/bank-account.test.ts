import { describe, expect, test } from 'vitest';
import { wrongAccountField } from './bank-account.ts';
import { bankCodeKind } from './bank-code-kind.ts';

const wrong = (bankCountry: string, bankCode: string, accountNumber: string) => wrongAccountField({ bankCountry, bankCode, accountNumber });

describe('a bank account', () => {
  test.each([
    ['United Kingdom', '20-00-00', '12345678'],
    ['US', '021000021', '000123456789'],
    ['Australia', '062-000', '1234 5678'],
    ['India', 'hdfc0000123', '50100123456789'],
    ['Canada', '00012-003', '1234567'],
    ['Canada', '000300012', '1234567'],
    ['New Zealand', '', '01-0902-0068389-00'],
    ['Mexico', '', '032180000118359719'],
    ['Argentina', '', '2850590940090418135201'],
    ['Japan', '0001-001', '1234567'],
    ['South Africa', '250655', '62000000000'],
    ['Vietnam', 'BFTVVNVX', '0011004123456'],
    ['', '', ''],
  ])('is valid in %s: %s %s', (country, code, account) => {
    expect(wrong(country, code, account)).toBeNull();
  });

  test.each([
    ['United Kingdom', '20-00-0', '12345678', 'bankCode'],
    ['United Kingdom', '20-00-00', '12345', 'accountNumber'],
    ['USA', '021000022', '12345678', 'bankCode'],
    ['Australia', '0620000', '12345678', 'bankCode'],
    ['India', 'HDFC1000123', '50100123456789', 'bankCode'],
    ['Canada', '12345-67', '1234567', 'bankCode'],
    ['Mexico', '', '032180000118359718', 'accountNumber'],
    ['Argentina', '', '2850590940090418135202', 'accountNumber'],
    ['New Zealand', '', '01-0902-0068389', 'accountNumber'],
    ['Vietnam', '', '#1', 'accountNumber'],
  ])('is invalid in %s: %s %s', (country, code, account, field) => {
    expect(wrong(country, code, account)).toBe(field);
  });

  test('has a bank code with a different name in each country', () => {
    expect(['UK', 'US', 'Australia', 'India', 'Canada', 'Mexico', 'Atlantis'].map(bankCodeKind)).toEqual([
      'sortCode',
      'routingNumber',
      'bsb',
      'ifsc',
      'transit',
      null,
      'bankCode',
    ]);
  });
});
