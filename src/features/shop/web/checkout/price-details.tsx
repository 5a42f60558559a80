import { useRouter } from '@tanstack/react-router';
import type { FormEvent, ReactNode } from 'react';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconX } from '#web/icons.ts';
import { percentText } from '#web/money/percent-text.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { Quote } from '../../order-contract.ts';
import classes from './price-details.module.css';

/** The current totals and the coupon from the URL. */
export function PriceDetails({ quote, coupon, children }: { quote: Quote; coupon: string; children: ReactNode }) {
  const { t, i18n } = useTranslation();
  const router = useRouter();
  const money = (cents: number) => formatMoney(cents, quote.currency, i18n.language);
  const take = (code: string) => {
    const { pathname, search } = router.history.location;
    const asked = new URLSearchParams(search);
    if (code) asked.set('coupon', code);
    else asked.delete('coupon');
    void router.navigate({ href: `${pathname}${asked.size > 0 ? `?${asked}` : ''}`, replace: true, resetScroll: false });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    take(String(new FormData(event.currentTarget).get('coupon')).trim().toUpperCase());
  };
  return (
    <aside className={classes.card} aria-label={t('shop.price.title')}>
      <h2 className={classes.title}>{t('shop.price.title')}</h2>
      {quote.coupon ? (
        <p className={classes.coupon}>
          <span>{t('shop.price.couponTaken', { code: quote.coupon.code })}</span>
          <IconButton label={t('shop.price.removeCoupon')} onClick={() => take('')}>
            <IconX size={16} />
          </IconButton>
        </p>
      ) : (
        <form key={coupon} className={classes.form} onSubmit={submit}>
          <TextField
            name="coupon"
            label={t('shop.price.coupon')}
            defaultValue={coupon}
            autoCapitalize="characters"
            maxLength={40}
            error={quote.couponProblem ? t(`shop.price.problem.${quote.couponProblem}`) : undefined}
          />
          <Button type="submit" look="outline">
            {t('shop.price.apply')}
          </Button>
        </form>
      )}
      <dl className={classes.sums} aria-live="polite">
        <div>
          <dt>{t('shop.lines.subtotal')}</dt>
          <dd>{money(quote.subtotalCents)}</dd>
        </div>
        {quote.discountCents > 0 && (
          <div>
            <dt>{t('shop.price.discount')}</dt>
            <dd className={classes.off}>{money(-quote.discountCents)}</dd>
          </div>
        )}
        <div>
          <dt>
            {t('shop.lines.delivery')}
            {quote.deliveryMethod?.name && (
              <>
                {': '}
                <bdi>{quote.deliveryMethod.name}</bdi>
              </>
            )}
          </dt>
          <dd className={quote.deliveryCents === 0 && !quote.deliveryProblem ? classes.off : undefined}>
            {quote.deliveryProblem ? '–' : quote.deliveryCents === 0 ? t('shop.price.free') : money(quote.deliveryCents)}
          </dd>
        </div>
        <div className={classes.total}>
          <dt>{t('shop.lines.total')}</dt>
          <dd>{money(quote.totalCents)}</dd>
        </div>
      </dl>
      {quote.deliveryProblem && <p className={classes.tax}>{t('shop.delivery.unavailable')}</p>}
      {quote.taxes.length === 0 && <p className={classes.tax}>{t('shop.price.tax')}</p>}
      {quote.taxes.map(({ name, basisPoints, cents, exemption }) => (
        <p key={`${name} ${basisPoints} ${exemption}`} className={classes.tax}>
          {exemption ||
            t('shop.price.taxOf', {
              name: name || t('shop.price.anyTax'),
              percent: percentText(basisPoints, i18n.language),
              amount: money(cents),
            })}
        </p>
      ))}
      {children}
    </aside>
  );
}
