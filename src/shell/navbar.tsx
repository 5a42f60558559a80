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
  /** Link to the start page when no menu beside the page shows it. */
  brand?: ReactNode;
  /** The horizontal menu, when it appears below the navbar. */
  menu?: ReactNode;
  trail: readonly Crumb[];
  search?: ReactNode;
  /** The sample badge and bookmarks. When more arrive they take space from the breadcrumb, so nothing shifts. */
  links?: ReactNode;
  /** Tools that features add, before the user menu. */
  tools?: ReactNode;
  /** Set when the menu isn't shown beside the page. */
  onOpenMenu: (() => void) | undefined;
}

/** The bar above the page. When hidden, only the menu button remains. */
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

/** The breadcrumb of the page and the record it shows: `Sales / Invoices / JV-5008`. */
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
