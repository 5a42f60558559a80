import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useAbility } from '#web/ability.ts';
import { useShown } from '#web/actions/use-shown.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconShoppingCart } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { useSession } from '#web/session-store.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useIsIdle } from '#web/use-is-idle.ts';
import classes from './cart-button.module.css';
import { cartQuery } from './cart-query.ts';

const Floating = lazyPart(() => import('#web/ui/floating.tsx').then((module) => module.Floating));
const CartPanel = lazyPart(() => import('./cart-panel.tsx').then((module) => module.CartPanel));

/** Cart button in the navbar with the item count: from login at first, then live. */
export function CartButton() {
  return useAbility().can('read', 'Shop') ? <Button /> : null;
}

function Button() {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const isAtRest = useIsIdle();
  const { data } = useQuery({ ...cartQuery, enabled: isAtRest || anchor !== undefined });
  const shown = useShown(cartQuery, data);
  const atLogin = useSession()?.extras.eCommerceCartItemsCount ?? 0;
  const count = shown?.products.length ?? atLogin;
  const prepare = () => {
    void Floating.preload();
    void CartPanel.preload();
  };
  return (
    <div className={classes.place}>
      <IconButton
        label={count > 0 ? t('shell.cart.with', { count }) : t('shell.cart.title')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <IconShoppingCart />
        {count > 0 && (
          <span className={classes.badge} aria-hidden="true">
            {count}
          </span>
        )}
      </IconButton>
      {anchor && (
        <Suspense fallback={null}>
          <Floating anchor={anchor} role="dialog" label={t('shell.cart.title')} align="end" onClose={() => setAnchor(undefined)}>
            <CartPanel onClose={() => setAnchor(undefined)} />
          </Floating>
        </Suspense>
      )}
    </div>
  );
}
