import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent, KeyboardEvent } from 'react';
import { countryCodeOf } from '#contract/address/country-code.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { withholdingText } from '#web/money/withholding-text.ts';
import { namedFields } from '#web/named-fields.ts';
import { sendChange } from '#web/send-change.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { RecordConflict } from '#web/ui/record-conflict.tsx';
import { type Seller, updateSeller } from '../contract.ts';
import { BankFields } from './bank-fields.tsx';
import { BrandColorField } from './brand-color-field.tsx';
import { CompanyFields } from './company-fields.tsx';
import { EInvoiceField } from './e-invoice-field.tsx';
import { LogoField } from './logo-field.tsx';
import { NumberFields } from './number-fields.tsx';
import { ProposalFields } from './proposal-fields.tsx';
import { ReminderField } from './reminder-field.tsx';
import classes from './seller-page.module.css';
import { sellerQuery } from './seller-query.ts';
import { SellerSection } from './seller-section.tsx';
import { SellerTextField } from './seller-text-field.tsx';
import { sellerFieldsOf, sellerProblems, sellerValuesOf } from './seller-values.ts';
import { shownText } from './shown-text.ts';
import { TaxRatesField } from './tax-rates-field.tsx';
import { TaxRoundingFields } from './tax-rounding-fields.tsx';
import { saysOf, useSellerForm } from './use-seller-form.ts';
import { withholdingPresets } from './withholding-presets.ts';

/** The profile's fields, a card for each part; nothing is saved before somebody says so. */
export function SellerForm({ seller }: { seller: Seller }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const queryClient = useQueryClient();
  const form = useSellerForm(seller);
  const { values, conflict, formRef } = form;

  const save = async (version = form.baseVersion) => {
    const problems = sellerProblems(values, language);
    if (problems.length > 0) return form.refuse(Object.fromEntries(problems.map((name) => [name, t(saysOf[name] ?? 'ui.form.refused')])));
    const fields = sellerFieldsOf(values, language);
    const isSaved = await form.send(async () => {
      const saved = await sendChange({
        ...{ base: sellerFieldsOf(form.base, language), values: fields, version },
        valuesOf: (record: Seller) => sellerFieldsOf(sellerValuesOf(record, language), language),
        versionOf: (record: Seller) => record.version,
        send: async (names, basedOn) => {
          return (await call(updateSeller, { body: { ...namedFields(fields, names), version: basedOn } })).seller;
        },
      });
      form.goOn(saved, values);
      queryClient.setQueryData(sellerQuery.queryKey, saved);
    });
    if (isSaved) toast({ tone: 'success', message: t('seller.saved') });
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
        {conflict && (
          <RecordConflict
            base={sellerFieldsOf(form.base, language)}
            mine={sellerFieldsOf(values, language)}
            theirs={sellerFieldsOf(sellerValuesOf(conflict, language), language)}
            labelOf={(name) => t(`seller.field.${name}`)}
            textOf={(fields, name) => shownText(fields, name, t, language)}
            onKeep={() => void save(conflict.version)}
            onTake={form.takeCurrent}
          />
        )}
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
            {t('ui.form.save')}
          </Button>
        </div>
      )}
    </form>
  );
}
