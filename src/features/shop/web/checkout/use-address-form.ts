import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { reasonText } from '#web/refusal-text.ts';
import { useSession } from '#web/session-store.ts';
import { useKeptForm } from '#web/use-kept-form.ts';
import { addAddress, type SavedAddress, updateAddress } from '../../order-contract.ts';
import { addressDraftKey, addressStorage } from './address-draft.ts';
import { type AddressValues, isNeeded } from './address-fields.tsx';

const empty: AddressValues = { name: '', company: '', street: '', city: '', postalCode: '', country: '', phone: '', vatId: '' };
const names = Object.keys(empty) as (keyof AddressValues)[];
const valuesOf = ({ id: _, version: __, vatId = '', ...own }: SavedAddress): AddressValues => ({ ...own, vatId });

/**
 * A new address, or another version of one; what was typed stays in this tab until it is kept or the form is left.
 * @param address null for a new one
 */
export function useAddressForm(address: SavedAddress | null, onSaved: (address: SavedAddress) => void) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const form = useKeptForm<AddressValues, SavedAddress>({
    storageKey: addressStorage,
    draftKey: addressDraftKey(useSession()?.eid, address),
    record: address,
    begun: address ? valuesOf(address) : empty,
    valuesOf,
    versionOf: ({ version }) => version,
  });
  const { values } = form;
  /** @param version which one of the address is replaced: another than the form's once both were compared */
  async function submit(version = form.baseVersion) {
    const missing = names.filter((field) => isNeeded(field) && values[field].trim() === '');
    if (missing.length > 0) return form.refuse(Object.fromEntries(missing.map((field) => [field, reasonText(t, { code: 'required' })])));
    let saved: SavedAddress | undefined;
    await form.send(async () => {
      const answer = address
        ? await call(updateAddress, { params: { id: address.id }, body: { ...values, version } })
        : await call(addAddress, { body: values });
      await queryClient.invalidateQueries({ queryKey: ['cart'] });
      saved = answer.address;
    });
    if (saved) onSaved(saved);
  }
  return { form, valuesOf, submit };
}
