import { useState } from 'react';
import { readerFormat } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { Check } from '#web/ui/check.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import type { CalendarEvent } from '../contract.ts';
import type { ChangeScope } from './apply-event-change.ts';
import { spanOf } from './event-times.ts';
import classes from './scope-dialog.module.css';

interface Props {
  kind: 'change' | 'remove';
  event: CalendarEvent;
  /** Null when canceled. */
  onAnswer: (scope: ChangeScope | null) => void;
}

const scopes: readonly ChangeScope[] = ['this', 'following', 'all'];

/** Asks which occurrences of a recurring event to change. */
export function ScopeDialog({ kind, event, onAnswer }: Props) {
  const { t, i18n } = useTranslation();
  const [scope, setScope] = useState<ChangeScope>('this');
  const { from } = spanOf(event);
  const time = readerFormat(i18n.language, { dateStyle: 'long' }).format(from);
  return (
    <DialogForm
      title={t(`calendar.scope.${kind}`)}
      text={
        <>
          <bdi>{event.title}</bdi> · {time}
        </>
      }
      submitLabel={t(kind === 'remove' ? 'calendar.remove' : 'common.save')}
      onSubmit={() => onAnswer(scope)}
      onClose={() => onAnswer(null)}
    >
      <fieldset className={classes.choices}>
        <legend className="visually-hidden">{t(`calendar.scope.${kind}`)}</legend>
        {scopes.map((one) => (
          <Check key={one} type="radio" name="scope" value={one} checked={scope === one} onChange={() => setScope(one)}>
            {t(`calendar.scope.${one}`)}
          </Check>
        ))}
      </fieldset>
    </DialogForm>
  );
}
