/** How an electronic invoice is delivered: `factur-x` is embedded in the PDF; `xrechnung` also adds a separate file. */
export const eInvoiceFormats = ['factur-x', 'xrechnung'] as const;
export type EInvoiceFormat = (typeof eInvoiceFormats)[number];

/** The setting of a company or a single client; `none` turns electronic invoices off. */
export const eInvoiceSettings = ['none', ...eInvoiceFormats] as const;
export type EInvoiceSetting = (typeof eInvoiceSettings)[number];
