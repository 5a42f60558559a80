import { useQuery } from '@tanstack/react-query';
import { registration } from '#contract/credentials.ts';
import { call } from '#web/api-client.ts';
import { deviceZone } from '#web/dates/reader-zone.ts';
import { useTranslation } from '#web/i18n.ts';
import { usePageTitle } from '#web/page-title.ts';
import { transport } from '#web/transport.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { register } from '../../contract.ts';
import { setupOfCompany } from '../../home-of-role.ts';
import { checkBySchema } from '../check-by-schema.ts';
import styles from '../frame/auth-form.module.css';
import { AuthHeading } from '../frame/auth-heading.tsx';
import { useBeginSession } from '../signing-in/use-begin-session.ts';
import { type FieldErrors, useCheckedForm } from '../use-checked-form.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { registrationQuery } from './registration-query.ts';

/** Content of both registration pages: the form, or a note that registration is closed. */
export function RegisterPanel({ loginHref }: { loginHref: string }) {
  const { t } = useTranslation();
  usePageTitle(t('session.register.title'));
  // Assumes open until the server responds, so the form shows at once; the server rejects requests in any case.
  const { mode, sampleData } = useQuery(registrationQuery).data ?? { mode: 'open', sampleData: false };
  const href = `${loginHref}${window.location.search}`;
  if (mode === 'closed') {
    return (
      <>
        <AuthHeading title={t('session.register.closedTitle')} text={t('session.register.closedText')} />
        <PageLink href={href} look="primary">
          {t('session.register.toLogin')}
        </PageLink>
      </>
    );
  }
  return (
    <>
      <AuthHeading
        title={t('session.register.title')}
        text={mode === 'code' ? t('session.register.firstText') : t('session.register.text')}
      />
      <RegisterForm needsCode={mode === 'code'} hasSample={sampleData} />
      <p className={styles.other}>
        {t('session.register.hasAccount')} <PageLink href={href}>{t('session.register.toLogin')}</PageLink>
      </p>
    </>
  );
}

const checkRegistration = checkBySchema(registration());
const optional = (value: FormDataEntryValue | null) => String(value ?? '').trim() || undefined;

interface Props {
  /** Whether the setup code is required. */
  needsCode: boolean;
  /** Whether the company can start with sample data. */
  hasSample: boolean;
}

function RegisterForm({ needsCode, hasSample }: Props) {
  const { t } = useTranslation();
  const beginSession = useBeginSession();
  const { formRef, field, failure, isSending, submit } = useCheckedForm({
    check: checkRegistration,
    body: (form) => ({
      username: String(form.get('username')).trim(),
      email: String(form.get('email')).trim(),
      password: String(form.get('password')),
      fullName: optional(form.get('fullName')),
      company: optional(form.get('company')),
      code: optional(form.get('code')),
      timeZone: deviceZone(),
      ...(hasSample && { sample: form.get('sample') === 'on' }),
    }),
    send: async (body) => {
      const answer = await call(register, { body });
      if ('error' in answer) return takenNames(answer.error);
      const isEmpty = !body.sample && answer.userData.role === 'admin';
      beginSession(answer, isEmpty ? setupOfCompany : undefined);
      return undefined;
    },
  });
  const isOptional = t('common.optional');
  // In the demo, people want to look around; on a server, most start their own company.
  const isDemo = transport().tab !== undefined;
  return (
    <form ref={formRef} className={styles.form} onSubmit={submit} noValidate method="post">
      {needsCode && (
        <TextField
          {...field('code')}
          label={t('session.register.code')}
          hint={t('session.register.codeHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      <div className={styles.pair}>
        <TextField {...field('fullName')} label={t('common.fullName')} optionalLabel={isOptional} autoComplete="name" />
        <TextField {...field('company')} label={t('common.company')} optionalLabel={isOptional} autoComplete="organization" />
      </div>
      <TextField
        {...field('username')}
        label={t('session.register.username')}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField {...field('email')} type="email" label={t('common.email')} autoComplete="username" />
      <NewPasswordField {...field('password')} />
      {hasSample && (
        <Check name="sample" defaultChecked={isDemo}>
          {t('session.register.sample')}
        </Check>
      )}
      <FormFailure text={failure} />
      <Button type="submit" loading={isSending} wide>
        {t('session.register.submit')}
      </Button>
    </form>
  );
}

/** The specification's response has a sentence for each taken name. */
function takenNames({ email, username }: { email: string | null; username: string | null }): FieldErrors {
  return {
    ...(email !== null && { email: { code: 'email_in_use' } }),
    ...(username !== null && { username: { code: 'username_in_use' } }),
  };
}
