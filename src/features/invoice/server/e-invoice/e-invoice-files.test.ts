import { Profile, validateXsd } from '@stackforge-eu/factur-x';
import { describe, expect, test } from 'vitest';
import { brokenRulesIn } from '../../../../../tests/en16931-rules.ts';
import { outOfOrder } from '../../../../../tests/ubl-order.ts';
import type { InvoiceRecord, LineItem, Pricing } from '../../contract.ts';
import { invoiceTotals, plainPricing } from '../../line-amounts.ts';
import { findBrokenRules } from './broken-rules.ts';
import { makeEInvoice } from './make-e-invoice.ts';

import { writeCii } from './write-cii.ts';
import { writeUbl } from './write-ubl.ts';

const item = (priceCents: number, more: Partial<LineItem> = {}): LineItem => ({
  ...{ description: 'Fenn Lamp', quantityMilli: 1000, priceCents, discountBasisPoints: 0, taxBasisPoints: 1900, taxCategory: 'S' },
  ...more,
});
const perRate: Pricing = { ...plainPricing, taxPer: 'rate' };

/** Builds a complete issued invoice with overrides. */
function recordOf(more: Partial<InvoiceRecord> = {}): InvoiceRecord {
  const lines = more.lines ?? [item(10_000)];
  const pricing = more.pricing ?? perRate;
  const { netCents, taxCents, discountCents, totalCents } = invoiceTotals(lines, pricing);
  return {
    ...{ id: 1, number: 'JV-0001', kind: 'invoice', issuedDate: '10 Mar 2030', dueDate: '9 Apr 2030', service: '', total: 0, avatar: '' },
    ...{
      issuedOn: '2030-03-10',
      dueOn: '2030-04-09',
      paymentTermsDays: 30,
      currency: 'EUR',
      balance: 0,
      version: 1,
      invoiceStatus: 'Sent',
    },
    ...{
      clientId: 1,
      creditsId: null,
      delivery: 'issue-day',
      creditNotes: [],
      isIssued: true,
      isDeleted: false,
      isVoidedForGood: false,
      orderId: null,
      remindableCents: 0,
      payments: [],
      attachments: [],
      history: [],
      notes: 'Thank <you> & all.',
    },
    ...{ paidCents: 0, creditedCents: 0, balanceCents: totalCents, lines, pricing, netCents, taxCents, discountCents, totalCents },
    client: {
      ...{ name: 'Ina Brandt', company: 'Hafenamt “Nord” & Söhne', companyEmail: 'ina@hafen.example', contact: '+49 40 5550' },
      ...{ address: 'Am Sandtorkai 1\n20457 Hamburg', country: 'Germany', vatId: 'DE123456789', buyerReference: '04011000-12345-34' },
    },
    seller: {
      ...{ name: 'Juniper & Vale', address: 'Boathouse 3\n4150-170 Porto', country: 'Portugal', vatId: 'PT510555447', logo: null },
      ...{ email: 'accounts@juniper-vale.example', phone: '+351 22 555 0147', contactName: 'Devansh Raghunathan' },
      ...{ bankName: 'Banco', bankCountry: 'Portugal', iban: 'PT50 0002 0123 1234 5678 9015 4', swiftCode: 'BDESPTPL' },
    },
    ...more,
  };
}

const eInvoice = (more: Partial<InvoiceRecord> = {}, credits: string | null = null) => makeEInvoice(recordOf(more), 'xrechnung', credits);
const rulesOf = (more: Partial<InvoiceRecord>, format: 'xrechnung' | 'factur-x' = 'xrechnung') =>
  findBrokenRules(makeEInvoice(recordOf(more), format, null)).map(({ rule, field }) => `${rule} ${field}`);
/** Returns all amounts in an element, in hundredths. */
const amountsIn = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<\\w+:${name}(?: [^>]*)?>([^<]*)<`, 'g'))].map(([, text]) => Math.round(Number(text) * 100));
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

async function expectValid(more: Partial<InvoiceRecord>, credits: string | null = null): Promise<void> {
  const invoice = eInvoice(more, credits);
  expect(findBrokenRules(invoice)).toEqual([]);
  const { valid, errors } = await validateXsd(writeCii(invoice), Profile.EN16931);
  expect([valid, errors]).toEqual([true, []]);
  expect([outOfOrder(writeUbl(invoice)), brokenRulesIn(writeUbl(invoice))]).toEqual([[], []]);
}

const reverse = { taxBasisPoints: 0, taxCategory: 'AE', exemption: 'Reverse charge' } as const;
const exempt = (exemption: string) => ({ taxBasisPoints: 0, taxCategory: 'E', exemption }) as const;
const cases: [string, Partial<InvoiceRecord>][] = [
  ['one line', {}],
  [
    'several rates, discounts and prices with six decimals',
    {
      lines: [
        item(333, { quantityMilli: 2500, discountBasisPoints: 1250 }),
        item(123, { priceMicros: 456_700, taxBasisPoints: 700 }),
        item(999, { description: 'Care of the lamps\nEach Tuesday\nand Friday' }),
      ],
    },
  ],
  [
    'a discount on the whole',
    { lines: [item(10_000), item(5000, { taxBasisPoints: 700 })], pricing: { ...perRate, discountBasisPoints: 1000 } },
  ],
  [
    'gross prices',
    { lines: [item(11_900), item(1070, { taxBasisPoints: 700, quantityMilli: 3000 })], pricing: { ...perRate, isGross: true } },
  ],
  ['reverse charge', { lines: [item(10_000, reverse)] }],
  [
    'what goes to another country of the Union',
    { lines: [item(10_000, { ...reverse, taxCategory: 'K', exemption: 'Intra-community supply' })] },
  ],
  ['export', { lines: [item(10_000, { ...reverse, taxCategory: 'G', exemption: 'Export' })] }],
  ['what is not subject to tax', { lines: [item(10_000, { ...reverse, taxCategory: 'O', exemption: 'Outside the scope' })] }],
  ['something given back', { lines: [item(10_000), item(-2500)] }],
  ['a part that is paid', { paidCents: 5000 }],
  ['a service period', { delivery: 'month-before' }],
  ['no delivery date', { delivery: 'none' }],
  [
    'service periods of the lines',
    { delivery: 'month-before', lines: [item(10_000, { delivery: { from: '2030-02-03', until: '2030-02-05' } }), item(500)] },
  ],
  ['yen', { currency: 'JPY', lines: [item(1200)] }],
  ['dinars without thousandths', { currency: 'KWD', lines: [item(10_000)] }],
  ['nothing, after a discount of everything', { lines: [item(10_000)], pricing: { ...perRate, discountBasisPoints: 10_000 } }],
  ['a line that is free', { lines: [item(10_000, { discountBasisPoints: 10_000 }), item(1)] }],
  ['no quantity', { lines: [item(10_000, { quantityMilli: 0 }), item(1)] }],
  ['more given back than charged', { lines: [item(-10_000), item(500)] }],
  ['quantities and prices below zero', { lines: [item(-10_000, { quantityMilli: -2000 }), item(300, { quantityMilli: -1000 })] }],
  [
    'exempt and zero-rated things beside taxed ones',
    { lines: [item(1), item(500, exempt('a')), item(700, exempt('b')), item(300, { taxBasisPoints: 0, taxCategory: 'Z' })] },
  ],
  [
    'a discount on exempt and taxed things',
    { lines: [item(999), item(501, exempt('§ 4 UStG 🎓'))], pricing: { ...perRate, discountCents: 333 } },
  ],
  ['a reverse charge beside what is taxed', { lines: [item(999), item(501, reverse)] }],
  ['a tax with four decimals', { lines: [item(999, { taxBasisPoints: 997.5 })] }],
  [
    'the Canary Islands',
    { lines: [item(999, { taxBasisPoints: 700, taxCategory: 'L' }), item(5, { taxBasisPoints: 0, taxCategory: 'L' })] },
  ],
  [
    'gross prices with a discount and a line below zero',
    {
      lines: [item(999), item(5, { taxBasisPoints: 700 }), item(-3, { taxBasisPoints: 700 })],
      pricing: { ...perRate, isGross: true, discountCents: 501 },
    },
  ],
  [
    'goods to another country of the Union without a delivery date',
    { delivery: 'none', lines: [item(10_000, { ...reverse, taxCategory: 'K' })] },
  ],
  ['names from right to left, with emoji', { lines: [item(500, { description: '\u202Eمصباح (Fenn) 12.5 × 3\u202C 🎉' })], notes: 'شكراً' }],
  ['5,000 characters without a space', { lines: [item(500, { description: 'x'.repeat(5000) })] }],
];

describe('e-invoice files', () => {
  test.each(cases)('of %s are valid against the schemas', async (_, more) => {
    await expectValid(more);
  });

  test('of a credit note contain positive amounts and the credited invoice', async () => {
    const more: Partial<InvoiceRecord> = { kind: 'credit-note', lines: [item(-10_000)] };
    await expectValid(more, 'JV-0000');
    const [cii, ubl] = [writeCii(eInvoice(more, 'JV-0000')), writeUbl(eInvoice(more, 'JV-0000'))];
    for (const xml of [cii, ubl]) expect(xml).toContain('JV-0000');
    expect(cii).toContain('<ram:TypeCode>381</ram:TypeCode>');
    expect(ubl).toContain('<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>');
    expect([amountsIn(cii, 'DuePayableAmount'), amountsIn(ubl, 'PayableAmount')]).toEqual([[11_900], [11_900]]);
  });

  test('contain the client’s company number (BT-47), and its tax number (BT-46) besides the VAT ID', async () => {
    const more = { client: { ...recordOf().client, companyNumber: 'HRB 4711', taxNumber: '27/1' } };
    await expectValid(more);
    const flat = (xml: string) => xml.replaceAll(/>\s+</g, '><');
    const invoice = eInvoice(more);
    expect(outOfOrder(writeUbl(invoice))).toEqual([]);
    expect(flat(writeUbl(invoice))).toContain('<cbc:CompanyID>HRB 4711</cbc:CompanyID></cac:PartyLegalEntity>');
    expect(flat(writeCii(invoice))).toContain('<ram:SpecifiedLegalOrganization><ram:ID>HRB 4711</ram:ID></ram:SpecifiedLegalOrganization>');
    const [ubl = '', cii = ''] = [
      flat(writeUbl(invoice)).split('<cac:AccountingCustomerParty>')[1],
      flat(writeCii(invoice)).split('<ram:BuyerTradeParty>')[1],
    ];
    expect(ubl).toContain('<cac:PartyIdentification><cbc:ID>27/1</cbc:ID></cac:PartyIdentification>');
    expect(ubl).toContain('<cac:PartyTaxScheme><cbc:CompanyID>DE123456789</cbc:CompanyID>');
    expect(cii.startsWith('<ram:ID>27/1</ram:ID><ram:Name>')).toBe(true);
    expect(cii).toContain('<ram:ID schemeID="VA">DE123456789</ram:ID>');
  });

  test('contain the text a client entered instead of a VAT ID, rather than the tax number', () => {
    const buyer = (more: object) => eInvoice({ client: { ...recordOf().client, ...more } }).buyer;
    expect(buyer({ vatId: '12-3456789', taxNumber: '27/1' })).toMatchObject({ vatId: '', otherId: '12-3456789' });
    expect(buyer({ vatId: '', taxNumber: '27/1' })).toMatchObject({ vatId: '', otherId: '27/1' });
  });

  test('identify a seller without a VAT ID by the tax number (BT-29 and BT-32), as for small businesses in Germany', async () => {
    const more = { seller: { ...recordOf().seller, vatId: '', taxNumber: '27/123/45678' } };
    await expectValid(more);
    const flat = (xml: string) => xml.replaceAll(/>\s+</g, '><');
    expect(flat(writeUbl(eInvoice(more)))).toContain('<cac:PartyIdentification><cbc:ID>27/123/45678</cbc:ID></cac:PartyIdentification>');
    expect(flat(writeCii(eInvoice(more)))).toContain('<ram:ID schemeID="FC">27/123/45678</ram:ID>');
    expect(eInvoice({ seller: { ...recordOf().seller, taxNumber: '27/1' } }).seller.otherId).toBe('');
  });

  test('contain the seller’s numbers, and an account without an IBAN', async () => {
    const seller = { ...recordOf().seller, iban: '', swiftCode: '', bankCountry: 'UK', bankCode: '20-00-00', accountNumber: '1234 5678' };
    const more = { seller: { ...seller, companyNumber: 'HRB 1234', taxNumber: '27/123/45678' }, currency: 'GBP' };
    const invoice = makeEInvoice(recordOf(more), 'factur-x', null);
    expect(findBrokenRules(invoice)).toEqual([]);
    expect((await validateXsd(writeCii(invoice), Profile.EN16931)).errors).toEqual([]);
    expect(outOfOrder(writeUbl(invoice))).toEqual([]);
    const flat = (xml: string) => xml.replaceAll(/>\s+</g, '><');
    const [ubl, cii] = [flat(writeUbl(invoice)), flat(writeCii(invoice))];
    expect(ubl).toContain('<cbc:CompanyID>HRB 1234</cbc:CompanyID></cac:PartyLegalEntity>');
    expect(ubl).toContain('<cbc:CompanyID>27/123/45678</cbc:CompanyID><cac:TaxScheme><cbc:ID>FC</cbc:ID>');
    expect(ubl).toContain('<cbc:PaymentMeansCode>30</cbc:PaymentMeansCode>');
    expect(ubl).toContain('<cac:PayeeFinancialAccount><cbc:ID>12345678</cbc:ID>');
    expect(cii).toContain('<ram:ProprietaryID>12345678</ram:ProprietaryID>');
    expect(cii).toContain('<ram:SpecifiedLegalOrganization><ram:ID>HRB 1234</ram:ID></ram:SpecifiedLegalOrganization>');
  });

  test('contain the unit of each line, and pieces by default', async () => {
    const more = { lines: [item(8000, { unit: 'HUR', quantityMilli: 7500 }), item(500)] } as const;
    await expectValid({ lines: [...more.lines] });
    expect(writeUbl(eInvoice({ lines: [...more.lines] }))).toContain('<cbc:InvoicedQuantity unitCode="HUR">7.5</cbc:InvoicedQuantity>');
    expect(writeCii(eInvoice({ lines: [...more.lines] }))).toContain('<ram:BilledQuantity unitCode="HUR">7.5</ram:BilledQuantity>');
    expect(writeUbl(eInvoice())).toContain('unitCode="C62"');
  });

  test.each<[string, Partial<InvoiceRecord>, string, string]>([
    [
      'the day of delivery (BT-72)',
      { delivery: { from: '2030-03-04', until: '2030-03-04' } },
      '<cbc:ActualDeliveryDate>2030-03-04</cbc:ActualDeliveryDate>',
      '<ram:OccurrenceDateTime><udt:DateTimeString format="102">20300304</udt:DateTimeString></ram:OccurrenceDateTime>',
    ],
    [
      'the period before (BG-14)',
      { delivery: 'month-before' },
      '<cac:InvoicePeriod><cbc:StartDate>2030-02-01</cbc:StartDate><cbc:EndDate>2030-02-28</cbc:EndDate></cac:InvoicePeriod><cac:AccountingSupplierParty>',
      '<ram:StartDateTime><udt:DateTimeString format="102">20300201</udt:DateTimeString></ram:StartDateTime><ram:EndDateTime><udt:DateTimeString format="102">20300228</udt:DateTimeString></ram:EndDateTime></ram:BillingSpecifiedPeriod><ram:SpecifiedTradePaymentTerms>',
    ],
    [
      'the period of a line (BG-26)',
      { delivery: 'none', lines: [item(100, { delivery: 'quarter-before' })] },
      '<cac:InvoicePeriod><cbc:StartDate>2029-10-01</cbc:StartDate><cbc:EndDate>2029-12-31</cbc:EndDate></cac:InvoicePeriod><cac:Item>',
      '<udt:DateTimeString format="102">20291231</udt:DateTimeString></ram:EndDateTime></ram:BillingSpecifiedPeriod><ram:SpecifiedTradeSettlementLineMonetarySummation>',
    ],
  ])('state %s', (_, more, inUbl, inCii) => {
    const flat = (xml: string) => xml.replaceAll(/>\s+</g, '><');
    expect(flat(writeUbl(eInvoice(more)))).toContain(inUbl);
    expect(flat(writeCii(eInvoice(more)))).toContain(inCii);
  });

  test('escape user input, and drop characters not allowed in XML', async () => {
    await expectValid({ notes: 'a\u0000b \u001b ]]> <b> & "c"' });
    expect(writeUbl(eInvoice())).toContain('Hafenamt “Nord” &amp; Söhne');
  });

  test('of 300 random invoices add up by the standard, and match the invoice', async () => {
    let seed = 7;
    const random = (most: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % most;
    };
    for (let turn = 0; turn < 300; turn++) {
      const lines = Array.from({ length: 1 + random(6) }, () =>
        item(random(200_000) - 2000, {
          ...{ quantityMilli: 1 + random(20_000), discountBasisPoints: random(3) * 725, taxBasisPoints: [1900, 700, 2300][random(3)] ?? 0 },
          ...(random(3) === 0 && { priceMicros: random(1_000_000) - 500_000 }),
        }),
      );
      const pricing = { ...perRate, isGross: random(3) === 0, discountBasisPoints: random(2) * random(2000) };
      const record = recordOf({ lines, pricing });
      const invoice = makeEInvoice(record, 'xrechnung', null);
      expect(findBrokenRules(invoice), JSON.stringify({ lines, pricing })).toEqual([]);
      const xml = writeUbl(invoice);
      expect(brokenRulesIn(xml), JSON.stringify({ lines, pricing })).toEqual([]);
      const one = (name: string) => amountsIn(xml, name)[0] ?? 0;
      const [, ...lineNets] = amountsIn(xml, 'LineExtensionAmount');
      // BR-CO-10, -13, -14, -15, -16.
      expect(sum(lineNets)).toBe(one('LineExtensionAmount'));
      expect(one('LineExtensionAmount') - one('AllowanceTotalAmount')).toBe(one('TaxExclusiveAmount'));
      expect(one('TaxInclusiveAmount')).toBe(record.totalCents);
      expect(sum(amountsIn(xml, 'TaxableAmount'))).toBe(one('TaxExclusiveAmount'));
      const [tax, ...taxes] = amountsIn(xml, 'TaxAmount');
      expect([sum(taxes), one('TaxExclusiveAmount') + (tax ?? 0), one('PayableAmount')]).toEqual([
        tax,
        record.totalCents,
        record.totalCents,
      ]);
      if (turn % 10 === 0) expect((await validateXsd(writeCii(invoice), Profile.EN16931)).errors).toEqual([]);
    }
  });
});

test.each<[string, Partial<InvoiceRecord>, RegExp, string]>([
  ['BR-03', {}, /<cbc:IssueDate>.*?<\/cbc:IssueDate>/, ''],
  ['BR-CO-16', {}, /(<cbc:PayableAmount[^>]*>)119/, '$1118'],
  ['BR-CO-10', {}, /(<cbc:LineExtensionAmount[^>]*>)100/, '$199'],
  ['BR-S-05', {}, /(<cac:ClassifiedTaxCategory>\s*<cbc:ID>S<\/cbc:ID>\s*<cbc:Percent>)19/, '$10'],
  ['BR-S-01', {}, /<cac:TaxSubtotal>[\s\S]*<\/cac:TaxSubtotal>/, ''],
  ['BR-S-02', {}, /<cac:PartyTaxScheme>[\s\S]*?<\/cac:PartyTaxScheme>/, ''],
  ['BR-AE-10', { lines: [item(100, reverse)] }, /<cbc:TaxExemptionReason>.*?<\/cbc:TaxExemptionReason>/, ''],
  ['BR-IC-12', { lines: [item(100, { ...reverse, taxCategory: 'K' })] }, /<cac:DeliveryLocation>[\s\S]*?<\/cac:DeliveryLocation>/, ''],
  ['BR-50, BR-61', {}, /(<cac:PayeeFinancialAccount>\s*)<cbc:ID>.*?<\/cbc:ID>/, '$1'],
  ['BR-DEC', {}, /(<cbc:TaxAmount[^>]*>19)\.00/, '$1.001'],
  ['BR-27', {}, /(<cbc:PriceAmount[^>]*>)/, '$1-'],
])('finds %s in a file that breaks it', (rule, more, part, instead) => {
  const xml = writeUbl(eInvoice(more));
  expect(xml).toMatch(part);
  expect(brokenRulesIn(xml.replace(part, instead))).toContain(rule);
});

describe('a rule', () => {
  const seller = (more: object) => ({ seller: { ...recordOf().seller, ...more } });
  const client = (more: object) => ({ client: { ...recordOf().client, ...more } });
  test.each<[string, Partial<InvoiceRecord>]>([
    ['BR-06 seller.name', seller({ name: '' })],
    ['BR-09 seller.country', seller({ country: 'Nowhere' })],
    ['BR-CO-26 seller.vatId', seller({ vatId: '' })],
    ['BR-07 client.company', client({ company: '', name: ' ' })],
    ['BR-11 client.country', client({ country: '' })],
    ['BR-25 lines.0.description', { lines: [item(100, { description: ' ' })] }],
    ['BR-S-05 lines.0.taxBasisPoints', { lines: [item(100, { taxBasisPoints: 0 })] }],
    ['BR-AE-02 client.vatId', { ...client({ vatId: '' }), lines: [item(100, reverse)] }],
    ['BR-IC-02 client.vatId', { ...client({ vatId: 'none' }), lines: [item(100, { ...reverse, taxCategory: 'K' })] }],
    ['BR-G-02 seller.vatId', { ...seller({ vatId: '27/123/456' }), lines: [item(100, { ...reverse, taxCategory: 'G' })] }],
    ['BR-E-10 lines.0.exemption', { lines: [item(100, { taxBasisPoints: 0, taxCategory: 'E' })] }],
    ['PEPPOL-EN16931-R110 lines.0.delivery', { delivery: 'month', lines: [item(100, { delivery: 'month-before' })] }],
    [
      'PEPPOL-EN16931-R111 lines.0.delivery',
      { delivery: 'month-before', lines: [item(100, { delivery: { from: '2030-02-28', until: '2030-03-01' } })] },
    ],
    ['BR-O-11 lines.1.taxCategory', { lines: [item(100), item(100, { ...reverse, taxCategory: 'O' })] }],
  ])('reports %s in both formats', (rule, more) => {
    expect(rulesOf(more, 'factur-x')).toContain(rule);
    expect(rulesOf(more)).toContain(rule);
  });

  test.each<[string, Partial<InvoiceRecord>]>([
    ['BR-DE-1 seller.iban', seller({ iban: '' })],
    ['BR-DE-3 seller.address', seller({ address: 'Boathouse 3' })],
    ['BR-DE-5 seller.contactName', seller({ contactName: '' })],
    ['BR-DE-6 seller.phone', seller({ phone: '' })],
    ['BR-DE-7 seller.email', seller({ email: '' })],
    ['BR-DE-8 client.address', client({ address: 'Am Sandtorkai' })],
    ['BR-DE-15 client.buyerReference', client({ buyerReference: '' })],
    ['PEPPOL-EN16931-R010 client.companyEmail', client({ companyEmail: '' })],
  ])('reports %s only in XRechnung', (rule, more) => {
    expect(rulesOf(more)).toEqual([rule]);
    expect(rulesOf(more, 'factur-x')).toEqual([]);
  });

  test('for the client’s ID accepts a company number for a reverse charge, but not for an intra-EU supply', () => {
    const registered = client({ vatId: '', companyNumber: 'HRB 4711' });
    expect(rulesOf({ ...registered, lines: [item(100, reverse)] })).toEqual([]);
    expect(rulesOf({ ...registered, lines: [item(100, { ...reverse, taxCategory: 'K' })] })).toEqual(['BR-IC-02 client.vatId']);
  });

  test('for tax per rate tolerates the cents of rounding per line, and no more', () => {
    const many = (count: number) => Array.from({ length: count }, () => item(3));
    expect(rulesOf({ lines: many(200), pricing: plainPricing })).toEqual([]);
    expect(rulesOf({ lines: many(250), pricing: plainPricing })).toEqual(['BR-CO-17 pricing.taxPer']);
  });

  test('for two decimals is broken by a currency that uses three', () => {
    expect(rulesOf({ currency: 'KWD', lines: [item(1234)] })).toContain('BR-DEC-14 currency');
  });
});
