import { pageAddress } from '#contract/page-address.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconMinus, IconPlus, IconTrash } from '#web/icons.ts';
import { FileImage } from '#web/ui/file-image.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { maxQty } from '../../contract.ts';
import type { Quote } from '../../order-contract.ts';
import { ColorName } from '../color-name.tsx';
import { useShopActions } from '../use-shop-actions.ts';
import classes from './cart-step.module.css';

/** Cart step: items and quantities. */
export function CartStep({ quote }: { quote: Quote }) {
  const { t, i18n } = useTranslation();
  const actions = useShopActions();
  const money = (cents: number) => formatMoney(cents, quote.currency, i18n.language);
  return (
    <ul className={classes.lines} aria-label={t('shell.cart.title')}>
      {quote.lines.map(({ productId: id, colour, name, brand, slug, image, qty, priceCents, stock, hasFreeShipping }) => (
        <li key={`${id} ${colour ?? ''}`} className={classes.line}>
          {image === '' ? <span /> : <FileImage src={image} alt="" className={classes.picture} />}
          <div className={classes.words}>
            <a href={pageAddress('/apps/ecommerce/product-detail/:slug', { slug })} className={classes.name}>
              <bdi>{name}</bdi>
            </a>
            <span className={classes.quiet}>
              <bdi>{brand}</bdi>
              {hasFreeShipping && ` · ${t('shop.freeShipping')}`}
            </span>
            <ColorName colour={colour} />
            {stock < qty && (
              <span className={classes.short} role="alert">
                {stock === 0 ? t('shop.soldOut') : t('shop.onlySoMany', { count: stock })}
              </span>
            )}
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
          <div className={classes.qty} role="group" aria-label={t('shop.cart.qtyOf', { name })}>
            <IconButton label={t('shop.cart.less')} disabled={qty <= 1} onClick={() => void actions.setQty({ id, colour }, qty - 1)}>
              <IconMinus size={16} />
            </IconButton>
            <output aria-live="polite">{qty}</output>
            <IconButton label={t('shop.cart.more')} disabled={qty >= maxQty} onClick={() => void actions.setQty({ id, colour }, qty + 1)}>
              <IconPlus size={16} />
            </IconButton>
          </div>
          <div className={classes.sum}>
            <strong>{money(qty * priceCents)}</strong>
            {qty > 1 && <span className={classes.quiet}>{t('shop.cart.each', { price: money(priceCents) })}</span>}
          </div>
          <IconButton label={t('shop.cart.remove', { name })} onClick={() => void actions.removeFromCart({ id, colour }, name, qty)}>
            <IconTrash size={18} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
