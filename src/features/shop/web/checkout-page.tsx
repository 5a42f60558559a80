import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { pageAddress } from '#contract/page-address.ts';
import { useShown } from '#web/actions/use-shown.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconShoppingCart } from '#web/icons.ts';
import { usePageTitle } from '#web/page-title.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import { AddressStep } from './checkout/address-step.tsx';
import { CartStep } from './checkout/cart-step.tsx';
import { PaymentStep } from './checkout/payment-step.tsx';
import { PriceDetails } from './checkout/price-details.tsx';
import { useCheckoutChoice } from './checkout/use-checkout-choice.ts';
import classes from './checkout-page.module.css';
import { checkoutSteps, couponOf, stepOf } from './checkout-steps.ts';
import { checkoutQuery } from './shop-queries.ts';

/** Checkout in three steps, each with its own URL. */
export function CheckoutPage() {
  const { t } = useTranslation();
  usePageTitle(t('shop.checkout.title'));
  const search: Record<string, unknown> = useSearch({ strict: false });
  const [step, coupon] = [stepOf(search), couponOf(search)];
  const choice = useCheckoutChoice();
  const wanted = checkoutQuery({ coupon, ...choice.asked });
  const query = useQuery({ ...wanted, placeholderData: keepPreviousData });
  const quote = useShown(wanted, query.data)?.quote;
  const addressId = quote ? choice.addressIn(quote) : null;
  const addressOf = (to: string) =>
    pageAddress('/apps/ecommerce/checkout', {}, { ...(to !== 'cart' && { step: to }), ...(coupon && { coupon }) });
  if (query.isError && !quote) return <ErrorState text={t('shop.failed.load')} onTryAgain={() => void query.refetch()} />;
  if (quote?.lines.length === 0)
    return (
      <PaneMessage icon={<IconShoppingCart />} title={t('shop.cart.empty')} text={t('shop.cart.emptyText')} isHeading>
        <PageLink href={pageAddress('/apps/ecommerce/shop', {})} look="primary">
          {t('shop.toShop')}
        </PageLink>
      </PaneMessage>
    );
  const next = { cart: 'address', address: 'payment', payment: 'payment' }[step];
  return (
    <section aria-label={t('shop.checkout.title')}>
      <div className={classes.head}>
        <PageHead title={t('shop.checkout.title')} />
      </div>
      <nav aria-label={t('shop.checkout.steps')}>
        <ol className={classes.steps}>
          {checkoutSteps.map((one, index) => (
            <li key={one}>
              <a href={addressOf(one)} aria-current={one === step ? 'step' : undefined} className={classes.step}>
                <span className={classes.number} aria-hidden="true">
                  {index + 1}
                </span>
                {t(`shop.checkout.${one}`)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {quote ? (
        <div className={classes.columns}>
          <div className={classes.main}>
            {step === 'cart' && <CartStep quote={quote} />}
            {step === 'address' && <AddressStep quote={quote} chosen={addressId} onChoose={choice.chooseAddress} />}
            {step === 'payment' && (
              <PaymentStep quote={quote} coupon={coupon} choice={choice} addressId={addressId} changeAddress={addressOf('address')} />
            )}
          </div>
          <PriceDetails quote={quote} coupon={coupon}>
            {step !== 'payment' && (step === 'cart' || addressId !== null) && (
              <PageLink href={addressOf(next)} look="primary">
                {t(`shop.checkout.to.${next}`)}
              </PageLink>
            )}
          </PriceDetails>
        </div>
      ) : (
        <div className={classes.skeleton} aria-hidden="true" />
      )}
    </section>
  );
}
