import type { ComponentProps, FormEvent, ReactNode } from 'react';
import classes from './form-layout.module.css';

interface FormProps extends ComponentProps<'form'> {
  /** Whether labels stand above their controls, or beside them where there is room. */
  labels?: 'above' | 'beside';
}

/** A form of fields with even room between them. What is missing is said by the form, not by the browser; without `onSubmit` Enter sends nothing. */
export function FormFields({ labels = 'above', children, ...form }: FormProps) {
  return (
    <form noValidate onSubmit={hold} {...form} className={classes.form}>
      <div className={classes.fields} data-labels={labels}>
        {children}
      </div>
    </form>
  );
}

const hold = (event: FormEvent) => event.preventDefault();

interface SectionProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** Fields of a form that belong together, their heading beside them where there is room. */
export function FormSection({ title, text, children }: SectionProps) {
  return (
    <fieldset className={classes.section}>
      <legend className="visually-hidden">{title}</legend>
      <div className={classes.about}>
        <p className={classes.title} aria-hidden="true">
          {title}
        </p>
        {text && <p className={classes.text}>{text}</p>}
      </div>
      <div className={classes.fields}>{children}</div>
    </fieldset>
  );
}

/** The buttons of a form, at its end. `sticky`: they stay in sight while its fields scroll behind them. */
export function FormActions({ sticky = false, children }: { sticky?: boolean; children: ReactNode }) {
  return (
    <div className={classes.actions} data-sticky={sticky || undefined}>
      {children}
    </div>
  );
}
