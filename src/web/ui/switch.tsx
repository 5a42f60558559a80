import styles from './switch.module.css';

interface SwitchProps {
  label: string;
  isOn: boolean;
  disabled?: boolean;
  onChange: (isOn: boolean) => void;
}

/** A line with a switch at its end: what is switched takes effect at once. */
export function Switch({ label, isOn, disabled = false, onChange }: SwitchProps) {
  return (
    <label className={styles.line}>
      <span>{label}</span>
      <input
        type="checkbox"
        role="switch"
        className={styles.box}
        aria-checked={isOn}
        checked={isOn}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
