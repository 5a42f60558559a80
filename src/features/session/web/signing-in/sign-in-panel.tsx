import { useTranslation } from '#web/i18n.ts';
import { usePageTitle } from '#web/page-title.ts';
import { AuthHeading } from '../frame/auth-heading.tsx';
import type { AuthLook } from '../frame/auth-look.ts';
import { SignInForm } from './sign-in-form.tsx';

/** What both sign-in pages hold. */
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
