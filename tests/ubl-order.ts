/** The elements of UBL 2.1 allowed in an invoice here, in schema order. */
const root =
  'CustomizationID ProfileID ID IssueDate DueDate InvoiceTypeCode CreditNoteTypeCode Note DocumentCurrencyCode BuyerReference InvoicePeriod BillingReference AccountingSupplierParty AccountingCustomerParty Delivery PaymentMeans AllowanceCharge TaxTotal LegalMonetaryTotal InvoiceLine CreditNoteLine';
const order: Readonly<Record<string, string>> = {
  Invoice: root,
  CreditNote: root,
  InvoicePeriod: 'StartDate EndDate',
  BillingReference: 'InvoiceDocumentReference',
  InvoiceDocumentReference: 'ID IssueDate',
  AccountingSupplierParty: 'Party',
  AccountingCustomerParty: 'Party',
  Party: 'EndpointID PartyIdentification PartyName PostalAddress PartyTaxScheme PartyLegalEntity Contact',
  PartyIdentification: 'ID',
  PostalAddress: 'StreetName AdditionalStreetName CityName PostalZone CountrySubentity AddressLine Country',
  AddressLine: 'Line',
  Country: 'IdentificationCode',
  PartyTaxScheme: 'CompanyID TaxScheme',
  TaxScheme: 'ID',
  PartyLegalEntity: 'RegistrationName CompanyID CompanyLegalForm',
  Contact: 'Name Telephone ElectronicMail',
  Delivery: 'ActualDeliveryDate DeliveryLocation DeliveryParty',
  DeliveryLocation: 'ID Address',
  Address: 'StreetName CityName PostalZone Country',
  PaymentMeans: 'PaymentMeansCode PaymentDueDate PaymentID PayeeFinancialAccount',
  PayeeFinancialAccount: 'ID Name FinancialInstitutionBranch',
  FinancialInstitutionBranch: 'ID',
  AllowanceCharge: 'ChargeIndicator AllowanceChargeReasonCode AllowanceChargeReason MultiplierFactorNumeric Amount BaseAmount TaxCategory',
  TaxCategory: 'ID Percent TaxExemptionReasonCode TaxExemptionReason TaxScheme',
  TaxTotal: 'TaxAmount TaxSubtotal',
  TaxSubtotal: 'TaxableAmount TaxAmount TaxCategory',
  LegalMonetaryTotal:
    'LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PrepaidAmount PayableRoundingAmount PayableAmount',
  InvoiceLine: 'ID Note InvoicedQuantity LineExtensionAmount InvoicePeriod AllowanceCharge Item Price',
  CreditNoteLine: 'ID Note CreditedQuantity LineExtensionAmount InvoicePeriod AllowanceCharge Item Price',
  Item: 'Description Name ClassifiedTaxCategory',
  ClassifiedTaxCategory: 'ID Percent TaxScheme',
  Price: 'PriceAmount BaseQuantity',
};

/** Returns elements of a UBL document that are not where the schemas expect them, and mismatched tags, as `parent > child`. */
export function outOfOrder(xml: string): string[] {
  const open: { name: string; last: number }[] = [];
  const found: string[] = [];
  for (const [, end, name = '', empty] of xml.matchAll(/<(\/?)(?:ubl|cac|cbc):(\w+)[^<>]*?(\/?)>/g)) {
    if (end) {
      if (open.pop()?.name !== name) found.push(`</${name}>`);
      continue;
    }
    const parent = open.at(-1);
    if (parent) {
      const place = (order[parent.name] ?? '').split(' ').indexOf(name);
      if (place < parent.last || place < 0) found.push(`${parent.name} > ${name}`);
      parent.last = place;
    }
    if (!empty) open.push({ name, last: 0 });
  }
  return [...found, ...open.map(({ name }) => `<${name}>`)];
}
