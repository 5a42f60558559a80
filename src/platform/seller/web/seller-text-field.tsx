import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { TextField } from '#web/ui/text-field.tsx';
import type { SellerValues } from './seller-values.ts';
import type { SellerForm } from './use-seller-form.ts';

type TextName = { [Name in keyof SellerValues]: SellerValues[Name] extends string ? Name : never }[keyof SellerValues];

interface Props extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'form'> {
  form: SellerForm;
  name: TextName;
  /** Overrides the default label. */
  label?: string;
  hint?: ReactNode;
  end?: ReactNode;
}

export function SellerTextField({ form, name, label, onChange, ...rest }: Props) {
  const { t } = useTranslation();
  return (
    <TextField
      autoComplete="off"
      dir="auto"
      {...rest}
      label={label ?? t(`seller.field.${name}`)}
      value={form.values[name]}
      error={form.errors[name]}
      onChange={onChange ?? ((event) => form.change({ [name]: event.currentTarget.value }))}
    />
  );
}
