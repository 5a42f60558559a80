import { useQuery } from '@tanstack/react-query';
import { useCan } from '#web/ability.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { usePageTitle } from '#web/page-title.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { SellerFacts } from './seller-facts.tsx';
import { SellerForm } from './seller-form.tsx';
import classes from './seller-page.module.css';
import { sellerQuery } from './seller-query.ts';

/** Invoice details of the company, and defaults of new invoices. */
export function SellerPage() {
  const { t } = useTranslation();
  usePageTitle(t('seller.title'));
  const mayChange = useCan('update', 'Seller');
  const { data, error, refetch } = useQuery(sellerQuery);
  return (
    <div className={classes.page}>
      <PageHead title={t('seller.title')} note={t('seller.text')} />
      {data ? (
        mayChange ? (
          <SellerForm seller={data} />
        ) : (
          <SellerFacts seller={data} />
        )
      ) : error ? (
        <ErrorState
          title={t('seller.failed')}
          text={t(error instanceof ApiError && error.status === 0 ? 'table.offline' : 'table.serverFailed')}
          onTryAgain={() => void refetch()}
        />
      ) : (
        <SellerSkeleton />
      )}
    </div>
  );
}

function SellerSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('ui.loading')} className={classes.sections}>
      {[380, 240, 200].map((blockSize) => (
        <div key={blockSize} className={classes.bone} style={{ blockSize }} />
      ))}
    </div>
  );
}
