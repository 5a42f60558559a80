import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useId, useRef, useState } from 'react';
import { pageAddress } from '#contract/page-address.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { paymentWays, placeOrder, type Quote } from '../../order-contract.ts';
import classes from './payment-step.module.css';
import type { CheckoutChoice } from './use-checkout-choice.ts';

interface Props {
  quote: Quote;
  coupon: string;
  choice: CheckoutChoice;
  addressId: number | null;
  /** Link to the address step. */
  changeAddress: string;
}

/** Payment step with the order button. A double click, or a retry without a response, orders only once. */
export function PaymentStep({ quote, coupon, choice, addressId, changeAddress }: Props) {
  const { t, i18n } = useTranslation();
  const name = useId();
  const router = useRouter();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);
  const address = quote.addresses.find(({ id }) => id === addressId);
  async function order() {
    if (!address || isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    setFailure('');
    const { payment, clientKey } = choice;
    const body = {
      clientKey: clientKey(),
      addressId: address.id,
      payment,
      ...(quote.deliveryMethod && { delivery: quote.deliveryMethod.key }),
      coupon: quote.coupon ? coupon : '',
      totalCents: quote.totalCents,
    };
    try {
      const { order: placed } = await call(placeOrder, { body });
      choice.forgetKey();
      await Promise.all(['cart', 'order', 'product'].map((kind) => queryClient.invalidateQueries({ queryKey: [kind] })));
      await router.navigate({
        href: pageAddress('/apps/ecommerce/my-orders/:id', { id: String(placed.id) }, { placed: 'yes' }),
        replace: true,
      });
    } catch (error) {
      // The total has changed: shows the new one, and the buyer can order again.
      if (error instanceof ApiError && error.status === 409) await queryClient.invalidateQueries({ queryKey: ['cart'] });
      setFailure(formFailureText(t, error));
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  }
  return (
    <Card title={t('shop.checkout.payment')} text={t('shop.payment.text')}>
      {quote.deliveryMethods.length > 1 && <DeliveryChoice quote={quote} onChoose={choice.chooseDelivery} />}
      <fieldset className={classes.ways}>
        <legend className="visually-hidden">{t('shop.checkout.payment')}</legend>
        {paymentWays.map((way) => (
          <label key={way} className={classes.way}>
            <input type="radio" name={name} checked={choice.payment === way} onChange={() => choice.choosePayment(way)} />
            <span>
              <strong>{t(`shop.payment.${way}`)}</strong>
              <span className={classes.quiet}>{t(`shop.payment.about.${way}`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {address ? (
        <p className={classes.to}>
          {t('shop.payment.to')}{' '}
          <bdi>{[address.name, address.street, `${address.postalCode} ${address.city}`, address.country].join(', ')}</bdi>{' '}
          <PageLink href={changeAddress}>{t('shop.payment.change')}</PageLink>
        </p>
      ) : (
        <p className={classes.to}>
          <PageLink href={changeAddress}>{t('shop.payment.noAddress')}</PageLink>
        </p>
      )}
      <FormFailure text={failure || (quote.deliveryProblem ? t('shop.delivery.unavailable') : '')} />
      <Button loading={isSending} disabled={!address || quote.deliveryProblem !== null} onClick={() => void order()} wide>
        {t('shop.payment.order', { total: formatMoney(quote.totalCents, quote.currency, i18n.language) })}
      </Button>
    </Card>
  );
}

/** Delivery methods for the address with their prices. */
function DeliveryChoice({ quote, onChoose }: { quote: Quote; onChoose: (key: string) => void }) {
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
