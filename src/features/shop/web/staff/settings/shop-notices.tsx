import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { pageAddress } from '#contract/page-address.ts';
import { useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { shopSettingsQuery } from './settings-query.ts';

const Alert = lazyPart(() => import('#web/ui/alert.tsx').then(({ Alert }) => Alert));

/**
 * Notices about what the shop needs before its next order: tax rates, or a delivery method in its currency. Shown on all staff pages of the
 * shop.
 */
export function ShopNotices() {
  const { t } = useTranslation();
  const mayRead = useCan('read', 'Product');
  const mayReadSeller = useCan('read', 'Seller');
  const { data } = useQuery({ ...shopSettingsQuery, enabled: mayRead });
  if (!data) return null;
  const { deliveryMethods, taxRates, currency, homeCountry, homeRate } = data;
  const isUntaxed = homeRate === null && !taxRates.some(({ country }) => country === homeCountry);
  const isStuck = deliveryMethods.length > 0 && !deliveryMethods.some((method) => method.currency === currency);
  const settings = pageAddress('/apps/ecommerce/settings', {});
  return (
    <Suspense fallback={null}>
      {isUntaxed && (
        <Alert
          tone="warning"
          title={t('shopStaff.notice.noTax')}
          actions={
            mayReadSeller && <PageLink href={pageAddress('/apps/invoice/settings', {})}>{t('shopStaff.notice.toInvoiceSettings')}</PageLink>
          }
        >
          {t('shopStaff.notice.noTaxText')}
        </Alert>
      )}
      {(isStuck || deliveryMethods.length === 0) && (
        <Alert
          tone="warning"
          title={t(isStuck ? 'shopStaff.notice.otherCurrency' : 'shopStaff.notice.noDelivery', { currency })}
          actions={<PageLink href={settings}>{t('menu.shopSettings')}</PageLink>}
        >
          {t(isStuck ? 'shopStaff.notice.otherCurrencyText' : 'shopStaff.notice.noDeliveryText', { currency })}
        </Alert>
      )}
    </Suspense>
  );
}
