import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { FieldReason, Reason } from '#contract/reason.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { addAddress, type OrderAddress, type SavedAddress, updateAddress } from '../../order-contract.ts';
import { isNeeded } from './address-fields.tsx';

const empty: OrderAddress = { name: '', company: '', street: '', city: '', postalCode: '', country: '', phone: '' };
const names = Object.keys(empty) as (keyof OrderAddress)[];

/**
 * A new address, or another version of one; what was typed stays until it is kept.
 * @param address null for a new one
 */
export function useAddressForm(address: SavedAddress | null, onSaved: (address: SavedAddress) => void) {
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
    if (isSending) return;
    const missing = names.filter((field) => isNeeded(field) && values[field].trim() === '');
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
  return { values, wrong, failure, isSending, submit, change: (part: Partial<OrderAddress>) => setValues((now) => ({ ...now, ...part })) };
}
