import { useId } from 'react';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import type { Quote } from '../../order-contract.ts';
import classes from './payment-step.module.css';

/** The delivery methods for the address, with what each costs. */
export function DeliveryChoice({ quote, onChoose }: { quote: Quote; onChoose: (key: string) => void }) {
  const { t, i18n } = useTranslation();
  const group = useId();
  return (
    <fieldset className={classes.ways}>
      <legend className={classes.legend}>{t('shop.delivery.title')}</legend>
      {quote.deliveryMethods.map(({ key, name, priceCents }) => (
        <label key={key} className={classes.way}>
          <input type="radio" name={group} checked={quote.deliveryMethod?.key === key} onChange={() => onChoose(key)} />
          <span>
            <strong>
              <bdi>{name || t('shop.delivery.standard')}</bdi>
            </strong>
            <span className={classes.quiet}>
              {priceCents === 0 ? t('shop.price.free') : formatMoney(priceCents, quote.currency, i18n.language)}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
