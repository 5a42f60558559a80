import { FieldRow } from '#web/ui/field-row.tsx';
import { SellerTextField } from './seller-text-field.tsx';
import type { SellerForm } from './use-seller-form.ts';

/** Where invoices are paid to. */
export function BankFields({ form }: { form: SellerForm }) {
  return (
    <>
      <FieldRow>
        <SellerTextField form={form} name="bankName" maxLength={120} />
        <SellerTextField form={form} name="bankCountry" maxLength={80} />
      </FieldRow>
      <SellerTextField form={form} name="iban" maxLength={50} dir="ltr" spellCheck={false} />
      <SellerTextField form={form} name="swiftCode" maxLength={20} dir="ltr" spellCheck={false} />
    </>
  );
}
