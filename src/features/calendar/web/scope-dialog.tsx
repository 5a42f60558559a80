import { type FormEvent, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { dateFormat } from '#web/intl.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { CalendarEvent } from '../contract.ts';
import type { ChangeScope } from './apply-event-change.ts';
import classes from './scope-dialog.module.css';

interface Props {
  kind: 'change' | 'remove';
  event: CalendarEvent;
  /** Which can be meant. */
  scopes?: readonly ChangeScope[];
  /** Null: nothing is to be done. */
  onAnswer: (scope: ChangeScope | null) => void;
}

const allScopes: readonly ChangeScope[] = ['this', 'following', 'all'];

/** Asks which occurrences of a recurring event a change is meant for. */
export function ScopeDialog({ kind, event, scopes = allScopes, onAnswer }: Props) {
  const { t, i18n } = useTranslation();
  const [scope, setScope] = useState<ChangeScope>(scopes[0] ?? 'this');
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    onAnswer(scope);
  };
  const time = dateFormat(i18n.language, { dateStyle: 'long' }).format(new Date(event.start));
  return (
    <Dialog title={t(`calendar.scope.${kind}`)} onClose={() => onAnswer(null)}>
      <form className={classes.form} onSubmit={submit}>
        <p className={classes.event}>
          <bdi>{event.title}</bdi> · {time}
        </p>
        <fieldset className={classes.choices}>
          <legend className="visually-hidden">{t(`calendar.scope.${kind}`)}</legend>
          {scopes.map((one) => (
            <label key={one} className={classes.choice}>
              <input type="radio" name="scope" value={one} checked={scope === one} onChange={() => setScope(one)} />
              {t(`calendar.scope.${one}`)}
            </label>
          ))}
        </fieldset>
        <div className={classes.buttons}>
          <Button look="outline" onClick={() => onAnswer(null)}>
            {t('calendar.cancel')}
          </Button>
          <Button type="submit">{t(kind === 'remove' ? 'calendar.remove' : 'calendar.save')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
