import { useTranslation } from '#web/i18n.ts';
import styles from './sample-accounts.module.css';

export interface SampleAccount {
  name: string;
  password: string;
}

const admin: SampleAccount = { name: 'admin@demo.com', password: 'admin' };
const client: SampleAccount = { name: 'client@demo.com', password: 'client' };

/** Lists the sample company's accounts; selecting one signs in with it. */
export function SampleAccounts({ onChoose }: { onChoose: (account: SampleAccount) => void }) {
  const { t } = useTranslation();
  const offers = [
    { account: admin, who: t('session.samples.admin') },
    { account: client, who: t('session.samples.client') },
  ];
  return (
    <section className={styles.samples} aria-label={t('session.samples.title')}>
      <p className={styles.title}>{t('session.samples.title')}</p>
      <div className={styles.offers}>
        {offers.map(({ account, who }) => (
          <button key={account.name} type="button" className={styles.offer} onClick={() => onChoose(account)}>
            <strong>{who}</strong>
            <bdi>{account.name}</bdi>
          </button>
        ))}
      </div>
    </section>
  );
}
