import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { FieldReason, Reason } from '#contract/reason.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { reasonText } from '#web/refusal-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { addAddress, type OrderAddress, type SavedAddress, updateAddress } from '../../order-contract.ts';
import classes from './address-form.module.css';

interface Props {
  /** Null for a new one. */
  address: SavedAddress | null;
  onSaved: (address: SavedAddress) => void;
  onCancel: (() => void) | undefined;
}

const empty: OrderAddress = { name: '', company: '', street: '', city: '', postalCode: '', country: '', phone: '' };
const needed: readonly (keyof OrderAddress)[] = ['name', 'street', 'postalCode', 'city', 'country'];
const fields = [
  ['name', 'name'],
  ['company', 'organization'],
  ['street', 'street-address'],
  ['postalCode', 'postal-code'],
  ['city', 'address-level2'],
  ['country', 'country-name'],
  ['phone', 'tel'],
] as const;

/** Adds or changes an address; what was typed stays until it is kept. */
export function AddressForm({ address, onSaved, onCancel }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [values, setValues] = useState<OrderAddress>(() => {
    if (!address) return empty;
    const { id: _, version: __, ...own } = address;
    return own;
  });
  const [wrong, setWrong] = useState<Partial<Record<string, FieldReason | Reason>>>({});
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    const missing = needed.filter((field) => values[field].trim() === '');
    setWrong(Object.fromEntries(missing.map((field) => [field, { code: 'required' }])));
    setFailure('');
    if (missing.length > 0) return;
    setSending(true);
    try {
      const answer = address
        ? await call(updateAddress, { params: { id: address.id }, body: { ...values, version: address.version } })
        : await call(addAddress, { body: values });
      await queryClient.invalidateQueries({ queryKey: ['cart'] });
      onSaved(answer.address);
    } catch (error) {
      const reasons = error instanceof ApiError && error.status === 400 ? error.reasons : {};
      const found = Object.entries(reasons).filter(([field]) => field in empty);
      setWrong(Object.fromEntries(found.map(([field, [reason]]) => [field, reason])));
      if (found.length === 0) setFailure(formFailureText(t, error));
    } finally {
      setSending(false);
    }
  }
  return (
    <Card title={t(address ? 'shop.address.change' : 'shop.address.add')}>
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        {fields.map(([field, autoComplete]) => (
          <TextField
            key={field}
            name={field}
            label={t(`shop.address.${field}`)}
            autoComplete={autoComplete}
            value={values[field]}
            {...(!needed.includes(field) && { optionalLabel: t('shop.address.optional') })}
            error={wrong[field] ? reasonText(t, wrong[field]) : undefined}
            onChange={(event) => setValues({ ...values, [field]: event.currentTarget.value })}
          />
        ))}
        <FormFailure text={failure} />
        <div className={classes.buttons}>
          {onCancel && (
            <Button look="outline" onClick={onCancel}>
              {t('ui.form.cancel')}
            </Button>
          )}
          <Button type="submit" loading={isSending}>
            {t('shop.address.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
