import type { ServicePeriod } from '#contract/delivery-time.ts';
import { deliveryFacts, type EInvoice, type ELine, type EParty, type ETax } from './e-invoice.ts';
import { amountText, decimalText, element, percentText, priceText, quantityText, reasonOf, writeXml, type XmlElement } from './xml.ts';

type Part = XmlElement | null;
type Parts = readonly (Part | readonly Part[])[];
const ram = (name: string, content: string | Parts, attributes = {}): Part => element(`ram:${name}`, content, attributes);

/**
 * Writes the invoice as Factur-X (ZUGFeRD), profile EN 16931, in UN/CEFACT's Cross Industry Invoice. The schema determines the order of the
 * elements.
 */
export function writeCii(invoice: EInvoice): string {
  const root = element(
    'rsm:CrossIndustryInvoice',
    [
      element('rsm:ExchangedDocumentContext', [ram('GuidelineSpecifiedDocumentContextParameter', [ram('ID', 'urn:cen.eu:en16931:2017')])]),
      element('rsm:ExchangedDocument', [
        ram('ID', invoice.number),
        ram('TypeCode', invoice.isCredit ? '381' : '380'),
        ram('IssueDateTime', [day('udt:DateTimeString', invoice.issuedOn)]),
        ram('IncludedNote', [ram('Content', invoice.note)]),
      ]),
      element('rsm:SupplyChainTradeTransaction', [
        invoice.lines.map((line, index) => lineOf(line, index, invoice.currency)),
        agreementOf(invoice),
        { name: 'ram:ApplicableHeaderTradeDelivery', attributes: {}, content: deliveryOf(invoice) },
        settlementOf(invoice),
      ]),
    ],
    {
      'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
      'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
      'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
      'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
    },
  );
  return root ? writeXml(root) : '';
}

const day = (name: string, plainDay: string): Part => element(name, plainDay.replaceAll('-', ''), { format: '102' });

function lineOf(line: ELine, index: number, currency: string): Part {
  const { grossCents, netCents, discountBasisPoints, perMilli } = line;
  const discount = ram('SpecifiedTradeAllowanceCharge', [
    ram('ChargeIndicator', [element('udt:Indicator', 'false')]),
    ram('CalculationPercent', percentText(discountBasisPoints)),
    ram('BasisAmount', amountText(grossCents, currency)),
    ram('ActualAmount', amountText(grossCents - netCents, currency)),
    ram('ReasonCode', '95'),
    ram('Reason', 'Discount'),
  ]);
  return ram('IncludedSupplyChainTradeLineItem', [
    ram('AssociatedDocumentLineDocument', [ram('LineID', String(index + 1))]),
    ram('SpecifiedTradeProduct', [ram('Name', line.name), ram('Description', line.description)]),
    ram('SpecifiedLineTradeAgreement', [
      ram('NetPriceProductTradePrice', [
        ram('ChargeAmount', priceText(line.priceMicros, currency)),
        perMilli === 1000 ? null : ram('BasisQuantity', decimalText(perMilli, 3), { unitCode: line.unit }),
      ]),
    ]),
    ram('SpecifiedLineTradeDelivery', [ram('BilledQuantity', quantityText(line.quantityMilli), { unitCode: line.unit })]),
    ram('SpecifiedLineTradeSettlement', [
      categoryOf('ApplicableTradeTax', line),
      periodOf(line.period),
      grossCents === netCents ? null : discount,
      ram('SpecifiedTradeSettlementLineMonetarySummation', [ram('LineTotalAmount', amountText(netCents, currency))]),
    ]),
  ]);
}

function periodOf(period: ServicePeriod | null): Part {
  if (!period) return null;
  return ram('BillingSpecifiedPeriod', [
    ram('StartDateTime', [day('udt:DateTimeString', period.from)]),
    ram('EndDateTime', [day('udt:DateTimeString', period.until)]),
  ]);
}

/** Supplies not subject to tax have a rate only in the tax breakdown. */
function categoryOf(name: string, { category, basisPoints }: Pick<ETax, 'category' | 'basisPoints'>): Part {
  const rate = category === 'O' ? null : ram('RateApplicablePercent', percentText(basisPoints));
  return ram(name, [ram('TypeCode', 'VAT'), ram('CategoryCode', category), rate]);
}

function agreementOf({ buyerReference, seller, buyer }: EInvoice): Part {
  return ram('ApplicableHeaderTradeAgreement', [
    ram('BuyerReference', buyerReference),
    ram('SellerTradeParty', partyOf(seller, { isSeller: true })),
    ram('BuyerTradeParty', partyOf(buyer, { isSeller: false })),
  ]);
}

function partyOf(party: EParty, { isSeller }: { isSeller: boolean }): Parts {
  const { name, vatId, otherId, taxNumber, companyNumber, street, postalCode, town, countryCode, contactName, phone, email } = party;
  const registration = (id: string, schemeID: string) => (id ? ram('SpecifiedTaxRegistration', [ram('ID', id, { schemeID })]) : null);
  return [
    ram('ID', otherId),
    ram('Name', name),
    ram('SpecifiedLegalOrganization', [ram('ID', companyNumber)]),
    ram('DefinedTradeContact', [
      ram('PersonName', contactName),
      ram('TelephoneUniversalCommunication', [ram('CompleteNumber', phone)]),
      ram('EmailURIUniversalCommunication', [ram('URIID', email)]),
    ]),
    ram('PostalTradeAddress', [
      ram('PostcodeCode', postalCode),
      ram('LineOne', street[0] ?? ''),
      ram('LineTwo', street[1] ?? ''),
      ram('LineThree', street.slice(2).join(', ')),
      ram('CityName', town),
      ram('CountryID', countryCode),
    ]),
    ram('URIUniversalCommunication', [ram('URIID', email, { schemeID: 'EM' })]),
    registration(vatId, 'VA'),
    isSeller ? registration(taxNumber, 'FC') : null,
  ];
}

function deliveryOf(invoice: EInvoice): XmlElement[] {
  const { deliveredOn, countryCode } = deliveryFacts(invoice);
  return [
    ram('ShipToTradeParty', [ram('PostalTradeAddress', [ram('CountryID', countryCode)])]),
    ram('ActualDeliverySupplyChainEvent', [ram('OccurrenceDateTime', [day('udt:DateTimeString', deliveredOn)])]),
  ].filter((part) => part !== null);
}

function settlementOf(invoice: EInvoice): Part {
  const { number, currency, iban, accountNumber, bankCode, bic, seller, taxes, dueOn, corrects } = invoice;
  const payment = ram('SpecifiedTradeSettlementPaymentMeans', [
    ram('TypeCode', iban && currency === 'EUR' ? '58' : '30'),
    ram('PayeePartyCreditorFinancialAccount', [
      ram('IBANID', iban),
      ram('AccountName', seller.name),
      ram('ProprietaryID', iban ? '' : accountNumber),
    ]),
    ram('PayeeSpecifiedCreditorFinancialInstitution', [ram('BICID', bic || (iban ? '' : bankCode))]),
  ]);
  return ram('ApplicableHeaderTradeSettlement', [
    ram('PaymentReference', number),
    ram('InvoiceCurrencyCode', currency),
    iban || accountNumber ? payment : null,
    taxes.map((tax) => taxOf(tax, currency)),
    periodOf(deliveryFacts(invoice).billed),
    taxes.filter(({ allowanceCents }) => allowanceCents !== 0).map((tax) => allowanceOf(tax, currency)),
    ram('SpecifiedTradePaymentTerms', [ram('DueDateDateTime', [day('udt:DateTimeString', dueOn)])]),
    totalsOf(invoice),
    ram('InvoiceReferencedDocument', [ram('IssuerAssignedID', corrects)]),
  ]);
}

function taxOf(tax: ETax, currency: string): Part {
  return ram('ApplicableTradeTax', [
    ram('CalculatedAmount', amountText(tax.taxCents, currency)),
    ram('TypeCode', 'VAT'),
    ram('ExemptionReason', reasonOf(tax)),
    ram('BasisAmount', amountText(tax.netCents, currency)),
    ram('CategoryCode', tax.category),
    ram('RateApplicablePercent', percentText(tax.basisPoints)),
  ]);
}

function allowanceOf(tax: ETax, currency: string): Part {
  return ram('SpecifiedTradeAllowanceCharge', [
    ram('ChargeIndicator', [element('udt:Indicator', 'false')]),
    ram('ActualAmount', amountText(tax.allowanceCents, currency)),
    ram('ReasonCode', '95'),
    ram('Reason', 'Discount'),
    categoryOf('CategoryTradeTax', tax),
  ]);
}

function totalsOf({ linesCents, allowanceCents, netCents, taxCents, totalCents, paidCents, dueCents, currency }: EInvoice): Part {
  const amount = (name: string, cents: number, attributes = {}) => ram(name, amountText(cents, currency), attributes);
  return ram('SpecifiedTradeSettlementHeaderMonetarySummation', [
    amount('LineTotalAmount', linesCents),
    allowanceCents === 0 ? null : amount('AllowanceTotalAmount', allowanceCents),
    amount('TaxBasisTotalAmount', netCents),
    amount('TaxTotalAmount', taxCents, { currencyID: currency }),
    amount('GrandTotalAmount', totalCents),
    paidCents === 0 ? null : amount('TotalPrepaidAmount', paidCents),
    amount('DuePayableAmount', dueCents),
  ]);
}
