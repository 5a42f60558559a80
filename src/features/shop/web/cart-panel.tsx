import { useQuery } from '@tanstack/react-query';
import { pageAddress } from '#contract/page-address.ts';
import { useShown } from '#web/actions/use-shown.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconShoppingCart, IconX } from '#web/icons.ts';
import { FileImage } from '#web/ui/file-image.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import classes from './cart-panel.module.css';
import { cartQuery } from './cart-query.ts';
import { ColorName } from './color-name.tsx';
import { useShopActions } from './use-shop-actions.ts';

/** The cart in a panel below its button. */
export function CartPanel({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const query = useQuery(cartQuery);
  const products = useShown(cartQuery, query.data)?.products;
  const actions = useShopActions();
  const [first] = products ?? [];
  const sum = (products ?? []).reduce((total, { qty, priceCents }) => total + qty * priceCents, 0);
  if (query.isError && !products)
    return <PaneMessage title={t('shop.failed.load')} action={{ label: t('ui.tryAgain'), run: () => void query.refetch() }} />;
  if (products?.length === 0)
    return <PaneMessage icon={<IconShoppingCart />} title={t('shop.cart.empty')} text={t('shop.cart.emptyText')} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a link in it leads away, by mouse and keys alike.
    <div className={classes.panel} onClick={({ target }) => target instanceof Element && target.closest('a') && onClose()}>
      <h2 className={classes.title}>{t('shell.cart.title')}</h2>
      <ul className={classes.lines}>
        {products?.map(({ id, name, slug, image, qty, priceCents, currency, colour }) => (
          <li key={`${id} ${colour ?? ''}`}>
            <FileImage src={image} alt="" className={classes.picture} />
            <div>
              <a href={pageAddress('/apps/ecommerce/product-detail/:slug', { slug })}>
                <bdi>{name}</bdi>
              </a>
              <ColorName colour={colour} />
              <span className={classes.quiet}>{`${qty} × ${formatMoney(priceCents, currency, i18n.language)}`}</span>
            </div>
            <IconButton label={t('shop.cart.remove', { name })} onClick={() => void actions.removeFromCart({ id, colour }, name, qty)}>
              <IconX size={16} />
            </IconButton>
          </li>
        ))}
      </ul>
      {first && (
        <div className={classes.foot}>
          <p>
            <span>{t('shop.lines.subtotal')}</span>
            <strong>{formatMoney(sum, first.currency, i18n.language)}</strong>
          </p>
          <PageLink href={pageAddress('/apps/ecommerce/checkout', {})} look="primary">
            {t('shop.checkout.title')}
          </PageLink>
        </div>
      )}
    </div>
  );
}
