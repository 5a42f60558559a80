import { useTranslation } from '#web/i18n.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Dropdown } from '#web/ui/dropdown.tsx';
import styles from './user-menu.module.css';
import type { UserMenuProps } from './user-menu-props.ts';

const UserMenuEntries = lazyPart(() => import('./user-menu-entries.tsx').then((module) => module.UserMenuEntries));

/** The user menu: who is signed in, and their account actions. */
export function UserMenu(props: UserMenuProps) {
  const { t } = useTranslation();
  const { user } = props;
  const role = t(`ui.role.${user.role}`, { defaultValue: user.role });
  const button = (
    <>
      <span className={styles.identity}>
        <span className={styles.name}>{user.fullName}</span>
        <span className={styles.role}>{role}</span>
      </span>
      <Avatar name={user.fullName} src={user.avatar} />
    </>
  );
  return (
    <Dropdown label={t('shell.userMenu')} button={button} buttonHasText buttonClassName={styles.button}>
      <UserMenuEntries {...props} />
    </Dropdown>
  );
}
