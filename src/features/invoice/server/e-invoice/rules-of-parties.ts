import { isIban } from '#contract/money/iban.ts';
import { broken, type RuleCheck } from './broken-rule.ts';
import type { EInvoice } from './e-invoice.ts';

const says = (text: string) => text.trim() !== '';

/** Who sells and who buys: what the standard wants of every invoice. */
export const rulesOfParties: RuleCheck = ({ seller, buyer }) => [
  broken(says(seller.name), 'BR-06', 'e_seller_name', 'seller.name'),
  broken(says(seller.countryCode), 'BR-09', 'e_seller_country', 'seller.country'),
  broken(says(seller.vatId) || says(seller.otherId) || says(seller.companyNumber), 'BR-CO-26', 'e_seller_id', 'seller.vatId'),
  broken(says(buyer.name), 'BR-07', 'e_client_name', 'client.company'),
  broken(says(buyer.countryCode), 'BR-11', 'e_client_country', 'client.country'),
];

/** What XRechnung (CIUS of Germany, 3.0) wants beside that. */
export const rulesOfXRechnung: RuleCheck = (invoice) => (invoice.format === 'xrechnung' ? germanRules(invoice) : []);

const germanRules = ({ seller, buyer, buyerReference, iban }: EInvoice) => [
  broken(isIban(iban), 'BR-DE-1', 'e_seller_iban', 'seller.iban'),
  broken(says(seller.town), 'BR-DE-3', 'e_seller_place', 'seller.address'),
  broken(says(seller.postalCode), 'BR-DE-4', 'e_seller_place', 'seller.address'),
  broken(says(seller.contactName), 'BR-DE-5', 'e_seller_contact', 'seller.contactName'),
  broken(says(seller.phone), 'BR-DE-6', 'e_seller_phone', 'seller.phone'),
  broken(says(seller.email), 'BR-DE-7', 'e_seller_email', 'seller.email'),
  broken(says(buyer.town), 'BR-DE-8', 'e_client_place', 'client.address'),
  broken(says(buyer.postalCode), 'BR-DE-9', 'e_client_place', 'client.address'),
  broken(says(buyerReference), 'BR-DE-15', 'e_client_reference', 'client.buyerReference'),
  broken(seller.phone.replaceAll(/\D/g, '').length >= 3, 'BR-DE-27', 'e_seller_phone', 'seller.phone'),
  broken(isMailed(seller.email), 'BR-DE-28', 'e_seller_email', 'seller.email'),
  broken(says(buyer.email), 'PEPPOL-EN16931-R010', 'e_client_email', 'client.companyEmail'),
];

/** One sign @, and two characters and more on either side that are neither space nor point at its edge. */
function isMailed(email: string): boolean {
  return /^[^@\s.][^@\s]*[^@\s.]@[^@\s.][^@\s]*[^@\s.]$/.test(email);
}
