import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconAlertTriangle, IconCheck, IconHelpCircle, IconInfoCircle, IconX } from '#web/icons.ts';
import classes from './ask-dialog.module.css';
import { Button } from './button.tsx';
import { Dialog, type DialogPlace } from './dialog.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

const icons = { success: IconCheck, info: IconInfoCircle, warning: IconAlertTriangle, danger: IconX, accent: IconHelpCircle };

export interface AskRequest {
  readonly title: string;
  readonly text?: ReactNode;
  readonly tone?: keyof typeof icons;
  /** Replaces the icon of the tone. */
  readonly picture?: ReactNode;
  readonly place?: DialogPlace;
  /** Button labels. Without `cancel` there is only the confirm button; without `other` there is no third one. */
  readonly confirm?: string;
  readonly cancel?: string;
  readonly other?: string;
  /** Can't be undone. */
  readonly isDanger?: boolean;
  /** A text field; `wrong` returns why the input is invalid. */
  readonly field?: Pick<TextFieldProps, 'label' | 'type' | 'placeholder' | 'autoComplete'> & {
    wrong?: (typed: string) => string | undefined;
  };
  /** Runs while the dialog waits. The dialog shows the error it throws. */
  readonly work?: (typed: string) => Promise<void>;
}

export interface AskAnswer {
  /** `cancel` also on Esc and on a backdrop click. */
  readonly choice: 'confirm' | 'other' | 'cancel';
  readonly typed: string;
}

/** A dialog for an urgent message or question, with an icon for its tone. */
export function AskDialog({ request, onAnswer }: { request: AskRequest; onAnswer: (answer: AskAnswer) => void }) {
  const { t } = useTranslation();
  const { title, text, tone = 'accent', picture, place, confirm = t('ui.ask.ok'), cancel, other, isDanger = false, field, work } = request;
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const Sign = icons[tone];
  const leave = () => !isBusy && onAnswer({ choice: 'cancel', typed });
  const goOn = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const wrong = field?.wrong?.(typed);
    setError(wrong);
    if (wrong) return;
    setBusy(true);
    try {
      await work?.(typed);
      onAnswer({ choice: 'confirm', typed });
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
      setBusy(false);
    }
  };
  return (
    <Dialog title={title} place={place} isAlert head={<span />} onClose={leave}>
      <form className={classes.ask} data-tone={tone} noValidate onSubmit={(event) => void goOn(event)}>
        {picture ?? (
          <span className={classes.sign} aria-hidden="true">
            <Sign size={28} />
          </span>
        )}
        <h2 className={classes.title}>{title}</h2>
        {text && <div className={classes.text}>{text}</div>}
        {field && (
          <div className={classes.field}>
            <TextField {...fieldOf(field)} value={typed} error={error} onChange={(event) => setTyped(event.currentTarget.value)} />
          </div>
        )}
        {error && !field && (
          <p className={classes.error} role="alert">
            {error}
          </p>
        )}
        <div className={classes.buttons}>
          {cancel && (
            <Button look="outline" data-first-focus={isDanger || undefined} onClick={leave}>
              {cancel}
            </Button>
          )}
          {other && (
            <Button look="outline" onClick={() => onAnswer({ choice: 'other', typed })}>
              {other}
            </Button>
          )}
          <Button type="submit" tone={isDanger ? 'danger' : 'accent'} data-first-focus={!isDanger || undefined} loading={isBusy}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function fieldOf({ wrong, ...field }: NonNullable<AskRequest['field']>) {
  return field;
}
