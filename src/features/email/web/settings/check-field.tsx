import classes from './check-field.module.css';

interface CheckFieldProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A box to tick, with its label. */
export function CheckField({ label, checked, onChange }: CheckFieldProps) {
  return (
    <label className={classes.field}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      {label}
    </label>
  );
}
