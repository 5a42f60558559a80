import { useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { usePageTitle } from '#web/page-title.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import styles from '../frame/auth-form.module.css';
import { AuthHeading, type AuthLook } from '../frame/auth-heading.tsx';
import { keepChallenge, readChallenge } from '../signing-in/challenge-storage.ts';
import { useBeginSession } from '../signing-in/use-begin-session.ts';
import { SecondStepForm } from './second-step-form.tsx';

/** Asks for the second step if the first one was completed. */
export function TwoStepsPanel({ look }: { look: AuthLook }) {
  const { t } = useTranslation();
  usePageTitle(t('session.steps.title'));
  const beginSession = useBeginSession();
  const [challenge, setChallenge] = useState(readChallenge);
  const [isOver, setOver] = useState(false);
  const loginHref = `/pages/login-${look}${window.location.search}`;
  if (!challenge)
    return (
      <>
        <AuthHeading title={t(isOver ? 'session.steps.over' : 'session.steps.title')} text={t('session.steps.first')} />
        <PageLink href={loginHref} look="primary">
          {t('session.register.toLogin')}
        </PageLink>
      </>
    );
  return (
    <>
      <AuthHeading title={t('session.steps.heading')} text={t('session.steps.text')} />
      <SecondStepForm
        challenge={challenge.challenge}
        onSignedIn={(signedIn) => {
          keepChallenge(null);
          beginSession(signedIn);
        }}
        onOver={() => {
          keepChallenge(null);
          setOver(true);
          setChallenge(null);
        }}
      />
      <p className={styles.other}>
        <PageLink href={loginHref}>{t('session.ended.another')}</PageLink>
      </p>
    </>
  );
}
