import { useTranslation } from '#web/i18n.ts';
import { IconCalendar, IconHelpCircle, IconHistory, IconLogout, IconSettings, IconUser } from '#web/icons.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import styles from './user-menu.module.css';

/** What the shell shows of who is signed in. */
interface ShellUser {
  readonly fullName: string;
  readonly email: string;
  readonly role: string;
  readonly avatar: string | null;
}

export interface UserMenuProps {
  readonly user: ShellUser;
  /** Goes to their profile; missing for who has none to see. */
  readonly onProfile: (() => void) | undefined;
  /** Goes to what they set up of their own account. */
  readonly onAccount: () => void;
  /** Asks how dates are to be written. */
  readonly onDates: () => void;
  /** Shows what they did and can take back. */
  readonly onShowWrites: () => void;
  /** Opens the article about the page. */
  readonly onHelp: () => void;
  readonly onLogOut: () => void;
}

/** Who is signed in, and what they can do about it. */
export function UserMenu({ user, onProfile, onAccount, onDates, onShowWrites, onHelp, onLogOut }: UserMenuProps) {
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
      {onProfile && (
        <DropdownItem icon={<IconUser />} onChoose={onProfile}>
          {t('menu.profile')}
        </DropdownItem>
      )}
      <DropdownItem icon={<IconSettings />} onChoose={onAccount}>
        {t('menu.accountSettings')}
      </DropdownItem>
      <DropdownItem icon={<IconCalendar />} onChoose={onDates}>
        {t('shell.dates')}
      </DropdownItem>
      <DropdownItem icon={<IconHistory />} onChoose={onShowWrites}>
        {t('shell.writes.title')}
      </DropdownItem>
      <DropdownItem icon={<IconHelpCircle />} onChoose={onHelp}>
        {t('shell.help')}
      </DropdownItem>
      <DropdownItem icon={<IconLogout className={styles.flip} />} onChoose={onLogOut}>
        {t('shell.logOut')}
      </DropdownItem>
    </Dropdown>
  );
}
