import type { WayOfLinks } from '#contract/ways-of-links.ts';
import { AuthHeading } from '#features/session/web/offers.ts';
import { useTranslation } from '#web/i18n.ts';
import styles from './reset-password.module.css';

const command = 'npm run reset-password --';

/** Where the link is that somebody asked for. */
export function AskedForLink({ by, email }: { by: WayOfLinks; email: string }) {
  const { t } = useTranslation();
  return (
    <div role="status">
      <AuthHeading title={t(`session.forgot.${by}.title`)} text={t(`session.forgot.${by}.text`, { email })} />
      {by === 'operator' && (
        <code className={styles.where} dir="ltr">
          {command} {email}
        </code>
      )}
    </div>
  );
}
