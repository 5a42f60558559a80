import type { ReactNode, RefObject } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { FormFailure } from './form-failure.tsx';
import classes from './side-panel-form.module.css';

interface SidePanelFormProps {
  /** From `useDraftForm`. */
  form: { formRef: RefObject<HTMLFormElement | null>; failure: string };
  hasFailed: boolean;
  onSave: () => void;
  /** Called on blur, before saving. */
  onLeave?: () => void;
  children: ReactNode;
}

/** The form of a side panel. Saves when a field loses focus and on submit. */
export function SidePanelForm({ form, hasFailed, onSave, onLeave, children }: SidePanelFormProps) {
  const { t } = useTranslation();
  return (
    <form
      ref={form.formRef}
      className={classes.body}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
      // Saves when a text field loses focus; leaving a button saves nothing.
      onBlur={({ target }) => {
        onLeave?.();
        if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) onSave();
      }}
    >
      {children}
      {hasFailed && (
        <div className={classes.failed}>
          <FormFailure text={form.failure} />
          <button type="button" className={classes.again} onClick={onSave}>
            {t('ui.tryAgain')}
          </button>
        </div>
      )}
    </form>
  );
}
