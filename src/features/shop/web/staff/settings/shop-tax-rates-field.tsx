import { useTranslation } from '#web/i18n.ts';
import { IconPlus, IconX } from '#web/icons.ts';
import { percentText } from '#web/money/percent-text.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { taxClasses } from '../../../tax-class-contract.ts';
import { reducedRates, standardRates } from './preset-rates.ts';
import classes from './settings-page.module.css';
import { type RateDraft, settingsFieldsOf, settingsValuesOf } from './settings-values.ts';

interface Props {
  rates: RateDraft[];
  homeCountry: string | null;
  error: string | undefined;
  onChange: (rates: RateDraft[]) => void;
}

export function ShopTaxRatesField({ rates, homeCountry, error, onChange }: Props) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const nextKey = Math.max(-1, ...rates.map(({ key }) => key)) + 1;
  const change = (key: number, part: Partial<RateDraft>) => onChange(rates.map((rate) => (rate.key === key ? { ...rate, ...part } : rate)));
  const others = { deliveryMethods: [], reverseCharge: false, exportsUntaxed: false };
  const addPresets = (presets: typeof standardRates) => {
    const known = settingsFieldsOf({ ...others, taxRates: rates }, language).taxRates;
    const taxRates = presets(known, homeCountry, t('shopStaff.settings.rate.vat'));
    const drafts = settingsValuesOf({ ...others, taxRates }, language).taxRates;
    onChange([...rates, ...drafts.map((draft) => ({ ...draft, key: draft.key + nextKey }))]);
  };
  return (
    <div className={classes.rates}>
      <ul className={classes.list} aria-label={t('shopStaff.settings.tax.title')}>
        {rates.map((rate) => (
          <li key={rate.key} className={classes.rate}>
            <TextField
              label={t('common.country')}
              dir="auto"
              autoComplete="off"
              value={rate.country}
              onChange={(event) => change(rate.key, { country: event.currentTarget.value })}
            />
            <SelectField
              label={t('shopStaff.field.taxClass')}
              value={rate.taxClass}
              options={taxClasses.map((value) => ({ value, label: t(`shopStaff.taxClass.${value}`) }))}
              onChoose={(value) => change(rate.key, { taxClass: taxClasses.find((one) => one === value) ?? 'goods' })}
            />
            <TextField
              label={t('shopStaff.settings.rate.name')}
              placeholder={t('shopStaff.settings.rate.vat')}
              dir="auto"
              maxLength={40}
              autoComplete="off"
              value={rate.name}
              onChange={(event) => change(rate.key, { name: event.currentTarget.value })}
            />
            <TextField
              label={t('shopStaff.settings.rate.percent')}
              inputMode="decimal"
              autoComplete="off"
              placeholder={percentText(0, language)}
              value={rate.percent}
              onChange={(event) => change(rate.key, { percent: event.currentTarget.value })}
            />
            <IconButton
              label={t('shopStaff.settings.rate.remove', { country: rate.country })}
              onClick={() => onChange(rates.filter(({ key }) => key !== rate.key))}
            >
              <IconX size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
      {error && <p className={classes.error}>{error}</p>}
      <div className={classes.buttons}>
        <Button
          look="outline"
          onClick={() =>
            onChange([...rates, { key: nextKey, country: '', taxClass: 'goods', name: t('shopStaff.settings.rate.vat'), percent: '' }])
          }
        >
          <IconPlus size={18} aria-hidden="true" />
          {t('shopStaff.settings.rate.add')}
        </Button>
        <Button look="plain" onClick={() => addPresets(standardRates)}>
          {t('shopStaff.settings.rate.addEu')}
        </Button>
        <Button look="plain" onClick={() => addPresets(reducedRates)}>
          {t('shopStaff.settings.rate.addReduced')}
        </Button>
      </div>
    </div>
  );
}
