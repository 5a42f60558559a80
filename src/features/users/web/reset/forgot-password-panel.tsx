import { useState } from 'react';
import { z } from 'zod/mini';
import type { AnswerOf } from '#contract/endpoint.ts';
import { emailAddress } from '#contract/primitives.ts';
import styles from '#features/session/web/frame/auth-form.module.css';
import { AuthHeading, checkBySchema, useCheckedForm } from '#features/session/web/offers.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { usePageTitle } from '#web/page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { forgotPassword } from '../../invitation-contract.ts';
import { AskedForLink } from './asked-for-link.tsx';

const checkAddress = checkBySchema(z.object({ email: emailAddress() }));

/** Asks for a link to a new password, and says where it goes; whether somebody has the address is told to nobody. */
export function ForgotPasswordPanel({ loginHref }: { loginHref: string }) {
  const { t } = useTranslation();
  usePageTitle(t('session.forgot.title'));
  const [asked, setAsked] = useState<AnswerOf<typeof forgotPassword> & { email: string }>();
  const { formRef, field, failure, isSending, submit } = useCheckedForm({
    check: checkAddress,
    body: (form) => ({ email: String(form.get('email')).trim() }),
    send: async (body) => {
      const answer = await call(forgotPassword, { body });
      setAsked({ ...answer, email: body.email });
      return undefined;
    },
  });
  const back = (
    <p className={styles.other}>
      <PageLink href={`${loginHref}${window.location.search}`}>{t('session.forgot.back')}</PageLink>
    </p>
  );
  if (asked)
    return (
      <>
        <AskedForLink by={asked.by} email={asked.email} />
        {back}
      </>
    );
  return (
    <>
      <AuthHeading title={t('session.forgot.heading')} text={t('session.forgot.text')} />
      <form ref={formRef} className={styles.form} onSubmit={submit} noValidate method="post">
        <TextField
          {...field('email')}
          type="email"
          dir="ltr"
          label={t('session.register.email')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <FormFailure text={failure} />
        <Button type="submit" loading={isSending} wide>
          {t('session.forgot.submit')}
        </Button>
      </form>
      {back}
    </>
  );
}
