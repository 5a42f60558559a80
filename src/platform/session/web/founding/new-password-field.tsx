import { useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import styles from './new-password-field.module.css';
import { passwordStrength } from './password-strength.ts';

interface NewPasswordFieldProps {
  /** Defaults to *Password*, for a form without a second password field. */
  label?: string;
  name: string;
  error: string | undefined;
  onChange(): void;
}

/** A new password with a strength hint. */
export function NewPasswordField({ label, onChange, ...field }: NewPasswordFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const strength = passwordStrength(typed);
  const words = [
    t('session.strength.rule'),
    t('session.strength.weak'),
    t('session.strength.fair'),
    t('session.strength.good'),
    t('session.strength.strong'),
  ];
  return (
    <PasswordField
      {...field}
      label={label ?? t('common.password')}
      showLabel={t('session.showPassword')}
      hideLabel={t('session.hidePassword')}
      autoComplete="new-password"
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange();
      }}
      hint={
        <>
          {words[strength]}
          <span className={styles.meter} data-strength={strength} aria-hidden="true">
            <i />
            <i />
            <i />
            <i />
          </span>
        </>
      }
    />
  );
}
