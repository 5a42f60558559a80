import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { useFirstFocus } from '#web/ui/first-focus.ts';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { registrationQuery } from '../founding/registration-query.ts';
import styles from '../frame/auth-form.module.css';
import { requireFields } from '../require-fields.ts';
import { useCheckedForm } from '../use-checked-form.ts';
import { type SampleAccount, SampleAccounts } from './sample-accounts.tsx';
import { sendCredentials } from './send-credentials.ts';
import { useBeginSession, useLoadHomeAhead } from './use-begin-session.ts';
import { wrongCredentials } from './wrong-credentials.ts';

const checkFilled = requireFields('email', 'password');

/** Signs in with e-mail or username and a password. */
export function SignInForm({ registerHref }: { registerHref: string }) {
  const { t } = useTranslation();
  const beginSession = useBeginSession();
  const loadHomeAhead = useLoadHomeAhead();
  const registration = useQuery(registrationQuery).data;
  const { formRef, field, failure, isSending, submit } = useCheckedForm({
    check: checkFilled,
    body: (form) => ({
      email: String(form.get('email')).trim(),
      password: String(form.get('password')),
      remember: form.get('remember') === 'on',
    }),
    send: (body) => {
      const sent = sendCredentials(body);
      loadHomeAhead();
      return sent.then((signedIn) => void beginSession(signedIn), wrongCredentials);
    },
  });

  useFirstFocus(formRef);

  function fill({ name, password }: SampleAccount) {
    const inputs = formRef.current?.elements;
    (inputs?.namedItem('email') as HTMLInputElement).value = name;
    (inputs?.namedItem('password') as HTMLInputElement).value = password;
    formRef.current?.requestSubmit();
  }

  return (
    <>
      <form ref={formRef} className={styles.form} onSubmit={submit} noValidate method="post">
        <TextField
          {...field('email')}
          label={t('session.login.name')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
        />
        <PasswordField
          {...field('password')}
          label={t('session.password')}
          showLabel={t('session.showPassword')}
          hideLabel={t('session.hidePassword')}
          autoComplete="current-password"
        />
        <Check name="remember">{t('session.login.remember')}</Check>
        <FormFailure text={failure} />
        <Button type="submit" loading={isSending} wide>
          {t('session.login.submit')}
        </Button>
      </form>
      {registration?.sampleAccounts && <SampleAccounts onChoose={fill} />}
      {registration && registration.mode !== 'closed' && (
        <p className={styles.other}>
          {t('session.login.isNew')} <PageLink href={registerHref}>{t('session.login.register')}</PageLink>
        </p>
      )}
    </>
  );
}
