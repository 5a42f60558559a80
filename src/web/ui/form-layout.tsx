import type { ComponentProps, FormEvent, ReactNode } from 'react';
import classes from './form-layout.module.css';

interface FormProps extends ComponentProps<'form'> {
  /** Labels above their controls, or beside them if there is room. */
  labels?: 'above' | 'beside';
}

/** A form with evenly spaced fields. Validates in code rather than in the browser; without `onSubmit`, Enter does nothing. */
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

/** Related fields of a form, with the heading beside them if there is room. */
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

/** The buttons at the end of a form. `sticky` keeps them visible while the fields scroll. */
export function FormActions({ sticky = false, children }: { sticky?: boolean; children: ReactNode }) {
  return (
    <div className={classes.actions} data-sticky={sticky || undefined}>
      {children}
    </div>
  );
}
