import { newCredentials } from '#contract/credentials.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { logout } from '#features/session/contract.ts';
import styles from '#features/session/web/frame/auth-form.module.css';
import {
  AuthHeading,
  type AuthLook,
  checkBySchema,
  NewPasswordField,
  useCheckedForm,
  usePassFirstStep,
} from '#features/session/web/offers.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { useSession } from '#web/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { acceptInvitation, type readInvitation } from '../../invitation-contract.ts';
import resetStyles from './reset-password.module.css';

const checkCredentials = checkBySchema(newCredentials());
/** How long signing the other person out may hold up whoever signs in, in milliseconds. */
const logoutWithinMs = 1500;

interface Props {
  token: string;
  link: AnswerOf<typeof readInvitation>;
  look: AuthLook;
  /** The link was used or replaced meanwhile. */
  onSpent: () => void;
}

/** Sets a password by a one-time link, for an invitation with a username, and signs in. */
export function ResetPasswordForm({ token, link, look, onSpent }: Props) {
  const { t } = useTranslation();
  const passFirstStep = usePassFirstStep(look);
  const other = useSession();
  const isInvitation = link.kind === 'invitation';
  const { formRef, field, failure, isSending, submit } = useCheckedForm({
    check: checkCredentials,
    body: (form) => ({
      token,
      password: String(form.get('password')),
      ...(isInvitation && { username: String(form.get('username')).trim() }),
    }),
    send: async (body) => {
      try {
        const answer = await call(acceptInvitation, { body });
        // Whoever was signed in here is signed out; a session that cannot be told of it ends by itself.
        if (other) await call(logout, {}, { signal: AbortSignal.timeout(logoutWithinMs) }).catch(() => undefined);
        passFirstStep(answer);
      } catch (error) {
        if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 409)) throw error;
        if (error.status === 409 && 'username' in error.reasons) return { username: { code: 'username_in_use' } };
        onSpent();
      }
      return undefined;
    },
  });
  return (
    <>
      <AuthHeading
        title={isInvitation ? t('session.reset.welcome', { name: link.fullName }) : t('session.reset.heading')}
        text={
          isInvitation
            ? t('session.reset.invited', { company: link.company })
            : t('session.reset.text', { name: link.fullName, email: link.email })
        }
      />
      {other && other.email !== link.email && (
        <p className={resetStyles.note} role="status">
          {t('session.reset.other', { name: other.fullName })}
        </p>
      )}
      <form ref={formRef} className={styles.form} onSubmit={submit} noValidate method="post">
        <TextField label={t('session.register.email')} value={link.email} readOnly dir="ltr" autoComplete="username" />
        {isInvitation && (
          <TextField
            {...field('username')}
            label={t('session.register.username')}
            defaultValue={link.username}
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
        <NewPasswordField {...field('password')} />
        <FormFailure text={failure} />
        <Button type="submit" loading={isSending} wide>
          {t(isInvitation ? 'session.reset.joinNow' : 'session.reset.submit')}
        </Button>
      </form>
    </>
  );
}
