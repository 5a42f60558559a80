/**
 * Currencies in use by states (ISO 4217), by number of minor-unit digits. Listed here because `Intl` data differs between servers and
 * browsers, and from the standard.
 */
const codesByDigits: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF',
  2:
    'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR ' +
    'FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU ' +
    'MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL ' +
    'THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG',
  3: 'BHD IQD JOD KWD LYD OMR TND',
};

const digitsByCode = new Map(
  Object.entries(codesByDigits).flatMap(([digits, codes]) => codes.split(' ').map((code) => [code, Number(digits)] as const)),
);

export const currencies: readonly string[] = [...digitsByCode.keys()].sort();

export function isCurrency(code: string): boolean {
  return digitsByCode.has(code);
}

/** Returns a currency's number of decimal places: 2 for the euro, 0 for the yen, 3 for the Kuwaiti dinar. Withdrawn currencies have 2. */
export function minorDigits(currency: string): number {
  return digitsByCode.get(currency) ?? 2;
}

/** Unambiguous currency symbols; other currencies are shown by their code. */
const signs: Readonly<Record<string, string>> = {
  ...{ EUR: '€', USD: 'US$', GBP: '£', JPY: '¥', CNY: 'CN¥', INR: '₹', KRW: '₩', ILS: '₪', VND: '₫', PHP: '₱' },
  ...{ AUD: 'A$', CAD: 'CA$', NZD: 'NZ$', HKD: 'HK$', TWD: 'NT$', MXN: 'MX$', BRL: 'R$', XCD: 'EC$' },
};

/** Symbols that differ in a specific language. */
const signsByLanguage: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ar: {
    ...{ AED: 'د.إ.', BHD: 'د.ب.', DZD: 'د.ج.', EGP: 'ج.م.', IQD: 'د.ع.', JOD: 'د.أ.', KWD: 'د.ك.', LBP: 'ل.ل.', LYD: 'د.ل.' },
    ...{ MAD: 'د.م.', OMR: 'ر.ع.', QAR: 'ر.ق.', SAR: 'ر.س.', SDG: 'ج.س.', SYP: 'ل.س.', TND: 'د.ت.', YER: 'ر.ي.' },
    ...{ JPY: 'JP¥', GBP: 'UK£' },
  },
};

/** Returns a currency's unambiguous symbol in a language: `US$`, `A$`, `SEK`. */
export function currencySign(currency: string, language: string): string {
  return signsByLanguage[language]?.[currency] ?? signs[currency] ?? currency;
}
