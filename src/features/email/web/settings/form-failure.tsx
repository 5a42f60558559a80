import { IconAlertTriangle } from '#web/icons.ts';
import classes from './form-failure.module.css';

/** Says why a form could not be saved; screen readers hear it at once. */
export function FormFailure({ text }: { text: string }) {
  return (
    <div role="alert" className={classes.place}>
      {text && (
        <p className={classes.failure}>
          <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />
          {text}
        </p>
      )}
    </div>
  );
}
