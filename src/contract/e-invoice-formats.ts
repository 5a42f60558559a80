/** What an electronic invoice is written as: `factur-x` inside the PDF, `xrechnung` as a file beside it, too. */
export const eInvoiceFormats = ['factur-x', 'xrechnung'] as const;
export type EInvoiceFormat = (typeof eInvoiceFormats)[number];

/** Of a company, or of one client: also that none is made. */
export const eInvoiceSettings = ['none', ...eInvoiceFormats] as const;
export type EInvoiceSetting = (typeof eInvoiceSettings)[number];
