import { IconAlertTriangle } from '#web/icons.ts';
import styles from './form-failure.module.css';

/** Says why a form could not be sent; screen readers hear it at once. */
export function FormFailure({ text }: { text: string }) {
  return (
    <div role="alert" className={styles.place}>
      {text && (
        <p className={styles.failure}>
          <IconAlertTriangle aria-hidden="true" />
          {text}
        </p>
      )}
    </div>
  );
}
