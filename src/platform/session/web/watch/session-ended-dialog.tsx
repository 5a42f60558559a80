import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { clearSession, readSession, storeSession } from '#web/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { HeldDialog } from '#web/ui/held-dialog.tsx';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { registrationQuery } from '../founding/registration-query.ts';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { passkeysWorkHere } from '../passkeys/works-here.ts';
import { sendCredentials } from '../signing-in/send-credentials.ts';
import { wrongCredentials } from '../signing-in/wrong-credentials.ts';
import { SecondStepForm } from '../two-steps/second-step-form.tsx';
import { requireFields, useCheckedForm } from '../use-checked-form.ts';
import styles from './session-ended-dialog.module.css';

const checkFilled = requireFields('password');

/** Asks for the password over the page, which keeps its state; closes when the session is renewed here or in another tab. */
export function SessionEndedDialog() {
  const { t } = useTranslation();
  const [challenge, setChallenge] = useState<string>();
  // Captured when the session ended, because another tab may clear it.
  const personRef = useRef(readSession()?.userData);
  const passkeys = useQuery(registrationQuery).data?.passkeys;
  const username = personRef.current?.username ?? '';
  const { formRef, field, failure, isSending, submit } = useCheckedForm({
    check: checkFilled,
    body: (form) => ({ email: username, password: String(form.get('password')) }),
    send: (body) =>
      sendCredentials(body).then((answer) => {
        if ('secondStep' in answer) setChallenge(answer.secondStep.challenge);
        else storeSession(answer);
        return undefined;
      }, wrongCredentials),
  });
  // The error for wrong credentials names the email, which isn't a field here.
  const password = field('password');
  const error = password.error ?? field('email').error;

  const person = (
    <div className={styles.person}>
      <strong>{personRef.current?.fullName}</strong>
      <bdi>{personRef.current?.email}</bdi>
    </div>
  );
  return (
    <HeldDialog className={styles.dialog} aria-labelledby="session-ended">
      <h2 id="session-ended">{t('session.ended.title')}</h2>
      <p>{t(challenge ? 'session.steps.text' : 'session.ended.text')}</p>
      {challenge ? (
        <div className={styles.form}>
          {person}
          <SecondStepForm challenge={challenge} onSignedIn={storeSession} onOver={() => setChallenge(undefined)} />
        </div>
      ) : (
        <form ref={formRef} className={styles.form} onSubmit={submit} noValidate method="post">
          {person}
          <input type="hidden" name="email" autoComplete="username" value={username} readOnly />
          <CurrentPasswordField {...password} error={error} />
          <FormFailure text={failure} />
          <Button type="submit" loading={isSending} wide>
            {t('session.login.submit')}
          </Button>
          {passkeysWorkHere(passkeys) && (
            <PasskeyButton
              isRemembered={() => false}
              onSignedIn={(signedIn) => {
                // The page below belongs to the person who opened it.
                if (signedIn.userData.eid !== personRef.current?.eid) return t('session.passkeys.other');
                storeSession(signedIn);
                return undefined;
              }}
            />
          )}
          <Button look="plain" wide onClick={clearSession}>
            {t('session.ended.another')}
          </Button>
        </form>
      )}
    </HeldDialog>
  );
}
