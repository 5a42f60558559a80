import { type FormEvent, useRef, useState } from 'react';
import { emailAddress } from '#contract/primitives.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { notifyMe } from '../contract.ts';
import styles from './notify-form.module.css';

type State = 'asking' | 'sending' | 'kept';

/** Collects an email address and confirms it. */
export function NotifyForm() {
  const { t } = useTranslation();
  const formRef = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<State>('asking');
  const [error, setError] = useState('');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'sending') return;
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    if (!emailAddress().safeParse(email).success) return refuse(t('refusal.not_an_email'));
    setState('sending');
    setError('');
    try {
      await call(notifyMe, { body: { email } });
      setState('kept');
    } catch (failure) {
      setState('asking');
      const isWrong = failure instanceof ApiError && failure.status === 400;
      refuse(isWrong ? t('refusal.not_an_email') : t('misc.notify.failed'));
    }
  }

  function refuse(text: string) {
    setError(text);
    formRef.current?.querySelector('input')?.focus();
  }

  return (
    <div className={styles.notify} aria-live="polite">
      {state === 'kept' ? (
        <p className={styles.thanks}>{t('misc.notify.thanks')}</p>
      ) : (
        <form ref={formRef} className={styles.form} onSubmit={submit} noValidate method="post">
          <TextField name="email" type="email" label={t('common.email')} autoComplete="email" error={error} onChange={() => setError('')} />
          <Button type="submit" loading={state === 'sending'}>
            {t('misc.notify.submit')}
          </Button>
        </form>
      )}
    </div>
  );
}
