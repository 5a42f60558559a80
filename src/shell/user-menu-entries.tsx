import { languages } from '#contract/languages.ts';
import { changeLanguage, useTranslation } from '#web/i18n.ts';
import {
  IconCalendar,
  IconHelpCircle,
  IconHistory,
  IconKeyboard,
  IconLogout,
  IconMoon,
  IconSettings,
  IconSun,
  IconUser,
} from '#web/icons.ts';
import { changeLayout, shownSkin, useLayout } from '#web/layout-store.ts';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import styles from './user-menu.module.css';
import type { UserMenuProps } from './user-menu-props.ts';

export function UserMenuEntries({ user, onProfile, onAccount, onDates, onShowWrites, onShowShortcuts, onHelp, onLogOut }: UserMenuProps) {
  const { t } = useTranslation();
  const { language } = useLayout();
  const isDark = shownSkin() === 'dark';
  return (
    <>
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
      <DropdownItem icon={isDark ? <IconSun /> : <IconMoon />} onChoose={() => changeLayout({ skin: isDark ? 'light' : 'dark' })}>
        {t(isDark ? 'shell.toLight' : 'shell.toDark')}
      </DropdownItem>
      <DropdownItem icon={<IconCalendar />} onChoose={onDates}>
        {t('shell.dates')}
      </DropdownItem>
      <DropdownItem icon={<IconHistory />} onChoose={onShowWrites}>
        {t('shell.writes.title')}
      </DropdownItem>
      <DropdownItem icon={<IconKeyboard />} note="?" onChoose={onShowShortcuts}>
        {t('shell.showShortcuts')}
      </DropdownItem>
      <DropdownItem icon={<IconHelpCircle />} onChoose={onHelp}>
        {t('shell.help')}
      </DropdownItem>
      <div role="presentation" className={styles.languages}>
        {languages.map(({ code, name }) => (
          <DropdownItem key={code} lang={code} chosen={code === language} onChoose={() => void changeLanguage(code)}>
            {name}
          </DropdownItem>
        ))}
      </div>
      <DropdownItem icon={<IconLogout className={styles.flip} />} onChoose={onLogOut}>
        {t('shell.logOut')}
      </DropdownItem>
    </>
  );
}
