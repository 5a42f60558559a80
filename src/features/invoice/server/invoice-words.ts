import { dayText } from '../day-text.ts';

/** The languages in which documents and mails for clients are written. */
export type InvoiceLanguage = 'en' | 'ar';

export interface InvoiceWords {
  /** For amounts and percentages: with figures that every bank reads. */
  locale: string;
  invoice: string;
  creditNote: string;
  draft: string;
  deleted: string;
  from: string;
  to: string;
  issued: string;
  due: string;
  terms: string;
  days: (count: number) => string;
  /** A day of the calendar; given as `YYYY-MM-DD`. */
  day: (day: string) => string;
  corrects: string;
  amountDue: string;
  credit: string;
  description: string;
  quantity: string;
  price: string;
  discount: string;
  tax: string;
  amount: string;
  beforeDiscount: string;
  net: string;
  taxOf: (percent: string, net: string) => string;
  total: string;
  paid: string;
  credited: string;
  payTo: string;
  reference: string;
  notes: string;
  vatId: (vatId: string) => string;
  /** With `{page}` and `{pages}`. */
  page: string;
}

const arabicDay = new Intl.DateTimeFormat('ar-u-nu-latn', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });

const english: InvoiceWords = {
  locale: 'en',
  invoice: 'Invoice',
  creditNote: 'Credit note',
  draft: 'Draft',
  deleted: 'Deleted',
  from: 'From',
  to: 'Bill to',
  issued: 'Issued',
  due: 'Due',
  terms: 'Payment terms',
  days: (count) => (count === 0 ? 'At once' : count === 1 ? '1 day' : `${count} days`),
  day: dayText,
  corrects: 'Corrects',
  amountDue: 'Amount due',
  credit: 'Credit',
  description: 'Description',
  quantity: 'Quantity',
  price: 'Price',
  discount: 'Discount',
  tax: 'Tax',
  amount: 'Amount',
  beforeDiscount: 'Before discount',
  net: 'Net',
  taxOf: (percent, net) => `Tax ${percent} of ${net}`,
  total: 'Total',
  paid: 'Paid',
  credited: 'Credited',
  payTo: 'Payment details',
  reference: 'Reference',
  notes: 'Notes',
  vatId: (vatId) => `VAT ID ${vatId}`,
  page: 'Page {page} of {pages}',
};

const dayForms: Partial<Record<Intl.LDMLPluralRule, string>> = {
  one: 'يوم واحد',
  two: 'يومان',
  few: '# أيام',
  many: '# يومًا',
  other: '# يوم',
};
const arabicPlural = new Intl.PluralRules('ar');

const arabic: InvoiceWords = {
  locale: 'ar-u-nu-latn',
  invoice: 'فاتورة',
  creditNote: 'إشعار دائن',
  draft: 'مسودة',
  deleted: 'محذوفة',
  from: 'من',
  to: 'إلى',
  issued: 'تاريخ الإصدار',
  due: 'تاريخ الاستحقاق',
  terms: 'شروط الدفع',
  days: (count) => (count === 0 ? 'فورًا' : (dayForms[arabicPlural.select(count)] ?? '# يوم').replace('#', String(count))),
  day: (day) => arabicDay.format(new Date(`${day}T00:00:00Z`)),
  corrects: 'تصحيح للفاتورة',
  amountDue: 'المبلغ المستحق',
  credit: 'الرصيد الدائن',
  description: 'الوصف',
  quantity: 'الكمية',
  price: 'السعر',
  discount: 'الخصم',
  tax: 'الضريبة',
  amount: 'المبلغ',
  beforeDiscount: 'قبل الخصم',
  net: 'الصافي',
  taxOf: (percent, net) => `ضريبة ${percent} من ${net}`,
  total: 'الإجمالي',
  paid: 'المدفوع',
  credited: 'المخصوم بإشعار دائن',
  payTo: 'بيانات الدفع',
  reference: 'المرجع',
  notes: 'ملاحظات',
  vatId: (vatId) => `الرقم الضريبي ${vatId}`,
  page: 'صفحة {page} من {pages}',
};

export const invoiceWords: Record<InvoiceLanguage, InvoiceWords> = { en: english, ar: arabic };

/** The language that a page asks for: it sends its own first. */
export function languageOf(request: Request): InvoiceLanguage {
  return /^\s*ar\b/i.test(request.headers.get('Accept-Language') ?? '') ? 'ar' : 'en';
}
