import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { keptDraft } from '#web/draft-storage.ts';
import { useTranslation } from '#web/i18n.ts';
import { reasonText } from '#web/refusal-text.ts';
import { useSession } from '#web/session-store.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { useDraftForm } from '#web/use-draft-form.ts';
import { addAddress, type OrderAddress, type SavedAddress, updateAddress } from '../../order-contract.ts';

const fields = [
  ['name', 'name'],
  ['company', 'organization'],
  ['street', 'street-address'],
  ['postalCode', 'postal-code'],
  ['city', 'address-level2'],
  ['country', 'country-name'],
  ['phone', 'tel'],
  ['vatId', 'off'],
] as const;

/** Checks whether an address field is required. */
function isNeeded(field: keyof OrderAddress): boolean {
  return field !== 'company' && field !== 'phone' && field !== 'vatId';
}

/** All fields, including those older addresses don't have. */
type AddressValues = Required<{ [K in keyof OrderAddress]: string }>;

interface Props {
  values: AddressValues;
  errors: Partial<Record<keyof AddressValues, string>>;
  change: (part: Partial<AddressValues>) => void;
}

export function AddressFields({ values, errors, change }: Props) {
  const { t } = useTranslation();
  return fields.map(([field, autoComplete]) => (
    <TextField
      key={field}
      name={field}
      label={t(`shop.address.${field}`)}
      autoComplete={autoComplete}
      value={values[field]}
      {...(!isNeeded(field) && { optionalLabel: t('shop.address.optional') })}
      error={errors[field]}
      onChange={(event) => change({ [field]: event.currentTarget.value })}
    />
  ));
}

const empty: AddressValues = { name: '', company: '', street: '', city: '', postalCode: '', country: '', phone: '', vatId: '' };
const names = Object.keys(empty) as (keyof AddressValues)[];
const valuesOf = ({ id: _, version: __, vatId = '', ...own }: SavedAddress): AddressValues => ({ ...own, vatId });

/**
 * Form for adding or editing an address; its draft is kept in this tab until it is saved or the form is closed.
 * @param address null for a new one
 */
export function useAddressForm(address: SavedAddress | null, onSaved: (address: SavedAddress) => void) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const form = useDraftForm<AddressValues, SavedAddress>({
    storageKey: addressStorage,
    draftKey: addressDraftKey(useSession()?.eid, address),
    record: address,
    begun: address ? valuesOf(address) : empty,
    valuesOf,
    versionOf: ({ version }) => version,
  });
  const { values } = form;
  /** @param version the version to replace: differs from the form's after a conflict was resolved */
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

/** Key in session storage for the address draft. */
const addressStorage = 'atrium.shop.address';

/**
 * Identifies a draft by entity and address.
 * @param address null for a new one
 */
const addressDraftKey = (eid: string | undefined, address: Pick<SavedAddress, 'id'> | null) => `${eid}/${address?.id ?? 'new'}`;

/** Returns the address with an unsaved draft; null if none. */
export function keptAddress(eid: string | undefined, addresses: readonly SavedAddress[]): SavedAddress | 'new' | null {
  const isKept = (address: SavedAddress | null) => keptDraft<OrderAddress>(addressStorage, addressDraftKey(eid, address)) !== null;
  return isKept(null) ? 'new' : (addresses.find(isKept) ?? null);
}
