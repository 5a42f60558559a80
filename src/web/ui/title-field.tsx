import { LimitedTextarea } from './limited-input.tsx';
import classes from './title-field.module.css';

interface Props {
  label: string;
  value: string;
  maxLength: number;
  onChange: (text: string) => void;
  /** It was left, or Enter was pressed. */
  onDone: () => void;
}

/** The title of what is open, written in place: as many lines as it needs, none of them a paragraph. */
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
