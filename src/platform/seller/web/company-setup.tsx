import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { countryCodeOf, countryCodes } from '#contract/address/country-code.ts';
import { countryName } from '#contract/address/country-name.ts';
import { languages } from '#contract/languages.ts';
import { weekStartOfCountry } from '#web/dates/week-start.ts';
import { changeLanguage, useTranslation } from '#web/i18n.ts';
import { dateFormat, listFormat } from '#web/intl.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { currencyOptions } from '#web/money/currencies.ts';
import { FieldRow } from '#web/ui/field-row.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { optionsLike } from '#web/ui/options-like.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { SuggestField } from '#web/ui/suggest-field.tsx';
import type { Seller } from '../contract.ts';
import { countryPreset, filledBy } from './country-preset.ts';
import { LogoField } from './logo-field.tsx';
import { SellerConflict } from './seller-conflict.tsx';
import classes from './seller-page.module.css';
import { SellerTextField } from './seller-text-field.tsx';
import { useSaveSeller } from './use-save-seller.ts';
import { type SellerForm, useSellerForm } from './use-seller-form.ts';

// Loaded separately: together with the session code it is larger than the rest of the form.
const ZoneField = lazyPart(() => import('#platform/session/web/public-api.ts').then(({ ZoneField }) => ZoneField), {
  prefetchWhenIdle: false,
});

interface Props {
  seller: Seller;
  /** Renders the buttons; `formId` is the form they submit. */
  actions: (formId: string, isSending: boolean) => ReactNode;
  onSaved: () => void;
}

/** The most important company fields. The country fills in its defaults. */
export function CompanySetup({ seller, actions, onSaved }: Props) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const id = useId();
  const form = useSellerForm(seller, 'atrium.setup.company');
  const save = useSaveSeller(form);
  const { values, errors, change } = form;
  const send = async (version?: number) => {
    if (!form.isChanged || (await save(version))) onSaved();
  };
  /** The country whose tax rates are in the fields, unless they were edited. */
  const [filledFor, setFilledFor] = useState(countryCodeOf(values.country));
  const setCountry = (country: string) => {
    // Two letters may be the beginning of a longer name.
    const code = country.trim().length > 2 ? countryCodeOf(country) : null;
    change({ country, ...(code && code !== filledFor && filledBy(code, filledFor, values, language)) });
    if (code) setFilledFor(code);
  };
  const names = countryCodes.map((code) => countryName(code, language)).sort(new Intl.Collator(language).compare);
  return (
    <form
      id={id}
      ref={form.formRef}
      noValidate
      className={classes.fields}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <SellerTextField form={form} name="name" maxLength={120} />
      <FieldRow>
        <SuggestField
          label={t('seller.field.country')}
          value={values.country}
          error={errors.country}
          options={optionsLike(names, values.country, (name) => name, 8)}
          keyOf={(name) => name}
          textOf={(name) => name}
          onType={setCountry}
        />
        <SelectField
          label={t('seller.setup.language')}
          value={language}
          options={languages.map(({ code, name }) => ({ value: code, label: name }))}
          onChoose={(chosen) => {
            const found = languages.find(({ code }) => code === chosen);
            if (found) void changeLanguage(found.code);
          }}
        />
      </FieldRow>
      <PresetLine form={form} />
      <FieldRow>
        <SelectField
          label={t('seller.field.currency')}
          value={values.currency}
          error={errors.currency}
          options={currencyOptions(values.currency, language)}
          onChoose={(currency) => change({ currency })}
        />
        <SellerTextField form={form} name="paymentTermsDays" type="number" min={0} max={365} />
      </FieldRow>
      <ZoneField
        value={values.timeZone || null}
        otherwise={{ text: t('seller.zone.ofCountry') }}
        hint={t('seller.hint.timeZone')}
        error={errors.timeZone}
        onChoose={(zone) => change({ timeZone: zone ?? '' })}
      />
      <LogoField
        logo={values.logo}
        error={errors.logoFileId}
        onChange={(file) => change({ logoFileId: file?.id ?? null, logo: file?.url ?? null })}
      />
      <SellerConflict form={form} onKeep={(version) => void send(version)} />
      <FormFailure text={form.failure} />
      {actions(id, form.isSending)}
    </form>
  );
}

/** Defaults filled in by the country. */
function PresetLine({ form }: { form: SellerForm }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { country, currency, paymentTermsDays, taxRates } = form.values;
  const code = countryCodeOf(country);
  const day = code === null ? undefined : weekStartOfCountry(code);
  // January 4, 1970 was a Sunday.
  const weekday = day !== undefined && dateFormat(language, { weekday: 'long', timeZone: 'UTC' }).format((3 + day) * 86_400_000);
  const facts = [
    ...taxRates.slice(0, 4).map(({ name, percent }) => t('seller.tax.named', { name, percent })),
    currency,
    t('seller.setup.terms', { days: paymentTermsDays }),
    weekday && t('seller.setup.week', { day: weekday }),
  ].filter((fact) => fact !== false);
  return (
    <p className={classes.text} role="status">
      {code !== null &&
        countryPreset(code) &&
        t('seller.setup.filled', {
          country: countryName(code, language),
          facts: listFormat(language).format(facts),
        })}
    </p>
  );
}
