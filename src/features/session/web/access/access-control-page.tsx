import { useAbility } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCrown, IconShieldCheck } from '#web/icons.ts';
import { usePageTitle } from '#web/page-title.ts';
import { useSession } from '#web/session-store.ts';
import { AbilityList } from './ability-list.tsx';
import styles from './access-control-page.module.css';

/** Shows what rights do: a card for everyone who may read it, one only for those who may manage all, and the person's own rights. */
export function AccessControlPage() {
  const { t } = useTranslation();
  const ability = useAbility();
  const user = useSession();
  usePageTitle(t('session.access.title'));
  return (
    <div className={styles.page}>
      <header className={styles.heading}>
        <h1>{t('session.access.title')}</h1>
        <p>{t('session.access.text')}</p>
      </header>
      <div className={styles.cards}>
        {ability.can('read', 'ACL') && (
          <section className={styles.card}>
            <span className={styles.sign} data-tone="success">
              <IconShieldCheck aria-hidden="true" />
            </span>
            <h2>{t('session.access.everyone')}</h2>
            <p>{t('session.access.everyoneText')}</p>
          </section>
        )}
        {ability.can('manage', 'all') && (
          <section className={styles.card}>
            <span className={styles.sign} data-tone="accent">
              <IconCrown aria-hidden="true" />
            </span>
            <h2>{t('session.access.admins')}</h2>
            <p>{t('session.access.adminsText')}</p>
          </section>
        )}
        {user && <AbilityList user={user} />}
      </div>
    </div>
  );
}
