import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { InfoNote } from '#web/ui/info-note.tsx';
import { RecordConflict } from '#web/ui/record-conflict.tsx';
import classes from './account-page.module.css';
import type { Fields, useAccountForm } from './use-account-form.ts';

interface Props<V extends Fields> {
  title: string;
  text: string;
  of: ReturnType<typeof useAccountForm<V>>;
  children: ReactNode;
}

/** A part of the account as a card with its fields, which are saved together. */
export function AccountForm<V extends Fields>({ title, text, of: { form, save, labelOf, valuesOf }, children }: Props<V>) {
  const { t } = useTranslation();
  const { conflict } = form;
  return (
    <Card title={title} text={text}>
      <form
        ref={form.formRef}
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {form.isKept && !conflict && <InfoNote>{t('ui.form.kept')}</InfoNote>}
        {conflict && (
          <RecordConflict
            base={form.base}
            mine={form.values}
            theirs={valuesOf(conflict)}
            labelOf={labelOf}
            textOf={(values, name) => values[name] ?? ''}
            onKeep={() => void save(conflict.version)}
            onTake={form.takeCurrent}
          />
        )}
        {children}
        <FormFailure text={form.failure} />
        <div className={classes.buttons}>
          {form.isChanged && (
            <Button look="outline" onClick={form.reset}>
              {t('account.reset')}
            </Button>
          )}
          <Button type="submit" loading={form.isSending}>
            {t('ui.form.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
