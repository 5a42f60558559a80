import { Fragment, type ReactNode } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconMenu2 } from '#web/icons.ts';
import type { Layout } from '#web/layout.ts';
import { useShownObject } from '#web/page-title.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Crumb } from './menu-list.ts';
import styles from './navbar.module.css';
import { UserMenu } from './user-menu.tsx';
import type { UserMenuProps } from './user-menu-props.ts';

interface NavbarProps extends UserMenuProps {
  kind: Layout['navbar'];
  colour: Layout['navbarColour'];
  /** The way to the start, where no menu beside the page has it. */
  brand?: ReactNode;
  /** The menu below it, where it stands there. */
  menu?: ReactNode;
  /** Where the page is in the menu. */
  trail: readonly Crumb[];
  search?: ReactNode;
  /** Links of the person. More of them may arrive: they take room of the trail, and nothing moves. */
  links?: ReactNode;
  /** What features add, before the person. */
  tools?: ReactNode;
  /** Given where the menu is not beside the page. */
  onOpenMenu: (() => void) | undefined;
}

/** The bar above the page. Hidden, it leaves only the way to the menu. */
export function Navbar({ kind, colour, brand, menu, trail, search, links, tools, onOpenMenu, ...person }: NavbarProps) {
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
        {search}
        <Trail crumbs={trail} />
        {links}
        {tools}
        <UserMenu {...person} />
      </div>
      {menu}
    </header>
  );
}

/** Where the page is in the menu, and the object that it shows: `Sales / Invoices / JV-5008`. */
function Trail({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation();
  const object = useShownObject();
  return (
    <p className={styles.trail}>
      {crumbs.map(({ label, href }, at) => (
        <Fragment key={label}>
          {at > 0 && <span aria-hidden="true">/</span>}
          {object && href ? <a href={href}>{t(label)}</a> : <span>{t(label)}</span>}
        </Fragment>
      ))}
      {object && (
        <>
          <span aria-hidden="true">/</span>
          <bdi>{object}</bdi>
        </>
      )}
    </p>
  );
}
