import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/i18n.ts';
import { usePageTitle } from '#web/page-title.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import styles from '../frame/auth-form.module.css';
import { AuthHeading } from '../frame/auth-heading.tsx';
import { RegisterForm } from './register-form.tsx';
import { registrationQuery } from './registration-query.ts';

/** What both registration pages hold: the form, or that registration is closed. */
export function RegisterPanel({ loginHref }: { loginHref: string }) {
  const { t } = useTranslation();
  usePageTitle(t('session.register.title'));
  // Open until the server says otherwise: the form is there at once, and the server refuses in any case.
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
        title={t('session.register.heading')}
        text={mode === 'code' ? t('session.register.firstText') : t('session.register.text')}
      />
      <RegisterForm needsCode={mode === 'code'} hasSample={sampleData} />
      <p className={styles.other}>
        {t('session.register.hasAccount')} <PageLink href={href}>{t('session.register.toLogin')}</PageLink>
      </p>
    </>
  );
}
