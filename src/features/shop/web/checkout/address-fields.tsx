import { useTranslation } from '#web/i18n.ts';
import { TextField } from '#web/ui/text-field.tsx';
import type { OrderAddress } from '../../order-contract.ts';

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

/** What an address cannot do without. */
export function isNeeded(field: keyof OrderAddress): boolean {
  return field !== 'company' && field !== 'phone' && field !== 'vatId';
}

/** All fields, also those that an address of before has not. */
export type AddressValues = Required<{ [K in keyof OrderAddress]: string }>;

interface Props {
  values: AddressValues;
  errors: Partial<Record<keyof AddressValues, string>>;
  change: (part: Partial<AddressValues>) => void;
}

/** The fields of an address. */
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
