import { useRef } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { clearSession, readSession, storeSession } from '#web/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { HeldDialog } from '#web/ui/held-dialog.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { requireFields } from '../require-fields.ts';
import { sendCredentials } from '../signing-in/send-credentials.ts';
import { wrongCredentials } from '../signing-in/wrong-credentials.ts';
import { useCheckedForm } from '../use-checked-form.ts';
import styles from './session-ended-dialog.module.css';

const checkFilled = requireFields('password');

/** Asks for the password over the page, which stays as it is; it closes when the session goes on, here or in another tab. */
export function SessionEndedDialog() {
  const { t } = useTranslation();
  // As it was when the session ended: another tab may forget it meanwhile.
  const personRef = useRef(readSession()?.userData);
  const username = personRef.current?.username ?? '';
  const { formRef, field, failure, isSending, submit } = useCheckedForm({
    check: checkFilled,
    body: (form) => ({ email: username, password: String(form.get('password')) }),
    send: (body) => sendCredentials(body).then((signedIn) => void storeSession(signedIn), wrongCredentials),
  });
  // The answer to wrong credentials names the e-mail, which is not asked for here.
  const password = field('password');
  const error = password.error ?? field('email').error;

  return (
    <HeldDialog className={styles.dialog} aria-labelledby="session-ended">
      <h2 id="session-ended">{t('session.ended.title')}</h2>
      <p>{t('session.ended.text')}</p>
      <form ref={formRef} className={styles.form} onSubmit={submit} noValidate method="post">
        <div className={styles.person}>
          <strong>{personRef.current?.fullName}</strong>
          <bdi>{personRef.current?.email}</bdi>
        </div>
        <input type="hidden" name="email" autoComplete="username" value={username} readOnly />
        <PasswordField
          {...password}
          error={error}
          label={t('session.password')}
          showLabel={t('session.showPassword')}
          hideLabel={t('session.hidePassword')}
          autoComplete="current-password"
        />
        <FormFailure text={failure} />
        <Button type="submit" loading={isSending} wide>
          {t('session.login.submit')}
        </Button>
        <Button look="plain" wide onClick={clearSession}>
          {t('session.ended.another')}
        </Button>
      </form>
    </HeldDialog>
  );
}
