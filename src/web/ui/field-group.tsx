import { type ComponentProps, type ReactNode, useId } from 'react';
import frameStyles from './field-frame.module.css';
import { FieldFrame, type FieldTexts, fieldAttributes } from './field-frame.tsx';
import classes from './field-group.module.css';

interface FieldGroupProps extends FieldTexts, Omit<ComponentProps<'input'>, 'id' | 'className'> {
  hidesLabel?: boolean;
  /** Joined before the field: text is read with its label; a button or select needs its own name. */
  before?: ReactNode;
  /** Joined after the field. */
  after?: ReactNode;
}

/** A labeled text field with text, buttons or a select joined to it in one frame. */
export function FieldGroup({ label, error, hint, optionalLabel, hidesLabel, before, after, ...input }: FieldGroupProps) {
  const id = useId();
  const { 'aria-describedby': saying, ...attributes } = fieldAttributes(id, { error, hint });
  const words = (end: ReactNode, name: string) => typeof end === 'string' && `${id}-${name}`;
  const described = [words(before, 'before'), words(after, 'after'), saying].filter(Boolean).join(' ');
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} optionalLabel={optionalLabel} hidesLabel={hidesLabel}>
      <div className={`${frameStyles.box} ${classes.group}`} data-invalid={error ? true : undefined}>
        {before && <Joined id={`${id}-before`}>{before}</Joined>}
        <input type="text" {...input} {...attributes} aria-describedby={described || undefined} className={classes.input} />
        {after && <Joined id={`${id}-after`}>{after}</Joined>}
      </div>
    </FieldFrame>
  );
}

function Joined({ id, children }: { id: string; children: ReactNode }) {
  return typeof children === 'string' ? (
    <span id={id} className={classes.words}>
      {children}
    </span>
  ) : (
    <span className={classes.joined}>{children}</span>
  );
}
