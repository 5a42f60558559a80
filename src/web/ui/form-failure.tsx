import { IconAlertTriangle } from '#web/icons.ts';
import styles from './form-failure.module.css';

/** A form's submit error, announced immediately by screen readers. */
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
