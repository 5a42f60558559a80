import { useTranslation } from '#web/i18n.ts';
import { FactList } from '#web/ui/fact-list.tsx';
import { FileImage } from '#web/ui/file-image.tsx';
import type { Seller } from '../contract.ts';
import classes from './seller-page.module.css';
import { SellerSection } from './seller-section.tsx';
import { type SellerFields, sellerFieldsOf, sellerValuesOf } from './seller-values.ts';
import { shownText } from './shown-text.ts';

const parts = {
  company: ['name', 'address', 'country', 'timeZone', 'vatId', 'companyNumber', 'taxNumber', 'email', 'phone', 'contactName', 'brandColor'],
  bank: ['bankName', 'bankCountry', 'iban', 'bankCode', 'accountNumber', 'swiftCode'],
  tax: ['taxRates', 'withholding'],
  numbers: ['numberPrefix', 'numberDigits', 'nextNumber', 'chronology'],
  eInvoice: ['eInvoice'],
  proposals: ['currency', 'paymentTermsDays', 'delivery', 'invoiceNotes'],
  reminders: ['reminderDays'],
} as const satisfies Record<string, readonly (keyof SellerFields)[]>;

/** Read-only profile, for users who can't edit. */
export function SellerFacts({ seller }: { seller: Seller }) {
  const { t, i18n } = useTranslation();
  const fields = sellerFieldsOf(sellerValuesOf(seller, i18n.language), i18n.language);
  return (
    <div className={classes.sections}>
      {(Object.keys(parts) as (keyof typeof parts)[]).map((part) => (
        <SellerSection key={part} title={t(`seller.${part}.title`)}>
          {part === 'company' && seller.logo && <FileImage className={classes.logo} src={seller.logo} alt={t('seller.field.logoFileId')} />}
          <FactList
            facts={parts[part].map((name) => {
              const text = shownText(fields, name, t, i18n.language);
              return { label: t(`seller.field.${name}`), content: text && <span className={classes.fact}>{text}</span> };
            })}
          />
        </SellerSection>
      ))}
    </div>
  );
}
