import type { ServicePeriod } from '#contract/delivery-time.ts';
import { deliveryFacts, type EInvoice, type ELine, type EParty, type ETax } from './e-invoice.ts';
import { amountText, decimalText, element, percentText, priceText, quantityText, reasonOf, writeXml, type XmlElement } from './xml.ts';

const namespaces = {
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
};

type Part = XmlElement | null;
const cbc = (name: string, text: string, attributes = {}): Part => element(`cbc:${name}`, text, attributes);
const cac = (name: string, content: readonly (Part | readonly Part[])[]): Part => element(`cac:${name}`, content);

/** Writes the invoice as XRechnung 3.0 in UBL 2.1: `Invoice` or `CreditNote`. The schema determines the order of the elements. */
export function writeUbl(invoice: EInvoice): string {
  const { isCredit, issuedOn, dueOn, currency, lines } = invoice;
  const kind = isCredit ? 'CreditNote' : 'Invoice';
  const root = element(
    `ubl:${kind}`,
    [
      cbc('CustomizationID', 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0'),
      cbc('ProfileID', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'),
      cbc('ID', invoice.number),
      cbc('IssueDate', issuedOn),
      isCredit ? null : cbc('DueDate', dueOn),
      cbc(`${kind}TypeCode`, isCredit ? '381' : '380'),
      cbc('Note', invoice.note),
      cbc('DocumentCurrencyCode', currency),
      cbc('BuyerReference', invoice.buyerReference),
      periodOf(deliveryFacts(invoice).billed),
      cac('BillingReference', [cac('InvoiceDocumentReference', [cbc('ID', invoice.corrects)])]),
      cac('AccountingSupplierParty', [partyOf(invoice.seller, { isSeller: true })]),
      cac('AccountingCustomerParty', [partyOf(invoice.buyer, { isSeller: false })]),
      deliveryOf(invoice),
      paymentOf(invoice),
      invoice.taxes.filter(({ allowanceCents }) => allowanceCents !== 0).map((tax) => allowanceOf(tax, currency)),
      taxTotalOf(invoice),
      totalsOf(invoice),
      lines.map((line, index) => lineOf(line, index, invoice)),
    ],
    { 'xmlns:ubl': `urn:oasis:names:specification:ubl:schema:xsd:${kind}-2`, 'xmlns:cac': namespaces.cac, 'xmlns:cbc': namespaces.cbc },
  );
  return root ? writeXml(root) : '';
}

const money = (name: string, cents: number, currency: string): Part => cbc(name, amountText(cents, currency), { currencyID: currency });
const vat = cac('TaxScheme', [cbc('ID', 'VAT')]);

function partyOf(party: EParty, { isSeller }: { isSeller: boolean }): Part {
  const { name, vatId, otherId, taxNumber, companyNumber, street, postalCode, town, countryCode, contactName, phone, email } = party;
  return cac('Party', [
    cbc('EndpointID', email, { schemeID: 'EM' }),
    cac('PartyIdentification', [cbc('ID', otherId)]),
    cac('PostalAddress', [
      cbc('StreetName', street[0] ?? ''),
      cbc('AdditionalStreetName', street[1] ?? ''),
      cbc('CityName', town),
      cbc('PostalZone', postalCode),
      cac('AddressLine', [cbc('Line', street.slice(2).join(', '))]),
      cac('Country', [cbc('IdentificationCode', countryCode)]),
    ]),
    vatId ? cac('PartyTaxScheme', [cbc('CompanyID', vatId), vat]) : null,
    isSeller && taxNumber ? cac('PartyTaxScheme', [cbc('CompanyID', taxNumber), cac('TaxScheme', [cbc('ID', 'FC')])]) : null,
    cac('PartyLegalEntity', [cbc('RegistrationName', name), cbc('CompanyID', companyNumber)]),
    cac('Contact', [cbc('Name', contactName), cbc('Telephone', phone), cbc('ElectronicMail', email)]),
  ]);
}

function deliveryOf(invoice: EInvoice): Part {
  const { deliveredOn, countryCode } = deliveryFacts(invoice);
  return cac('Delivery', [
    cbc('ActualDeliveryDate', deliveredOn),
    cac('DeliveryLocation', [cac('Address', [cac('Country', [cbc('IdentificationCode', countryCode)])])]),
  ]);
}

function periodOf(period: ServicePeriod | null): Part {
  return period && cac('InvoicePeriod', [cbc('StartDate', period.from), cbc('EndDate', period.until)]);
}

/** 58 is a SEPA credit transfer. A credit note states its payment date here. */
function paymentOf({ iban, accountNumber, bankCode, bic, number, isCredit, dueOn, currency, seller }: EInvoice): Part {
  if (!iban && !accountNumber) return null;
  return cac('PaymentMeans', [
    cbc('PaymentMeansCode', iban && currency === 'EUR' ? '58' : '30'),
    isCredit ? cbc('PaymentDueDate', dueOn) : null,
    cbc('PaymentID', number),
    cac('PayeeFinancialAccount', [
      cbc('ID', iban || accountNumber),
      cbc('Name', seller.name),
      cac('FinancialInstitutionBranch', [cbc('ID', bic || (iban ? '' : bankCode))]),
    ]),
  ]);
}

function allowanceOf(tax: ETax, currency: string): Part {
  return cac('AllowanceCharge', [
    cbc('ChargeIndicator', 'false'),
    cbc('AllowanceChargeReasonCode', '95'),
    cbc('AllowanceChargeReason', 'Discount'),
    money('Amount', tax.allowanceCents, currency),
    categoryOf('TaxCategory', tax),
  ]);
}

/** Supplies not subject to tax have a rate only in the tax breakdown. */
function categoryOf(name: string, { category, basisPoints }: Pick<ETax, 'category' | 'basisPoints'>): Part {
  return cac(name, [cbc('ID', category), category === 'O' ? null : cbc('Percent', percentText(basisPoints)), vat]);
}

function taxTotalOf({ taxes, taxCents, currency }: EInvoice): Part {
  return cac('TaxTotal', [
    money('TaxAmount', taxCents, currency),
    taxes.map((tax) =>
      cac('TaxSubtotal', [
        money('TaxableAmount', tax.netCents, currency),
        money('TaxAmount', tax.taxCents, currency),
        cac('TaxCategory', [
          cbc('ID', tax.category),
          cbc('Percent', percentText(tax.basisPoints)),
          cbc('TaxExemptionReason', reasonOf(tax)),
          vat,
        ]),
      ]),
    ),
  ]);
}

function totalsOf(invoice: EInvoice): Part {
  const { linesCents, netCents, totalCents, allowanceCents, paidCents, dueCents, currency } = invoice;
  return cac('LegalMonetaryTotal', [
    money('LineExtensionAmount', linesCents, currency),
    money('TaxExclusiveAmount', netCents, currency),
    money('TaxInclusiveAmount', totalCents, currency),
    allowanceCents === 0 ? null : money('AllowanceTotalAmount', allowanceCents, currency),
    paidCents === 0 ? null : money('PrepaidAmount', paidCents, currency),
    money('PayableAmount', dueCents, currency),
  ]);
}

function lineOf(line: ELine, index: number, { currency, isCredit }: EInvoice): Part {
  const { discountBasisPoints, grossCents, netCents, perMilli } = line;
  const discount = cac('AllowanceCharge', [
    cbc('ChargeIndicator', 'false'),
    cbc('AllowanceChargeReasonCode', '95'),
    cbc('AllowanceChargeReason', 'Discount'),
    cbc('MultiplierFactorNumeric', percentText(discountBasisPoints)),
    money('Amount', grossCents - netCents, currency),
    money('BaseAmount', grossCents, currency),
  ]);
  return cac(isCredit ? 'CreditNoteLine' : 'InvoiceLine', [
    cbc('ID', String(index + 1)),
    cbc(isCredit ? 'CreditedQuantity' : 'InvoicedQuantity', quantityText(line.quantityMilli), { unitCode: line.unit }),
    money('LineExtensionAmount', netCents, currency),
    periodOf(line.period),
    grossCents === netCents ? null : discount,
    cac('Item', [cbc('Description', line.description), cbc('Name', line.name), categoryOf('ClassifiedTaxCategory', line)]),
    cac('Price', [
      cbc('PriceAmount', priceText(line.priceMicros, currency), { currencyID: currency }),
      perMilli === 1000 ? null : cbc('BaseQuantity', decimalText(perMilli, 3), { unitCode: line.unit }),
    ]),
  ]);
}
