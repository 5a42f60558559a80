import { useState } from 'react';
import { pageAddress } from '#contract/page-address.ts';
import { useCan } from '#web/ability.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCheck, IconHeart, IconHeartFilled, IconPencil, IconPhoto, IconSearch, IconShare, IconTruckDelivery } from '#web/icons.ts';
import { useObjectName } from '#web/page-title.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FileImage } from '#web/ui/file-image.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import type { ColorOption, ProductDetail } from '../contract.ts';
import { BuyButton } from './buy-button.tsx';
import classes from './product-page.module.css';
import { ProductReviews } from './product-reviews.tsx';
import { RatingStars } from './rating-stars.tsx';
import { useProductFromUrl } from './use-asked-product.ts';
import { type ShopActions, useShopActions } from './use-shop-actions.ts';

/** Product page: pictures, details, reviews and related products. */
export function ProductPage() {
  const { t } = useTranslation();
  const { product, isGone, hasFailed, tryAgain } = useProductFromUrl();
  useObjectName(product?.name, t('menu.shop'));
  if (isGone)
    return (
      <PaneMessage icon={<IconSearch />} title={t('shop.gone')} text={t('shop.goneText')} isHeading>
        <PageLink href={pageAddress('/apps/ecommerce/shop', {})} look="primary">
          {t('shop.toShop')}
        </PageLink>
      </PaneMessage>
    );
  if (hasFailed) return <ErrorState text={t('shop.failed.load')} onTryAgain={tryAgain} />;
  return product ? <Product key={product.id} product={product} /> : <div className={classes.skeleton} aria-hidden="true" />;
}

function Product({ product }: { product: ProductDetail }) {
  const { t, i18n } = useTranslation();
  const actions = useShopActions();
  // Preselects a color already in the cart.
  const [asked, choose] = useState(product.coloursInCart[0]);
  const colour = product.colorOptions.find((one) => one === asked) ?? product.colorOptions[0];
  const { name, brand, description, features, pictures, stock, colorOptions } = product;
  return (
    <>
      <article className={classes.product} aria-label={name}>
        <ProductGallery pictures={pictures} name={name} />
        <div className={classes.facts}>
          <p className={classes.brand}>
            <bdi>{brand}</bdi>
          </p>
          <h1 className={classes.name}>
            <bdi>{name}</bdi>
          </h1>
          <p className={classes.line}>
            <strong className={classes.price}>{formatMoney(product.priceCents, product.currency, i18n.language)}</strong>
            <RatingStars rating={product.rating} count={product.reviewCount} />
          </p>
          <p className={stock > 0 ? classes.there : classes.sold}>
            {stock === 0 ? t('shop.soldOut') : stock < fewFrom ? t('shop.few', { count: stock }) : t('shop.inStock')}
          </p>
          <p className={classes.text}>
            <bdi>{description}</bdi>
          </p>
          <ul className={classes.features}>
            {features.map((feature) => (
              <li key={feature}>
                <IconCheck size={18} aria-hidden="true" />
                <bdi>{feature}</bdi>
              </li>
            ))}
            {product.hasFreeShipping && (
              <li>
                <IconTruckDelivery size={18} aria-hidden="true" />
                {t('shop.freeShipping')}
              </li>
            )}
          </ul>
          {colorOptions.length > 0 && <Colours options={colorOptions} chosen={colour} onChoose={choose} />}
          <Buttons product={product} colour={colour} actions={actions} />
        </div>
      </article>
      <ProductReviews product={product} />
      {product.related.length > 0 && <Related product={product} />}
    </>
  );
}

/** Stock below this number is shown as a number. */
const fewFrom = 6;

interface ColorsProps {
  options: ProductDetail['colorOptions'];
  chosen: ColorOption | undefined;
  onChoose: (colour: ColorOption) => void;
}

function Colours({ options, chosen, onChoose }: ColorsProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.colours}>
      <legend>{t('shop.colours')}</legend>
      {options.map((option) => (
        <label key={option} className={classes.colour} data-colour={option} title={t(`shop.colour.${option}`)}>
          <input
            type="radio"
            name="colour"
            checked={chosen === option}
            onChange={() => onChoose(option)}
            aria-label={t(`shop.colour.${option}`)}
          />
        </label>
      ))}
    </fieldset>
  );
}

interface ButtonsProps {
  product: ProductDetail;
  colour: ColorOption | undefined;
  actions: ShopActions;
}

function Buttons({ product, colour, actions }: ButtonsProps) {
  const { id, name, coloursInCart, isInWishlist } = product;
  const isInCart = colour === undefined ? product.isInCart : coloursInCart.includes(colour);
  const { t } = useTranslation();
  const mayEdit = useCan('update', 'Product');
  const share = async () => {
    const url = `${window.location.origin}${window.location.pathname}`;
    if (navigator.share) return navigator.share({ title: name, url }).catch(() => undefined);
    try {
      await navigator.clipboard.writeText(url);
      toast({ message: t('shop.done.copied') });
    } catch {
      toast({ tone: 'error', message: t('table.copyFailed') });
    }
  };
  return (
    <div className={classes.buttons}>
      <BuyButton product={product} colour={colour} isInCart={isInCart} look="primary" actions={actions} />
      <Button look="outline" aria-pressed={isInWishlist} onClick={() => void actions.wish(id, !isInWishlist)}>
        {isInWishlist ? <IconHeartFilled size={18} aria-hidden="true" /> : <IconHeart size={18} aria-hidden="true" />}
        {t('shop.wishlist.one')}
      </Button>
      <Button look="plain" onClick={() => void share()}>
        <IconShare size={18} aria-hidden="true" />
        {t('shop.share')}
      </Button>
      {mayEdit && (
        <PageLink href={pageAddress('/apps/ecommerce/products', {}, { open: String(id) })} look="outline">
          <IconPencil size={18} aria-hidden="true" />
          {t('common.edit')}
        </PageLink>
      )}
    </div>
  );
}

function Related({ product: { related } }: { product: ProductDetail }) {
  const { t, i18n } = useTranslation();
  return (
    <section className={classes.related} aria-label={t('shop.related')}>
      <h2 className={classes.heading}>{t('shop.related')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard. */}
      <ul className={classes.carousel} tabIndex={0}>
        {related.map((one) => (
          <li key={one.id}>
            <a href={pageAddress('/apps/ecommerce/product-detail/:slug', { slug: one.slug })} className={classes.small}>
              <FileImage src={one.image} alt="" />
              <span className={classes.smallName}>
                <bdi>{one.name}</bdi>
              </span>
              <span>{formatMoney(one.priceCents, one.currency, i18n.language)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Product pictures: a large one and thumbnails of the others. */
function ProductGallery({ pictures, name }: { pictures: readonly string[]; name: string }) {
  const { t } = useTranslation();
  const [at, show] = useState(0);
  const shown = pictures[at];
  return (
    <div className={classes.gallery}>
      <div className={classes.large}>
        {shown ? <FileImage src={shown} alt={t('shop.picture', { name, at: at + 1 })} /> : <IconPhoto size={48} aria-hidden="true" />}
      </div>
      {pictures.length > 1 && (
        <ul className={classes.others}>
          {pictures.map((picture, index) => (
            <li key={picture}>
              <button
                type="button"
                aria-label={t('shop.showPicture', { at: index + 1 })}
                aria-pressed={index === at}
                onClick={() => show(index)}
              >
                <FileImage src={picture} alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
