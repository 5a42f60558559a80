import { useTranslation } from '#web/i18n.ts';
import { IconCalendar, IconLogout } from '#web/icons.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import styles from './user-menu.module.css';

/** What the shell shows of who is signed in. */
export interface ShellUser {
  readonly fullName: string;
  readonly email: string;
  readonly role: string;
  readonly avatar: string | null;
}

/** Who is signed in, and what they can do about it. */
export function UserMenu({ user, onDates, onLogOut }: { user: ShellUser; onDates: () => void; onLogOut: () => void }) {
  const { t } = useTranslation();
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
      <div className={styles.head} role="presentation">
        <span className={styles.name}>{user.fullName}</span>
        <span className={styles.role}>{user.email}</span>
      </div>
      <DropdownItem icon={<IconCalendar />} onChoose={onDates}>
        {t('shell.dates')}
      </DropdownItem>
      <DropdownItem icon={<IconLogout className={styles.flip} />} onChoose={onLogOut}>
        {t('shell.logOut')}
      </DropdownItem>
    </Dropdown>
  );
}
