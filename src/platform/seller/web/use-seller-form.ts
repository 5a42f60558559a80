import { changedFields } from '#web/changed-fields.ts';
import { useTranslation } from '#web/i18n.ts';
import { reasonText } from '#web/refusal-text.ts';
import { useDraftForm } from '#web/use-draft-form.ts';
import type { Seller } from '../contract.ts';
import { type SellerValues, sellerFieldsOf, sellerValuesOf } from './seller-values.ts';

export type SellerForm = ReturnType<typeof useSellerForm>;

/** Form state of the company profile. Each form has its own draft. */
export function useSellerForm(seller: Seller, storageKey = 'atrium.seller.draft') {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const begun = sellerValuesOf(seller, language);
  return useDraftForm<SellerValues, Seller>({
    storageKey,
    draftKey: 'seller',
    record: seller,
    begun,
    valuesOf: (record) => sellerValuesOf(record, language),
    versionOf: ({ version }) => version,
    isSame: (some, others) => changedFields(sellerFieldsOf(some, language), sellerFieldsOf(others, language)).length === 0,
    errorOf: (field, reason) => (saysOf[field] ? t(saysOf[field]) : reasonText(t, reason)),
  });
}

/** Error messages of invalid fields. */
export const saysOf: Partial<Record<keyof SellerValues, string>> = {
  email: 'refusal.not_an_email',
  taxRates: 'seller.says.taxRates',
  bankCode: 'refusal.not_a_bank_code',
  accountNumber: 'refusal.not_an_account',
  withholding: 'seller.says.withholding',
  numberPrefix: 'seller.says.numberPrefix',
  numberDigits: 'seller.says.numberDigits',
  paymentTermsDays: 'seller.says.paymentTermsDays',
  logoFileId: 'seller.says.logo',
};
