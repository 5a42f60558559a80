import { LimitedTextarea } from './limited-input.tsx';
import classes from './title-field.module.css';

interface Props {
  label: string;
  value: string;
  maxLength: number;
  onChange: (text: string) => void;
  /** Called on blur and on Enter. */
  onDone: () => void;
}

/** The inline title of a record; wraps over several lines but allows no line breaks. */
export function TitleField({ label, value, maxLength, onChange, onDone }: Props) {
  return (
    <LimitedTextarea
      className={classes.title}
      rows={1}
      dir="auto"
      maxLength={maxLength}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value.replaceAll('\n', ' '))}
      onBlur={onDone}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onDone();
      }}
    />
  );
}
