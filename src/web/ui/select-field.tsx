import { type ComponentProps, useId } from 'react';
import { IconChevronDown } from '#web/icons.ts';
import frameStyles from './field-frame.module.css';
import { FieldFrame, type FieldTexts, fieldAttributes } from './field-frame.tsx';
import styles from './select-field.module.css';

interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface OptionGroup {
  readonly label: string;
  readonly options: readonly SelectOption[];
}

interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<'select'>, 'id' | 'className' | 'children' | 'onChange'> {
  options: readonly (SelectOption | OptionGroup)[];
  onChoose: (value: string) => void;
  /** Shows the label only to screen readers. */
  hidesLabel?: boolean;
}

/** A labeled native select. An error replaces the hint. */
export function SelectField({ label, error, hint, optionalLabel, hidesLabel, options, onChoose, ...select }: SelectFieldProps) {
  const id = useId();
  const texts = { error, hint: error ? undefined : hint };
  return (
    <FieldFrame id={id} label={label} optionalLabel={optionalLabel} hidesLabel={hidesLabel} {...texts}>
      <div className={`${frameStyles.box} ${styles.choice}`} data-invalid={error ? true : undefined}>
        <select
          {...select}
          {...fieldAttributes(id, texts)}
          className={styles.select}
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          {options.map((one) =>
            'options' in one ? (
              <optgroup key={one.label} label={one.label}>
                {one.options.map(optionOf)}
              </optgroup>
            ) : (
              optionOf(one)
            ),
          )}
        </select>
        <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
      </div>
    </FieldFrame>
  );
}

function optionOf({ value, label }: SelectOption) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
