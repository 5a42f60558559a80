interface Node {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: Node[];
}

/** Parses the elements of a UBL document, by name without prefix. */
function parse(xml: string): Node {
  const root: Node = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  for (const [, end, name = '', given = '', empty, text = ''] of xml.matchAll(/<(\/?)(?:ubl|cac|cbc):(\w+)([^<>]*?)(\/?)>([^<]*)/g)) {
    if (end) {
      open.pop();
      continue;
    }
    const attributes = Object.fromEntries([...given.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]));
    const node = { name, attributes, text: text.trim(), children: [] };
    open.at(-1)?.children.push(node);
    if (!empty) open.push(node);
  }
  const [document] = root.children;
  if (!document) throw new Error('no document');
  return document;
}

const all = (node: Node, path: string): Node[] =>
  path.split('/').reduce<Node[]>((nodes, name) => nodes.flatMap(({ children }) => children.filter((one) => one.name === name)), [node]);
const text = (node: Node, path: string): string => all(node, path)[0]?.text ?? '';
const has = (node: Node, path: string): boolean => text(node, path) !== '';
/** In minor units (hundredths). */
const cents = (node: Node, path: string): number => Math.round(Number(text(node, path) || '0') * 100);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const everywhere = (node: Node): Node[] => [node, ...node.children.flatMap(everywhere)];
const sumOf = (nodes: readonly Node[], path: string): number => sum(nodes.map((node) => cents(node, path)));

/** By category: the name in its rules, its rate, whether an exemption reason is required or forbidden, and which ids are required. */
const families: Readonly<
  Record<
    string,
    { name: string; rate: 'positive' | 'zero' | 'any' | 'none'; reason: boolean; buyerId?: boolean; sellerId: 'any' | 'vat' | 'no' }
  >
> = {
  S: { name: 'S', rate: 'positive', reason: false, sellerId: 'any' },
  Z: { name: 'Z', rate: 'zero', reason: false, sellerId: 'any' },
  E: { name: 'E', rate: 'zero', reason: true, sellerId: 'any' },
  AE: { name: 'AE', rate: 'zero', reason: true, sellerId: 'any', buyerId: true },
  K: { name: 'IC', rate: 'zero', reason: true, sellerId: 'vat', buyerId: true },
  G: { name: 'G', rate: 'zero', reason: true, sellerId: 'vat' },
  O: { name: 'O', rate: 'none', reason: true, sellerId: 'no' },
  L: { name: 'AF', rate: 'any', reason: false, sellerId: 'any' },
  M: { name: 'AG', rate: 'any', reason: false, sellerId: 'any' },
};

/**
 * Returns the rules of EN 16931 a UBL document breaks: an independent implementation of the standard's text that reads only the file. No
 * package has the
 * official rules under a free license.
 */
export function brokenRulesIn(xml: string): string[] {
  const document = parse(xml);
  const broken: string[] = [];
  const rule = (name: string, holds: boolean) => {
    if (!holds) broken.push(name);
  };
  const seller = all(document, 'AccountingSupplierParty/Party')[0] ?? document;
  const buyer = all(document, 'AccountingCustomerParty/Party')[0] ?? document;
  const isCredit = document.name === 'CreditNote';
  const lines = all(document, isCredit ? 'CreditNoteLine' : 'InvoiceLine');
  const totals = all(document, 'LegalMonetaryTotal')[0] ?? document;
  const allowances = all(document, 'AllowanceCharge');
  const taxes = all(document, 'TaxTotal/TaxSubtotal');

  for (const [name, path] of [
    ...([
      ['BR-01', 'CustomizationID'],
      ['BR-02', 'ID'],
      ['BR-03', 'IssueDate'],
      ['BR-05', 'DocumentCurrencyCode'],
    ] as const),
    ['BR-12', 'LegalMonetaryTotal/LineExtensionAmount'],
    ['BR-13', 'LegalMonetaryTotal/TaxExclusiveAmount'],
    ['BR-14', 'LegalMonetaryTotal/TaxInclusiveAmount'],
    ['BR-15', 'LegalMonetaryTotal/PayableAmount'],
  ] as const)
    rule(name, has(document, path));
  rule('BR-04, BR-CL-01', text(document, isCredit ? 'CreditNoteTypeCode' : 'InvoiceTypeCode') === (isCredit ? '381' : '380'));
  for (const [party, name, address, country] of [
    [seller, 'BR-06', 'BR-08', 'BR-09'],
    [buyer, 'BR-07', 'BR-10', 'BR-11'],
  ] as const) {
    rule(name, has(party, 'PartyLegalEntity/RegistrationName'));
    rule(address, all(party, 'PostalAddress').length === 1);
    rule(country, /^[A-Z]{2}$/.test(text(party, 'PostalAddress/Country/IdentificationCode')));
    rule(
      'BR-62, BR-63',
      all(party, 'EndpointID').every(({ attributes }) => attributes.schemeID !== undefined),
    );
    rule('UBL-SR-16', all(party, 'PartyIdentification').length <= 1);
    for (const scheme of all(party, 'PartyTaxScheme').filter((one) => text(one, 'TaxScheme/ID') === 'VAT'))
      rule('BR-CO-09', /^(?:[A-Z]{2})/.test(text(scheme, 'CompanyID')));
  }
  rule('BR-16', lines.length > 0);
  rule('BR-CO-26', has(seller, 'PartyIdentification/ID') || has(seller, 'PartyLegalEntity/CompanyID') || vatIdOf(seller) !== '');
  rule(
    'BR-55',
    all(document, 'BillingReference').every((one) => has(one, 'InvoiceDocumentReference/ID')),
  );
  rule(
    'BR-57',
    all(document, 'Delivery/DeliveryLocation/Address').every((one) => has(one, 'Country/IdentificationCode')),
  );
  for (const period of everywhere(document).filter(({ name }) => name === 'InvoicePeriod')) {
    rule('BR-CO-19, BR-CO-20', has(period, 'StartDate') || has(period, 'EndDate'));
    rule('BR-29, BR-30', text(period, 'StartDate') <= text(period, 'EndDate'));
  }
  for (const payment of all(document, 'PaymentMeans')) {
    rule('BR-49', has(payment, 'PaymentMeansCode'));
    rule('BR-50, BR-61', has(payment, 'PayeeFinancialAccount/ID'));
  }
  const isDueNamed = has(document, 'DueDate') || has(document, 'PaymentMeans/PaymentDueDate');
  rule('BR-CO-25', cents(totals, 'PayableAmount') <= 0 || isDueNamed);

  for (const line of lines) {
    const quantity = all(line, isCredit ? 'CreditedQuantity' : 'InvoicedQuantity')[0];
    rule('BR-21', has(line, 'ID'));
    rule('BR-22', quantity !== undefined && quantity.text !== '');
    rule('BR-23', quantity?.attributes.unitCode !== undefined);
    rule('BR-24', has(line, 'LineExtensionAmount'));
    rule('BR-25', has(line, 'Item/Name'));
    rule('BR-26', has(line, 'Price/PriceAmount'));
    rule('BR-27', Number(text(line, 'Price/PriceAmount')) >= 0);
    rule('BR-CO-04', all(line, 'Item/ClassifiedTaxCategory').length === 1);
    for (const allowance of all(line, 'AllowanceCharge')) {
      rule('BR-41', has(allowance, 'Amount'));
      rule('BR-42, BR-CO-23', has(allowance, 'AllowanceChargeReason') || has(allowance, 'AllowanceChargeReasonCode'));
    }
  }
  rule('BR-21 (ids differ)', new Set(lines.map((line) => text(line, 'ID'))).size === lines.length);
  for (const allowance of allowances) {
    rule('BR-31', has(allowance, 'Amount'));
    rule('BR-32', has(allowance, 'TaxCategory/ID'));
    rule('BR-33, BR-CO-21', has(allowance, 'AllowanceChargeReason') || has(allowance, 'AllowanceChargeReasonCode'));
  }
  for (const tax of taxes) {
    rule('BR-45', has(tax, 'TaxableAmount'));
    rule('BR-46', has(tax, 'TaxAmount'));
    rule('BR-47', has(tax, 'TaxCategory/ID'));
    rule('BR-48', has(tax, 'TaxCategory/Percent') || text(tax, 'TaxCategory/ID') === 'O');
  }

  rule('BR-CO-10', cents(totals, 'LineExtensionAmount') === sumOf(lines, 'LineExtensionAmount'));
  rule('BR-CO-11', cents(totals, 'AllowanceTotalAmount') === sumOf(allowances, 'Amount'));
  rule('BR-CO-13', cents(totals, 'TaxExclusiveAmount') === cents(totals, 'LineExtensionAmount') - cents(totals, 'AllowanceTotalAmount'));
  rule('BR-CO-14', cents(document, 'TaxTotal/TaxAmount') === sumOf(taxes, 'TaxAmount'));
  rule('BR-CO-15', cents(totals, 'TaxInclusiveAmount') === cents(totals, 'TaxExclusiveAmount') + cents(document, 'TaxTotal/TaxAmount'));
  rule('BR-CO-16', cents(totals, 'PayableAmount') === cents(totals, 'TaxInclusiveAmount') - cents(totals, 'PrepaidAmount'));
  rule('BR-CO-18', taxes.length > 0);
  const amounts = everywhere(document).filter(({ name }) => name.endsWith('Amount') && name !== 'PriceAmount');
  rule(
    'BR-DEC',
    amounts.every((one) => /^-?\d+(\.\d{1,2})?$/.test(one.text)),
  );
  rule(
    'BR-CL-03',
    amounts.every(({ attributes }) => attributes.currencyID === text(document, 'DocumentCurrencyCode')),
  );
  return [...broken, ...categoryRules({ document, lines, allowances, taxes, seller, buyer })];
}

const vatIdOf = (party: Node): string => {
  const scheme = all(party, 'PartyTaxScheme').find((one) => text(one, 'TaxScheme/ID') === 'VAT');
  return scheme ? text(scheme, 'CompanyID') : '';
};
const hasTaxNumber = (party: Node): boolean => all(party, 'PartyTaxScheme').some((one) => text(one, 'TaxScheme/ID') !== 'VAT');

type Parts = Record<'document' | 'seller' | 'buyer', Node> & Record<'lines' | 'allowances' | 'taxes', Node[]>;

/** BR-S-01 to BR-AG-10: what each category requires of lines, allowances, its breakdown and the parties. */
function categoryRules({ document, lines, allowances, taxes, seller, buyer }: Parts): string[] {
  const broken: string[] = [];
  const used = new Set([
    ...lines.map((line) => text(line, 'Item/ClassifiedTaxCategory/ID')),
    ...allowances.map((one) => text(one, 'TaxCategory/ID')),
  ]);
  for (const category of [...used, ...taxes.map((tax) => text(tax, 'TaxCategory/ID'))])
    if (!families[category]) broken.push(`BR-CL-17 ${category}`);
  for (const [category, { name, rate, reason, buyerId = false, sellerId }] of Object.entries(families)) {
    const rule = (number: string, holds: boolean) => {
      if (!holds) broken.push(`BR-${name}-${number}`);
    };
    const ofLines = lines.filter((line) => text(line, 'Item/ClassifiedTaxCategory/ID') === category);
    const ofAllowances = allowances.filter((one) => text(one, 'TaxCategory/ID') === category);
    const own = taxes.filter((tax) => text(tax, 'TaxCategory/ID') === category);
    const isUsed = used.has(category);
    rule('01', isUsed === own.length > 0 && (rate === 'positive' || rate === 'any' || own.length <= 1));
    const isRight = (percent: string) =>
      rate === 'none'
        ? percent === ''
        : rate === 'zero'
          ? percent !== '' && Number(percent) === 0
          : rate === 'any'
            ? percent !== ''
            : Number(percent) > 0;
    rule(
      '05',
      ofLines.every((line) => isRight(text(line, 'Item/ClassifiedTaxCategory/Percent'))),
    );
    rule(
      '06',
      ofAllowances.every((one) => isRight(text(one, 'TaxCategory/Percent'))),
    );
    for (const tax of own) {
      const percent = Number(text(tax, 'TaxCategory/Percent'));
      const isSameRate = (node: Node, path: string) => rate === 'none' || Number(text(node, path)) === percent;
      const charged = ofLines.filter((line) => isSameRate(line, 'Item/ClassifiedTaxCategory/Percent'));
      const allowed = ofAllowances.filter((one) => isSameRate(one, 'TaxCategory/Percent'));
      rule('08', cents(tax, 'TaxableAmount') === sumOf(charged, 'LineExtensionAmount') - sumOf(allowed, 'Amount'));
      // The official rule tolerates a difference below one currency unit.
      rule('09', Math.abs(cents(tax, 'TaxAmount') - (cents(tax, 'TaxableAmount') * (percent || 0)) / 100) < 100);
      rule('09 (zero)', rate === 'positive' || rate === 'any' || cents(tax, 'TaxAmount') === 0);
      rule('10', has(tax, 'TaxCategory/TaxExemptionReason') === reason);
    }
    if (!isUsed) continue;
    const isSellerKnown = vatIdOf(seller) !== '' || (sellerId === 'any' && hasTaxNumber(seller));
    rule('02', sellerId === 'no' ? vatIdOf(seller) === '' && vatIdOf(buyer) === '' : isSellerKnown);
    const isBuyerKnown = vatIdOf(buyer) !== '' || (category === 'AE' && has(buyer, 'PartyLegalEntity/CompanyID'));
    rule('02 (buyer)', !buyerId || isBuyerKnown);
  }
  if (used.has('O') && used.size > 1) broken.push('BR-O-11 to BR-O-14');
  if (used.has('K')) {
    if (!has(document, 'Delivery/ActualDeliveryDate') && all(document, 'InvoicePeriod').length === 0) broken.push('BR-IC-11');
    if (!has(document, 'Delivery/DeliveryLocation/Address/Country/IdentificationCode')) broken.push('BR-IC-12');
  }
  if (used.has('L') && used.has('M')) broken.push('BR-B-02');
  return broken;
}
