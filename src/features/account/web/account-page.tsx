import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { pageAddress } from '#contract/page-address.ts';
import { useTranslation } from '#web/i18n.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { usePageTitle } from '#web/page-title.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import type { Account } from '../contract.ts';
import classes from './account-page.module.css';
import { accountQuery } from './account-queries.ts';
import { GeneralTab } from './general-tab.tsx';

const SecurityTab = lazyPart(() => import('./security-tab.tsx').then(({ SecurityTab }) => SecurityTab), { prefetchWhenIdle: false });
const InfoTab = lazyPart(() => import('./info-tab.tsx').then(({ InfoTab }) => InfoTab), { prefetchWhenIdle: false });
const SocialTab = lazyPart(() => import('./social-tab.tsx').then(({ SocialTab }) => SocialTab), { prefetchWhenIdle: false });
const ConnectionsTab = lazyPart(() => import('./connections-tab.tsx').then(({ ConnectionsTab }) => ConnectionsTab), {
  prefetchWhenIdle: false,
});
const NotificationsTab = lazyPart(() => import('./notifications-tab.tsx').then(({ NotificationsTab }) => NotificationsTab), {
  prefetchWhenIdle: false,
});
const DataTab = lazyPart(() => import('./data-tab.tsx').then(({ DataTab }) => DataTab), { prefetchWhenIdle: false });

/** Tabs of the account settings page, as they appear in its URL. */
const accountTabs = ['general', 'security', 'info', 'social', 'connections', 'notifications', 'data'] as const;
type AccountTab = (typeof accountTabs)[number];

const tabFrom = (asked: unknown): AccountTab => accountTabs.find((tab) => tab === asked) ?? 'general';
const addressOf = (tab: AccountTab) => pageAddress('/pages/account-settings', {}, tab === 'general' ? {} : { tab });

/** Account settings in tabs, each with its own URL. */
export function AccountPage() {
  const { t } = useTranslation();
  usePageTitle(t('menu.accountSettings'));
  const tab = tabFrom(useSearch({ strict: false, select: (search: { tab?: unknown }) => search.tab }));
  const { data: account, error, refetch } = useQuery(accountQuery);
  return (
    <div className={classes.page}>
      <PageHead title={t('menu.accountSettings')} note={t('account.note')} />
      <TabLinks
        label={t('account.tabs')}
        tabs={accountTabs.map((key) => ({ key, label: t(`account.tab.${key}`), href: addressOf(key) }))}
        chosen={tab}
      />
      {account ? (
        <div className={classes.cards}>
          <Suspense fallback={<Waiting />}>
            <TabContent tab={tab} account={account} />
          </Suspense>
        </div>
      ) : error ? (
        <div className={classes.face}>
          <ErrorState text={t('account.failed')} onTryAgain={() => void refetch()} />
        </div>
      ) : (
        <Waiting />
      )}
    </div>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return <div className={classes.waiting} role="status" aria-label={t('ui.loading')} />;
}

function TabContent({ tab, account }: { tab: AccountTab; account: Account }) {
  if (tab === 'security') return <SecurityTab />;
  if (tab === 'info') return <InfoTab account={account} />;
  if (tab === 'social') return <SocialTab account={account} />;
  if (tab === 'connections') return <ConnectionsTab />;
  if (tab === 'notifications') return <NotificationsTab />;
  if (tab === 'data') return <DataTab />;
  return <GeneralTab account={account} />;
}
