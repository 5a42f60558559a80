import { isAreaOn } from '#contract/areas.ts';
import type { UserData } from '#contract/signed-in.ts';
import { useAbility } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { usePageTitle } from '#web/page-title.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import styles from './client-home-page.module.css';
import { ContactCard } from './contact-card.tsx';
import { DocumentCards } from './document-cards.tsx';
import { OrdersCard } from './orders-card.tsx';

/** A client's start page: open invoices, other documents, orders, and the company's contact details. */
export function ClientHomePage({ user }: { user: Pick<UserData, 'email' | 'verification'> }) {
  const { t } = useTranslation();
  const ability = useAbility();
  usePageTitle(t('menu.yourAccount'));
  return (
    <div className={styles.page}>
      <PageHead title={t('menu.yourAccount')} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {isAreaOn(ability, 'invoices') && <DocumentCards user={user} />}
          {isAreaOn(ability, 'shop') && <OrdersCard />}
        </div>
        <ContactCard />
      </div>
    </div>
  );
}
