import { useTranslation } from '#web/i18n.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { FieldRow } from '#web/ui/field-row.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { SellerTextField } from './seller-text-field.tsx';
import type { SellerForm } from './use-seller-form.ts';

// Loaded separately: together with the session code it is larger than the rest of the form.
const ZoneField = lazyPart(() => import('#platform/session/web/public-api.ts').then(({ ZoneField }) => ZoneField), {
  prefetchWhenIdle: false,
});

/** Name, address, and identifiers of the company. */
export function CompanyFields({ form }: { form: SellerForm }) {
  const { t } = useTranslation();
  return (
    <>
      <SellerTextField form={form} name="name" maxLength={120} />
      <TextareaField
        label={t('seller.field.address')}
        value={form.values.address}
        error={form.errors.address}
        maxLength={500}
        hint={t('seller.hint.address')}
        onChange={(event) => form.change({ address: event.currentTarget.value })}
      />
      <FieldRow>
        <SellerTextField form={form} name="country" maxLength={80} />
        <SellerTextField form={form} name="vatId" maxLength={40} dir="ltr" />
      </FieldRow>
      <ZoneField
        value={form.values.timeZone || null}
        otherwise={{ text: t('seller.zone.ofCountry') }}
        hint={t('seller.hint.timeZone')}
        error={form.errors.timeZone}
        onChoose={(zone) => form.change({ timeZone: zone ?? '' })}
      />
      <FieldRow>
        <SellerTextField form={form} name="companyNumber" maxLength={60} dir="ltr" hint={t('seller.hint.companyNumber')} />
        <SellerTextField form={form} name="taxNumber" maxLength={60} dir="ltr" hint={t('seller.hint.taxNumber')} />
      </FieldRow>
      <FieldRow>
        <SellerTextField form={form} name="email" maxLength={254} type="email" dir="ltr" />
        <SellerTextField form={form} name="phone" maxLength={60} type="tel" dir="ltr" />
      </FieldRow>
      <SellerTextField form={form} name="contactName" maxLength={120} hint={t('seller.hint.contactName')} />
    </>
  );
}
