import { useQuery } from '@tanstack/react-query';
import { pageAddress } from '#contract/page-address.ts';
import { useShown } from '#web/actions/use-shown.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconHeart } from '#web/icons.ts';
import { usePageTitle } from '#web/page-title.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import { ProductCard } from './product-card.tsx';
import classes from './shop-page.module.css';
import { wishlistQuery } from './shop-queries.ts';
import { useShopActions } from './use-shop-actions.ts';

export function WishlistPage() {
  const { t } = useTranslation();
  usePageTitle(t('menu.wishlist'));
  const query = useQuery(wishlistQuery);
  const products = useShown(wishlistQuery, query.data)?.products;
  const actions = useShopActions();
  if (query.isError && !products) return <ErrorState text={t('shop.failed.load')} onTryAgain={() => void query.refetch()} />;
  if (products?.length === 0)
    return (
      <PaneMessage icon={<IconHeart />} title={t('shop.wishlist.empty')} text={t('shop.wishlist.emptyText')} isHeading>
        <PageLink href={pageAddress('/apps/ecommerce/shop', {})} look="primary">
          {t('shop.toShop')}
        </PageLink>
      </PaneMessage>
    );
  return (
    <section aria-label={t('menu.wishlist')}>
      <header className={classes.head}>
        <div className={classes.words}>
          <h1 className={classes.title}>{t('menu.wishlist')}</h1>
          <p className={classes.count} role="status">
            {products ? t('shop.wishlist.count', { count: products.length }) : ' '}
          </p>
        </div>
      </header>
      <div className={classes.grid}>
        {products
          ? products.map((product) => (
              <ProductCard
                key={product.id}
                product={{ ...product, isInWishlist: true }}
                actions={actions}
                onUnwish={() => void actions.unwish(product.id, product.name)}
              />
            ))
          : [0, 1, 2].map((index) => <div key={index} className={classes.skeleton} data-look="card" aria-hidden="true" />)}
      </div>
    </section>
  );
}
