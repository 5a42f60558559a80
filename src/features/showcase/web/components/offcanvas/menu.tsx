import { useRef } from 'react';
import { IconMenu2 } from '#web/icons.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { NavLinks } from '#web/ui/nav-links.tsx';
import { SideDrawer } from '#web/ui/side-drawer.tsx';
import classes from './menu.module.css';

const links = [
  { key: 'shop', label: 'Shop', href: '/apps/ecommerce/shop' },
  { key: 'wishlist', label: 'Wishlist', href: '/apps/ecommerce/wishlist' },
  { key: 'orders', label: 'Orders', href: '/apps/ecommerce/orders' },
];

/** Opens with the browser’s native `showModal`. */
export function Menu() {
  const drawer = useRef<HTMLDialogElement>(null);
  return (
    <>
      <IconButton label="Shop menu" onClick={() => drawer.current?.showModal()}>
        <IconMenu2 />
      </IconButton>
      <SideDrawer ref={drawer} label="Shop menu">
        <div className={classes.links}>
          <NavLinks isUpright label="Shop" links={links} chosen="shop" onOpen={() => drawer.current?.close()} />
        </div>
      </SideDrawer>
    </>
  );
}
