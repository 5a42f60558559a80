import { useTranslation } from 'react-i18next';
import { IconCheck } from '#web/icons.ts';
import type { UserData } from '../contract.ts';
import styles from './ability-list.module.css';
import cards from './access-control-page.module.css';

/** The rights of the person, in words. */
export function AbilityList({ user }: { user: Pick<UserData, 'fullName' | 'ability'> }) {
  const { t } = useTranslation();
  const actions: Record<string, string> = {
    manage: t('session.access.manage'),
    read: t('session.access.read'),
    create: t('session.access.create'),
    update: t('session.access.update'),
    delete: t('session.access.delete'),
  };
  const subjects: Record<string, string> = {
    ACL: t('session.access.acl'),
    Auth: t('session.access.auth'),
    Email: t('session.access.email'),
  };
  return (
    <section className={cards.card}>
      <h2>{t('session.access.yours')}</h2>
      <p>{t('session.access.yoursText', { name: user.fullName })}</p>
      <ul className={styles.list}>
        {user.ability.map(({ action, subject }) => (
          <li key={`${action} ${subject}`}>
            <IconCheck aria-hidden="true" />
            {action === 'manage' && subject === 'all' ? (
              <span>{t('session.access.manageAll')}</span>
            ) : (
              <>
                <span>{actions[action] ?? action}</span>
                <span className={styles.subject}>{subjects[subject] ?? subject}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
