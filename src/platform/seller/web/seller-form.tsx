import type { FormEvent, KeyboardEvent } from 'react';
import { countryCodeOf } from '#contract/address/country-code.ts';
import { useTranslation } from '#web/i18n.ts';
import { withholdingText } from '#web/money/withholding-text.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import type { Seller } from '../contract.ts';
import { BankFields } from './bank-fields.tsx';
import { BrandColorField } from './brand-color-field.tsx';
import { CompanyFields } from './company-fields.tsx';
import { EInvoiceField } from './e-invoice-field.tsx';
import { LogoField } from './logo-field.tsx';
import { NumberFields } from './number-fields.tsx';
import { ProposalFields } from './proposal-fields.tsx';
import { ReminderField } from './reminder-field.tsx';
import { SellerConflict } from './seller-conflict.tsx';
import classes from './seller-page.module.css';
import { SellerSection } from './seller-section.tsx';
import { SellerTextField } from './seller-text-field.tsx';
import { TaxRatesField } from './tax-rates-field.tsx';
import { TaxRoundingFields } from './tax-rounding-fields.tsx';
import { useSaveSeller } from './use-save-seller.ts';
import { useSellerForm } from './use-seller-form.ts';
import { withholdingPresets } from './withholding-presets.ts';

/** The profile's fields, a card per section, saved on request. */
export function SellerForm({ seller }: { seller: Seller }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const form = useSellerForm(seller);
  const { values, formRef } = form;

  const send = useSaveSeller(form);
  const save = async (version?: number) => {
    if (await send(version)) toast({ tone: 'success', message: t('seller.saved') });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (form.isChanged) void save();
  };
  return (
    <form ref={formRef} noValidate onSubmit={submit} onKeyDown={onKeyDown}>
      <div className={classes.sections}>
        <SellerSection title={t('seller.company.title')} text={t('seller.company.text')}>
          <LogoField
            logo={values.logo}
            error={form.errors.logoFileId}
            onChange={(file) => form.change({ logoFileId: file?.id ?? null, logo: file?.url ?? null })}
          />
          <BrandColorField form={form} />
          <CompanyFields form={form} />
        </SellerSection>
        <SellerSection title={t('seller.bank.title')} text={t('seller.bank.text')}>
          <BankFields form={form} />
        </SellerSection>
        <SellerSection title={t('seller.tax.title')} text={t('seller.tax.text')}>
          <TaxRatesField form={form} />
          <TaxRoundingFields form={form} />
          <SellerTextField
            form={form}
            name="withholding"
            maxLength={60}
            hint={t('seller.hint.withholding')}
            list="seller-withholding"
            end={
              <datalist id="seller-withholding">
                {(withholdingPresets[countryCodeOf(values.country) ?? ''] ?? []).map((preset) => (
                  <option key={preset.basisPoints} value={withholdingText(preset, language)} />
                ))}
              </datalist>
            }
          />
        </SellerSection>
        <SellerSection title={t('seller.numbers.title')} text={t('seller.numbers.text')}>
          <NumberFields form={form} />
        </SellerSection>
        <SellerSection title={t('seller.eInvoice.title')} text={t('seller.eInvoice.text')}>
          <EInvoiceField form={form} />
        </SellerSection>
        <SellerSection title={t('seller.proposals.title')} text={t('seller.proposals.text')}>
          <ProposalFields form={form} />
        </SellerSection>
        <SellerSection title={t('seller.reminders.title')} text={t('seller.reminders.text')}>
          <ReminderField form={form} />
        </SellerSection>
        <SellerConflict form={form} onKeep={(version) => void save(version)} />
      </div>
      <FormFailure text={form.failure} />
      {(form.isChanged || form.isSending) && (
        <div className={classes.bar}>
          <span className={classes.said} role="status">
            {t('ui.form.kept')}
          </span>
          <Button look="outline" onClick={form.reset}>
            {t('ui.form.discard')}
          </Button>
          <Button type="submit" loading={form.isSending}>
            {t('common.save')}
          </Button>
        </div>
      )}
    </form>
  );
}
