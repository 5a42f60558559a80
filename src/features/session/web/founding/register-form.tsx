import { registration } from '#contract/credentials.ts';
import { call } from '#web/api-client.ts';
import { deviceZone } from '#web/dates/reader-zone.ts';
import { useTranslation } from '#web/i18n.ts';
import { transport } from '#web/transport.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { register } from '../../contract.ts';
import { checkBySchema } from '../check-by-schema.ts';
import styles from '../frame/auth-form.module.css';
import { useBeginSession } from '../signing-in/use-begin-session.ts';
import { useCheckedForm, type Wrong } from '../use-checked-form.ts';
import { NewPasswordField } from './new-password-field.tsx';

const checkRegistration = checkBySchema(registration());
const optional = (value: FormDataEntryValue | null) => String(value ?? '').trim() || undefined;

interface Props {
  /** The code of the first start is asked for. */
  needsCode: boolean;
  /** The company can begin with sample data. */
  hasSample: boolean;
}

/** Makes an account with an entity of its own. */
export function RegisterForm({ needsCode, hasSample }: Props) {
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
      beginSession(answer);
      return undefined;
    },
  });
  const isOptional = t('session.optional');
  // In the demo people come to look around; on a server they mostly start a company of their own.
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
        <TextField {...field('fullName')} label={t('session.register.fullName')} optionalLabel={isOptional} autoComplete="name" />
        <TextField {...field('company')} label={t('session.register.company')} optionalLabel={isOptional} autoComplete="organization" />
      </div>
      <TextField
        {...field('username')}
        label={t('session.register.username')}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField {...field('email')} type="email" label={t('session.register.email')} autoComplete="username" />
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

/** The specification's answer has a sentence for each name that is taken. */
function takenNames({ email, username }: { email: string | null; username: string | null }): Wrong {
  return {
    ...(email !== null && { email: { code: 'email_in_use' } }),
    ...(username !== null && { username: { code: 'username_in_use' } }),
  };
}
