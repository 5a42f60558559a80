import type { UserData } from '#contract/signed-in.ts';
import { useAbility } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCheck, IconCrown, IconShieldCheck } from '#web/icons.ts';
import { usePageTitle } from '#web/page-title.ts';
import { useSession } from '#web/session-store.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import styles from './access-control-page.module.css';

/**
 * Demonstrates permissions: a card for everyone with read access, one only for those who can manage all, and the person's own permissions.
 */
export function AccessControlPage() {
  const { t } = useTranslation();
  const ability = useAbility();
  const user = useSession();
  usePageTitle(t('session.access.title'));
  return (
    <div className={styles.page}>
      <PageHead title={t('session.access.title')} note={t('session.access.text')} />
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

/** The person's permissions in words, one line per subject. */
function AbilityList({ user }: { user: Pick<UserData, 'fullName' | 'ability'> }) {
  const { t } = useTranslation();
  const actions: Record<string, string> = {
    manage: t('session.access.manage'),
    read: t('session.access.read'),
    create: t('session.access.create'),
    update: t('session.access.update'),
    delete: t('common.delete'),
  };
  const subjects: Record<string, string> = {
    ACL: t('session.access.title'),
    Auth: t('session.access.auth'),
    Email: t('session.access.email'),
    Person: t('session.access.person'),
    File: t('session.access.file'),
    Board: t('menu.kanban'),
    Todo: t('menu.todo'),
    Calendar: t('menu.calendar'),
    Chat: t('menu.chat'),
    Notification: t('menu.notifications'),
    Invoice: t('menu.invoices'),
    Client: t('menu.clients'),
    Seller: t('menu.seller'),
    User: t('menu.users'),
    Role: t('menu.roles'),
    Permission: t('menu.permissions'),
    Audit: t('menu.auditLog'),
  };
  const mayAll = user.ability.some(({ action, subject }) => action === 'manage' && subject === 'all');
  const off = new Set(user.ability.filter(({ inverted }) => inverted).map(({ subject }) => subject));
  const bySubject = Map.groupBy(
    user.ability.filter(({ subject }) => !off.has(subject)),
    ({ subject }) => subject,
  );
  return (
    <section className={styles.card}>
      <h2>{t('session.access.yours')}</h2>
      <p>{t('session.access.yoursText', { name: user.fullName })}</p>
      <ul className={styles.list}>
        {mayAll ? (
          <li>
            <IconCheck aria-hidden="true" />
            <span>{t('session.access.manageAll')}</span>
          </li>
        ) : (
          [...bySubject].map(([subject, rules]) => (
            <li key={subject}>
              <IconCheck aria-hidden="true" />
              <span>{wordsFor(rules)}</span>
              <span className={styles.subject}>{subjects[subject] ?? subject}</span>
            </li>
          ))
        )}
      </ul>
    </section>
  );

  /** With the manage permission, individual actions aren't listed. */
  function wordsFor(rules: UserData['ability']): string {
    if (rules.some(({ action }) => action === 'manage')) return actions.manage ?? '';
    return [...new Set(rules.map(({ action }) => actions[action] ?? action))].join(', ');
  }
}
