import type { Product } from '#features/shop/contract.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import classes from './product-list.module.css';

/** A list of products with picture and price. */
export function ProductList({ products, isStale = false }: { products: readonly Product[]; isStale?: boolean }) {
  const { i18n } = useTranslation();
  return (
    <ul className={classes.list} aria-busy={isStale}>
      {products.map(({ id, name, image, brand, priceCents, currency }) => (
        <li key={id}>
          {image ? <img src={image} alt="" width={48} height={40} loading="lazy" /> : <span className={classes.none} />}
          <span>
            <strong>{name}</strong>
            <span className={classes.brand}>{brand}</span>
          </span>
          <span className={classes.price}>{formatMoney(priceCents, currency, i18n.language)}</span>
        </li>
      ))}
    </ul>
  );
}
