import { useState } from 'react';
import { z } from 'zod/mini';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { LinkDelivery } from '#contract/link-delivery.ts';
import { emailAddress } from '#contract/primitives.ts';
import authForm from '#platform/session/web/frame/auth-form.module.css';
import { AuthHeading, checkBySchema, useCheckedForm } from '#platform/session/web/public-api.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { usePageTitle } from '#web/page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { forgotPassword } from '../../invitation-contract.ts';
import resetPassword from './reset-password.module.css';

const checkAddress = checkBySchema(z.object({ email: emailAddress() }));

/** Requests a password reset link and says where it was sent, without revealing whether the address exists. */
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
    <p className={authForm.other}>
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
      <AuthHeading title={t('session.login.forgot')} text={t('session.forgot.text')} />
      <form ref={formRef} className={authForm.form} onSubmit={submit} noValidate method="post">
        <TextField
          {...field('email')}
          type="email"
          dir="ltr"
          label={t('common.email')}
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

const command = 'npm run reset-password --';

/** Where the requested link can be found. */
function AskedForLink({ by, email }: { by: LinkDelivery; email: string }) {
  const { t } = useTranslation();
  return (
    <div role="status">
      <AuthHeading title={t(`session.forgot.${by}.title`)} text={t(`session.forgot.${by}.text`, { email })} />
      {by === 'operator' && (
        <code className={resetPassword.where} dir="ltr">
          {command} {email}
        </code>
      )}
    </div>
  );
}
