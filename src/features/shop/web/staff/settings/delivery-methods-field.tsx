import { currencies } from '#contract/money/currency.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconPlus, IconTrash, IconX } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldRow } from '#web/ui/field-row.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import classes from './settings-page.module.css';
import type { MethodDraft } from './settings-values.ts';

interface Props {
  methods: MethodDraft[];
  /** Currency of the shop's prices. */
  currency: string;
  error: string | undefined;
  onChange: (methods: MethodDraft[]) => void;
}

/** Editor for delivery methods, with their countries and prices. */
export function DeliveryMethodsField({ methods, currency, error, onChange }: Props) {
  const { t } = useTranslation();
  const change = (key: string, part: Partial<MethodDraft>) => onChange(methods.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const add = () =>
    onChange([
      ...methods,
      {
        ...{ key: crypto.randomUUID(), name: '', countries: '', maxWeight: '', currency, priceBy: 'total', isFreeForMarked: true },
        tiers: [{ from: '0', price: '' }],
      },
    ]);
  return (
    <div>
      <ul className={classes.list} aria-label={t('shopStaff.settings.delivery.title')}>
        {methods.map((method) => (
          <li key={method.key} className={classes.method}>
            <FieldRow>
              <TextField
                label={t('common.name')}
                placeholder={t('shop.delivery.standard')}
                dir="auto"
                maxLength={60}
                autoComplete="off"
                value={method.name}
                onChange={(event) => change(method.key, { name: event.currentTarget.value })}
              />
              <TextField
                label={t('shopStaff.settings.method.countries')}
                placeholder={t('shopStaff.settings.method.everywhere')}
                hint={t('shopStaff.settings.method.countriesHint')}
                dir="auto"
                autoComplete="off"
                value={method.countries}
                onChange={(event) => change(method.key, { countries: event.currentTarget.value })}
              />
            </FieldRow>
            <FieldRow>
              <SelectField
                label={t('shopStaff.settings.method.priceBy')}
                value={method.priceBy}
                options={(['total', 'weight'] as const).map((value) => ({ value, label: t(`shopStaff.settings.method.by.${value}`) }))}
                onChoose={(value) => change(method.key, { priceBy: value === 'weight' ? 'weight' : 'total' })}
              />
              <SelectField
                label={t('shopStaff.settings.method.currency')}
                hint={method.currency === currency ? undefined : t('shopStaff.settings.method.otherCurrency', { currency })}
                value={method.currency}
                options={currencies.map((value) => ({ value, label: value }))}
                onChoose={(value) => change(method.key, { currency: value })}
              />
            </FieldRow>
            <TextField
              label={t('shopStaff.settings.method.maxWeight')}
              hint={t('shopStaff.settings.method.maxWeightHint')}
              inputMode="decimal"
              autoComplete="off"
              value={method.maxWeight}
              onChange={(event) => change(method.key, { maxWeight: event.currentTarget.value })}
            />
            <Tiers method={method} onChange={(tiers) => change(method.key, { tiers })} />
            <Switch
              label={t('shopStaff.settings.method.isFreeForMarked')}
              isOn={method.isFreeForMarked}
              onChange={(isFreeForMarked) => change(method.key, { isFreeForMarked })}
            />
            <div>
              <Button look="plain" onClick={() => onChange(methods.filter(({ key }) => key !== method.key))}>
                <IconTrash size={18} aria-hidden="true" />
                {t('shopStaff.settings.method.remove', { name: method.name || t('shop.delivery.standard') })}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {error && <p className={classes.error}>{error}</p>}
      <Button look="outline" onClick={add}>
        <IconPlus size={18} aria-hidden="true" />
        {t('shopStaff.settings.method.add')}
      </Button>
    </div>
  );
}

/** Price tiers of a method: a lower bound and a price each. */
function Tiers({
  method: { tiers, priceBy, currency },
  onChange,
}: {
  method: MethodDraft;
  onChange: (tiers: MethodDraft['tiers']) => void;
}) {
  const { t } = useTranslation();
  const change = (index: number, part: Partial<MethodDraft['tiers'][number]>) =>
    onChange(tiers.map((tier, at) => (at === index ? { ...tier, ...part } : tier)));
  const places = tiers.map((tier, index) => ({ tier, index }));
  const unit = priceBy === 'weight' ? 'kg' : currency;
  return (
    <>
      <ul className={classes.tiers}>
        {places.map(({ index, tier }) => (
          <li key={index} className={classes.tier}>
            <TextField
              label={t('shopStaff.settings.method.from', { unit })}
              inputMode="decimal"
              autoComplete="off"
              disabled={index === 0}
              value={tier.from}
              onChange={(event) => change(index, { from: event.currentTarget.value })}
            />
            <TextField
              label={t('shopStaff.settings.method.price', { currency })}
              inputMode="decimal"
              autoComplete="off"
              value={tier.price}
              onChange={(event) => change(index, { price: event.currentTarget.value })}
            />
            <IconButton
              label={t('shopStaff.settings.method.removeStep', { position: index + 1 })}
              disabled={index === 0}
              onClick={() => onChange(tiers.filter((_, at) => at !== index))}
            >
              <IconX size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
      <div>
        <Button look="plain" onClick={() => onChange([...tiers, { from: '', price: '' }])}>
          <IconPlus size={18} aria-hidden="true" />
          {t('shopStaff.settings.method.addStep')}
        </Button>
      </div>
    </>
  );
}
