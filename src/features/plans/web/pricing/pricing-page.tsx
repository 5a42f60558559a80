import { useQuery } from '@tanstack/react-query';
import { useShown } from '#web/actions/use-shown.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { usePageTitle } from '#web/page-title.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { planQuery } from '../plan-query.ts';
import { Plans } from './plans.tsx';
import { PricingFaq } from './pricing-faq.tsx';
import classes from './pricing-page.module.css';

/** The plans: what they cost and include, which one the company has, and what of it is used. */
export function PricingPage() {
  const { t } = useTranslation();
  usePageTitle(t('plans.title'));
  const { data, error, refetch } = useQuery(planQuery);
  const shown = useShown(planQuery, data);
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1 className={classes.title}>{t('plans.title')}</h1>
        <p className={classes.text}>{t('plans.text')}</p>
      </header>
      {shown ? (
        <Plans answer={shown} />
      ) : error ? (
        <ErrorState
          title={t('plans.failed')}
          text={t(error instanceof ApiError && error.status === 0 ? 'table.offline' : 'table.serverFailed')}
          onTryAgain={() => void refetch()}
        />
      ) : (
        <div className={classes.cards} role="status" aria-label={t('ui.loading')}>
          {[1, 2, 3].map((bone) => (
            <div key={bone} className={classes.bone} />
          ))}
        </div>
      )}
      <PricingFaq />
    </div>
  );
}
