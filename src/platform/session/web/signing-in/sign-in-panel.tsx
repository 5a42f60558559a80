import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconId } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { usePageTitle } from '#web/page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { useFirstFocus } from '#web/ui/first-focus.ts';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { registrationQuery } from '../founding/registration-query.ts';
import styles from '../frame/auth-form.module.css';
import { AuthHeading, type AuthLook } from '../frame/auth-heading.tsx';
import { passkeysWorkHere } from '../passkeys/works-here.ts';
import { requireFields, useCheckedForm } from '../use-checked-form.ts';
import { type SampleAccount, SampleAccounts } from './sample-accounts.tsx';
import { sendCredentials } from './send-credentials.ts';
import { useLoadHomeAhead } from './use-begin-session.ts';
import { usePassFirstStep } from './use-pass-first-step.ts';
import { wrongCredentials } from './wrong-credentials.ts';

/** Content of both sign-in pages. */
export function SignInPanel({ look }: { look: AuthLook }) {
  const { t } = useTranslation();
  usePageTitle(t('session.login.title'));
  return (
    <>
      <AuthHeading title={t('session.login.heading')} text={t('session.login.text')} />
      <SignInForm look={look} />
    </>
  );
}

const PasskeyButton = lazyPart(() => import('../passkeys/passkey-button.tsx').then(({ PasskeyButton }) => PasskeyButton));
const checkFilled = requireFields('email', 'password');

/** URL of the page that redirects to a company’s identity provider; preserves the return path. */
function signOnHref(company: string | null): string {
  const search = new URLSearchParams(window.location.search);
  if (company !== null) search.set('company', company);
  return `/pages/sign-on/begin${search.size > 0 ? `?${search}` : ''}`;
}

/** Signs in with email or username and a password. */
function SignInForm({ look }: { look: AuthLook }) {
  const { t } = useTranslation();
  const completeFirstFactor = usePassFirstStep(look);
  const hrefOf = (page: 'register' | 'forgot-password') => `/pages/${page}-${look}${window.location.search}`;
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
      return sent.then((answer) => void completeFirstFactor(answer), wrongCredentials);
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
        <CurrentPasswordField {...field('password')} />
        <div className={styles.aside}>
          <Check name="remember">{t('session.login.remember')}</Check>
          <PageLink href={hrefOf('forgot-password')}>{t('session.login.forgot')}</PageLink>
        </div>
        <FormFailure text={failure} />
        <Button type="submit" loading={isSending} wide>
          {t('session.login.submit')}
        </Button>
      </form>
      {passkeysWorkHere(registration?.passkeys) && (
        <Suspense fallback={null}>
          <div className={styles.instead}>
            <PasskeyButton
              isRemembered={() => new FormData(formRef.current ?? undefined).get('remember') === 'on'}
              onSignedIn={(signedIn) => void completeFirstFactor(signedIn)}
            />
          </div>
        </Suspense>
      )}
      {registration?.signOn && (
        <div className={styles.instead}>
          <PageLink href={signOnHref(registration.signOn.company)} look="outline">
            <IconId size={18} aria-hidden="true" />
            {registration.signOn.label === null
              ? t('session.login.signOn')
              : t('session.login.signOnBy', { name: registration.signOn.label })}
          </PageLink>
        </div>
      )}
      {registration?.sampleAccounts && <SampleAccounts onChoose={fill} />}
      {registration && registration.mode !== 'closed' && (
        <p className={styles.other}>
          {t('session.login.isNew')} <PageLink href={hrefOf('register')}>{t('session.login.register')}</PageLink>
        </p>
      )}
    </>
  );
}
