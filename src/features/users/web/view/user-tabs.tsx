import { useRouter } from '@tanstack/react-router';
import { useTranslation } from '#web/i18n.ts';
import { IconBell, IconCreditCard, IconLink, IconLock, IconUser } from '#web/icons.ts';
import { isPlainClick } from '#web/is-plain-click.ts';
import { userAddress } from '../user-address.ts';
import classes from './user-tabs.module.css';

const icons = { account: IconUser, security: IconLock, billing: IconCreditCard, notifications: IconBell, connections: IconLink };

/** Links to the tabs of a user's page; each has a URL. */
export function UserTabs({ id, tab }: { id: number; tab: UserTab }) {
  const { t } = useTranslation();
  const router = useRouter();
  const addressOf = (name: UserTab) => (name === 'account' ? userAddress(id) : `${userAddress(id)}?tab=${name}`);
  return (
    <nav className={classes.tabs} aria-label={t('users.view.tabs')}>
      {userTabs.map((name) => {
        const Icon = icons[name];
        return (
          <a
            key={name}
            className={classes.tab}
            href={addressOf(name)}
            aria-current={name === tab ? 'page' : undefined}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              // Keeps the scroll position.
              void router.navigate({ href: addressOf(name), resetScroll: false });
            }}
          >
            <Icon size={18} aria-hidden="true" />
            {t(`users.tab.${name}`)}
          </a>
        );
      })}
    </nav>
  );
}

/** Tabs of a user's page, as in the URL. */
const userTabs = ['account', 'security', 'billing', 'notifications', 'connections'] as const;
export type UserTab = (typeof userTabs)[number];

export const tabFrom = (asked: unknown): UserTab => userTabs.find((tab) => tab === asked) ?? 'account';
