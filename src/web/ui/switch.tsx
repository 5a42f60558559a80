import { type ReactNode, useId } from 'react';
import styles from './switch.module.css';

interface SwitchProps {
  label: string;
  /** Description below the label. */
  text?: ReactNode;
  isOn: boolean;
  disabled?: boolean;
  onChange: (isOn: boolean) => void;
}

/** A labeled switch that takes effect immediately. */
export function Switch({ label, text, isOn, disabled = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label className={styles.line}>
      <span>
        <span id={`${id}-label`}>{label}</span>
        {text && (
          <span id={`${id}-text`} className={styles.text}>
            {text}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.box}
        aria-labelledby={`${id}-label`}
        aria-describedby={text ? `${id}-text` : undefined}
        aria-checked={isOn}
        checked={isOn}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
