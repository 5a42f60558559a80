import { pageAddress } from '#contract/page-address.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconHeart, IconHeartFilled, IconPhoto } from '#web/icons.ts';
import { FileImage } from '#web/ui/file-image.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { StatusPill } from '#web/ui/status-pill.tsx';
import type { Product } from '../contract.ts';
import { BuyButton } from './buy-button.tsx';
import classes from './product-card.module.css';
import { RatingStars } from './rating-stars.tsx';
import type { ShopActions } from './use-shop-actions.ts';

interface Props {
  product: Product;
  actions: ShopActions;
  look?: 'card' | 'row';
  /** Overrides the wishlist button's default toggle. */
  onUnwish?: () => void;
}

/** A product in a list, with its actions. */
export function ProductCard({ product, actions, look = 'card', onUnwish }: Props) {
  const { t, i18n } = useTranslation();
  const { id, name, brand, description, slug, image, isInCart, isInWishlist, stock, hasFreeShipping } = product;
  const href = pageAddress('/apps/ecommerce/product-detail/:slug', { slug });
  return (
    <article className={classes.card} data-look={look} aria-label={name}>
      <div className={classes.picture}>{image === '' ? <IconPhoto aria-hidden="true" /> : <FileImage src={image} alt="" />}</div>
      <div className={classes.words}>
        <p className={classes.brand}>
          <bdi>{brand}</bdi>
          <RatingStars rating={product.rating} count={product.reviewCount} />
        </p>
        <h2 className={classes.name}>
          <a href={href}>
            <bdi>{name}</bdi>
          </a>
        </h2>
        <p className={classes.text}>
          <bdi>{description}</bdi>
        </p>
        <p className={classes.price}>
          <strong>{formatMoney(product.priceCents, product.currency, i18n.language)}</strong>
          {stock === 0 ? (
            <StatusPill tone="danger">{t('shop.soldOut')}</StatusPill>
          ) : (
            hasFreeShipping && <span className={classes.free}>{t('shop.freeShipping')}</span>
          )}
        </p>
      </div>
      <div className={classes.buttons}>
        <IconButton
          label={t(isInWishlist ? 'shop.unwish' : 'shop.wish', { name })}
          aria-pressed={isInWishlist}
          className={classes.heart}
          onClick={onUnwish ?? (() => void actions.wish(id, !isInWishlist))}
        >
          {isInWishlist ? <IconHeartFilled size={20} /> : <IconHeart size={20} />}
        </IconButton>
        <BuyButton product={product} isInCart={isInCart} look="outline" isOneOfMany actions={actions} />
      </div>
    </article>
  );
}
