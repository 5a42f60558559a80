import type { EInvoice } from './e-invoice.ts';

/** What has to be done before an invoice can be an electronic one; its words are those of the refusals (`refusal.field.…`). */
export type ELack =
  | 'e_seller_name'
  | 'e_seller_country'
  | 'e_seller_place'
  | 'e_seller_id'
  | 'e_seller_vat_id'
  | 'e_seller_contact'
  | 'e_seller_phone'
  | 'e_seller_email'
  | 'e_seller_iban'
  | 'e_client_name'
  | 'e_client_country'
  | 'e_client_place'
  | 'e_client_reference'
  | 'e_client_email'
  | 'e_client_vat_id'
  | 'e_line_name'
  | 'e_line_rate'
  | 'e_line_reason'
  | 'e_line_period'
  | 'e_tax_mixed'
  | 'e_tax_several'
  | 'e_sums'
  | 'e_decimals';

/** A rule of EN 16931, or of one of its users, that an invoice breaks. */
export interface BrokenRule {
  /** As the standard calls it, such as `BR-CO-26`. */
  rule: string;
  code: ELack;
  /** What to fill in: `seller.iban`, `client.country`, `lines.2.exemption`. */
  field: string;
}

/** Says of an invoice by which rules something is wrong, and where. */
export type RuleCheck = (invoice: EInvoice) => (BrokenRule | null)[];

/** The rule as broken, unless it holds. */
export function broken(holds: boolean, rule: string, code: ELack, field: string): BrokenRule | null {
  return holds ? null : { rule, code, field };
}
