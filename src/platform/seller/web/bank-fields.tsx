import { bankCodeKind } from '#contract/money/bank-code-kind.ts';
import { useTranslation } from '#web/i18n.ts';
import { FieldRow } from '#web/ui/field-row.tsx';
import { SellerTextField } from './seller-text-field.tsx';
import type { SellerForm } from './use-seller-form.ts';

/** Bank details of invoices: an IBAN, or the account format of the bank's country. */
export function BankFields({ form }: { form: SellerForm }) {
  const { t } = useTranslation();
  const kind = bankCodeKind(form.values.bankCountry);
  return (
    <>
      <FieldRow>
        <SellerTextField form={form} name="bankName" maxLength={120} />
        <SellerTextField form={form} name="bankCountry" maxLength={80} />
      </FieldRow>
      <SellerTextField form={form} name="iban" maxLength={50} dir="ltr" spellCheck={false} hint={t('seller.hint.iban')} />
      <FieldRow>
        {(kind !== null || form.values.bankCode) && (
          <SellerTextField
            form={form}
            name="bankCode"
            label={t(`invoice.preview.bankCode.${kind ?? 'bankCode'}`)}
            maxLength={30}
            dir="ltr"
            spellCheck={false}
          />
        )}
        <SellerTextField form={form} name="accountNumber" maxLength={40} dir="ltr" spellCheck={false} />
      </FieldRow>
      <SellerTextField form={form} name="swiftCode" maxLength={20} dir="ltr" spellCheck={false} />
    </>
  );
}
