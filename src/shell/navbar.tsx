import { Fragment, type ReactNode } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconMenu2 } from '#web/icons.ts';
import type { Layout } from '#web/layout.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import styles from './navbar.module.css';
import { SkinToggle } from './skin-toggle.tsx';
import { UserMenu } from './user-menu.tsx';
import type { UserMenuProps } from './user-menu-props.ts';

interface NavbarProps extends UserMenuProps {
  kind: Layout['navbar'];
  colour: Layout['navbarColour'];
  /** The way to the start, where no menu beside the page has it. */
  brand?: ReactNode;
  /** The menu below it, where it stands there. */
  menu?: ReactNode;
  /** Where the page is in the menu: keys of texts. */
  trail: readonly string[];
  /** Links of the person. More of them may arrive: they take room of the trail, and nothing moves. */
  links?: ReactNode;
  /** What features add, before the person. */
  tools?: ReactNode;
  /** Given where the menu is not beside the page. */
  onOpenMenu: (() => void) | undefined;
}

/** The bar above the page. Hidden, it leaves only the way to the menu. */
export function Navbar({ kind, colour, brand, menu, trail, links, tools, onOpenMenu, ...person }: NavbarProps) {
  const { t } = useTranslation();
  const menuButton = onOpenMenu && (
    <IconButton label={t('shell.openMenu')} onClick={onOpenMenu}>
      <IconMenu2 />
    </IconButton>
  );
  if (kind === 'hidden') {
    if (menu) {
      return (
        <header className={styles.place} data-kind="floating">
          {menu}
        </header>
      );
    }
    return menuButton ? <header className={styles.lone}>{menuButton}</header> : null;
  }
  return (
    <header className={styles.place} data-kind={kind} data-tint={colour}>
      <div className={styles.bar}>
        {menuButton}
        {brand}
        <p className={styles.trail}>
          {trail.map((label, at) => (
            <Fragment key={label}>
              {at > 0 && <span aria-hidden="true">/</span>}
              <span>{t(label)}</span>
            </Fragment>
          ))}
        </p>
        {links}
        <SkinToggle />
        {tools}
        <UserMenu {...person} />
      </div>
      {menu}
    </header>
  );
}
