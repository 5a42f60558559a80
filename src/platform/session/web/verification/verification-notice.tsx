import type { UserData } from '#contract/signed-in.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { sendVerificationAgain } from '../../contract.ts';
import styles from './verification-notice.module.css';

/** Banner above the page while the address is unverified, with who can verify it. */
export function VerificationNotice({ user: { email, verification } }: { user: Pick<UserData, 'email' | 'verification'> }) {
  const { t } = useTranslation();
  const sendAgain = async () => {
    try {
      await call(sendVerificationAgain, {});
      toast({ tone: 'success', message: t('session.verify.sent', { email }) });
    } catch (error) {
      const isLimited = error instanceof ApiError && error.status === 429;
      toast({ tone: 'error', message: t(isLimited ? 'session.verify.tooMany' : 'session.verify.failed') });
    }
  };
  return (
    <aside className={styles.notice} aria-label={t('session.verify.title')}>
      <p>{t(verification === 'mail' ? 'session.verify.notice' : 'session.verify.operatorNotice', { email })}</p>
      {verification === 'mail' && (
        <Button look="outline" onClick={() => void sendAgain()}>
          {t('session.verify.again')}
        </Button>
      )}
    </aside>
  );
}
