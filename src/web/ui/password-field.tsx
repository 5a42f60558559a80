import { useState } from 'react';
import { IconEye, IconEyeOff } from '#web/icons.ts';
import styles from './password-field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  showLabel: string;
  hideLabel: string;
}

/** A password field with a button that reveals the input. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const toggleLabel = isShown ? hideLabel : showLabel;
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      type={isShown ? 'text' : 'password'}
      end={
        <button type="button" className={styles.toggle} aria-label={toggleLabel} title={toggleLabel} onClick={() => setShown(!isShown)}>
          {isShown ? <IconEyeOff aria-hidden="true" /> : <IconEye aria-hidden="true" />}
        </button>
      }
    />
  );
}
