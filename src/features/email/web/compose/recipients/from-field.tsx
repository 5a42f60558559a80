import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { aliasesQuery, preferencesQuery } from '../compose-preferences.ts';
import classes from './from-field.module.css';

interface Props {
  value: string;
  onChange: (from: string) => void;
}

/** Selects the sender address, for people with several. */
export function FromField({ value, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const first = useQuery(preferencesQuery).data?.from.email;
  const aliases = useQuery(aliasesQuery).data?.aliases ?? [];
  if (first === undefined || aliases.length === 0) return null;
  const own = [first, ...aliases.map(({ email }) => email)];
  const chosen = own.find((address) => address.toLowerCase() === value.toLowerCase());
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {t('email.from')}
      </label>
      <select id={id} className={classes.choice} value={chosen ?? first} onChange={(event) => onChange(event.currentTarget.value)}>
        {own.map((address) => (
          <option key={address} value={address}>
            {address}
          </option>
        ))}
      </select>
    </div>
  );
}
