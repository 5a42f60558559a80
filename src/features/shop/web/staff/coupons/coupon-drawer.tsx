import { useQueryClient } from '@tanstack/react-query';
import { minorDigits } from '#contract/money/currency.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { amountText } from '#web/money/amount-text.ts';
import { readAmount } from '#web/money/read-amount.ts';
import { namedFields } from '#web/named-fields.ts';
import { reasonText } from '#web/refusal-text.ts';
import { toast } from '#web/toast.ts';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { FieldRow } from '#web/ui/field-row.tsx';
import { RecordDrawer } from '#web/ui/record-drawer.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useRecordForm } from '#web/use-record-form.ts';
import { addCoupon, type Coupon, updateCoupon } from '../../../product-contract.ts';

interface Props {
  /** Absent when adding a coupon. */
  coupon?: Coupon | undefined;
  currency: string;
  onClose: () => void;
}

/** Field values as typed. */
type Values = Record<'code' | 'percentOff' | 'centsOff' | 'fromCents' | 'until' | 'mostUses', string>;

const newValues: Values = { code: '', percentOff: '', centsOff: '', fromCents: '', until: '', mostUses: '' };

export function CouponDrawer({ coupon, currency, onClose }: Props) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const decimals = minorDigits(currency);
  const queryClient = useQueryClient();
  const amount = (cents: number) => (cents === 0 ? '' : amountText(cents, language, decimals));
  const valuesOf = ({ code, percentOff, centsOff, fromCents, until, mostUses }: Coupon): Values => ({
    ...{ code, centsOff: amount(centsOff), fromCents: amount(fromCents), until: until ?? '' },
    ...{ percentOff: percentOff === 0 ? '' : String(percentOff), mostUses: mostUses === null ? '' : String(mostUses) },
  });
  const form = useRecordForm<Values, Coupon>({
    storageKey: 'atrium.coupon.draft',
    record: coupon,
    begun: coupon ? valuesOf(coupon) : newValues,
    valuesOf,
    errorOf: (field, reason) => (field === 'code' && reason.code !== 'coupon_taken' ? t('shopStaff.says.code') : reasonText(t, reason)),
  });
  const { values, errors, change } = form;
  const read = (name: 'percentOff' | 'centsOff' | 'fromCents' | 'mostUses') => {
    const isMoney = name === 'centsOff' || name === 'fromCents';
    return values[name].trim() === '' ? 0 : readAmount(values[name], language, isMoney ? decimals : 0);
  };

  const save = async (version = form.baseVersion) => {
    if (coupon && !form.isChanged) return onClose();
    const [percentOff, centsOff, fromCents, mostUses] = [read('percentOff'), read('centsOff'), read('fromCents'), read('mostUses')];
    const takesNothingOff = percentOff === 0 && centsOff === 0;
    const isWrong = form.refuse({
      code: !/^[\w-]{3,40}$/.test(values.code.trim()) && t('shopStaff.says.code'),
      percentOff:
        percentOff === null || percentOff < 0 || percentOff > 100
          ? t('shopStaff.says.percent')
          : takesNothingOff && t('shopStaff.says.off'),
      centsOff: (centsOff === null || centsOff < 0) && t('shopStaff.says.price'),
      fromCents: (fromCents === null || fromCents < 0) && t('shopStaff.says.price'),
      mostUses: (mostUses === null || mostUses < 0) && t('shopStaff.says.count'),
    });
    if (isWrong || percentOff === null || centsOff === null || fromCents === null || mostUses === null) return;
    const body = {
      ...{ code: values.code.trim().toUpperCase(), percentOff, centsOff, fromCents },
      ...{ until: values.until || null, mostUses: mostUses === 0 ? null : mostUses },
    };
    const isSaved = await form.send(async () => {
      if (coupon) await update(coupon, body, version);
      else await call(addCoupon, { body });
      await queryClient.invalidateQueries({ queryKey: ['coupon'] });
    });
    if (!isSaved) return;
    if (!coupon) toast({ tone: 'success', message: t('shopStaff.done.added', { name: body.code }) });
    onClose();
  };
  const update = ({ id }: Coupon, body: Omit<Coupon, 'id' | 'uses' | 'version'>, version: number) =>
    form.sendChanged(
      version,
      async (names, basedOn) =>
        (await call(updateCoupon, { params: { id }, body: { ...namedFields(body, names), version: basedOn } })).coupon,
    );
  const field = (name: keyof Values, maxLength: number) => ({
    label: t(`shopStaff.couponField.${name}`, { currency }),
    value: values[name],
    error: errors[name],
    maxLength,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  });
  return (
    <RecordDrawer
      title={t(coupon ? 'shopStaff.coupons.edit' : 'shopStaff.coupons.new')}
      form={form}
      submitLabel={t(coupon ? 'common.save' : 'shopStaff.coupons.add')}
      labelOf={(name) => t(`shopStaff.couponField.${name}`, { currency })}
      textOf={(record, name) => record[name]}
      onSave={save}
      onClose={onClose}
    >
      <TextField {...field('code', 40)} dir="ltr" autoCapitalize="characters" spellCheck={false} hint={t('shopStaff.hint.code')} required />
      <FieldRow>
        <TextField {...field('percentOff', 3)} inputMode="numeric" />
        <TextField {...field('centsOff', 20)} inputMode="decimal" />
      </FieldRow>
      <TextField {...field('fromCents', 20)} inputMode="decimal" hint={t('shopStaff.hint.fromCents')} />
      <FieldRow>
        <DateField
          label={t('shopStaff.couponField.until')}
          hint={t('shopStaff.hint.until')}
          value={values.until}
          error={errors.until}
          onChange={(day) => change({ until: day })}
        />
        <TextField {...field('mostUses', 9)} inputMode="numeric" hint={t('shopStaff.hint.mostUses')} />
      </FieldRow>
    </RecordDrawer>
  );
}
