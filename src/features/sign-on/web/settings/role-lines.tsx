import { useRef } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconPlus, IconX } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import classes from './role-lines.module.css';
import type { SignOnValues } from './sign-on-values.ts';

type Line = SignOnValues['roles'][number];
const maxLines = 20;

interface Props {
  lines: Line[];
  roles: { value: string; label: string }[];
  error: string | undefined;
  onChange: (lines: Line[]) => void;
}

/** Maps claim values to roles; the first match counts. */
export function RoleLines({ lines, roles, error, onChange }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const change = (key: number, part: Partial<Line>) => onChange(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const add = () => {
    const key = Math.max(-1, ...lines.map((line) => line.key)) + 1;
    onChange([...lines, { key, value: '', role: roles.at(-1)?.value ?? '' }]);
    requestAnimationFrame(() => list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus());
  };
  const remove = (index: number) => {
    onChange(lines.filter((_, at) => at !== index));
    requestAnimationFrame(() => {
      const left = list.current?.querySelectorAll<HTMLElement>('li button');
      (left?.[Math.min(index, left.length - 1)] ?? list.current?.parentElement?.querySelector<HTMLElement>('button'))?.focus();
    });
  };
  return (
    <div className={classes.place}>
      <p className={classes.label}>{t('signOn.roles.title')}</p>
      <ul ref={list} className={classes.list} aria-label={t('signOn.roles.title')}>
        {lines.map((line, index) => (
          <li key={line.key} className={classes.line}>
            <TextField
              hidesLabel
              label={t('signOn.roles.value', { position: index + 1 })}
              placeholder={t('signOn.roles.placeholder')}
              dir="auto"
              autoComplete="off"
              maxLength={200}
              value={line.value}
              onChange={(event) => change(line.key, { value: event.currentTarget.value })}
            />
            <SelectField
              hidesLabel
              label={t('signOn.roles.role', { position: index + 1 })}
              value={line.role}
              options={roles}
              onChoose={(role) => change(line.key, { role })}
            />
            <IconButton label={t('signOn.roles.remove', { position: index + 1 })} onClick={() => remove(index)}>
              <IconX size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
      {error && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
      {lines.length < maxLines && (
        <Button look="outline" onClick={add}>
          <IconPlus size={18} aria-hidden="true" />
          {t('signOn.roles.add')}
        </Button>
      )}
    </div>
  );
}
