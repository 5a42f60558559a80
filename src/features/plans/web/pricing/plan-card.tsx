import { type Period, type PlanName, planTable, pricePerMonth } from '#contract/plan-table.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCheck } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { StatusPill } from '#web/ui/status-pill.tsx';
import type { CompanyPlan } from '../../contract.ts';
import { dollars } from '../dollars.ts';
import { limitLines } from '../limit-text.ts';
import classes from './plan-card.module.css';

interface Props {
  name: PlanName;
  /** Billing period of the prices. */
  period: Period;
  plan: CompanyPlan;
  /** Only for users with permission. */
  onChoose: (() => void) | undefined;
}

/** A plan with its price, contents, and a button to choose it. */
export function PlanCard({ name, period, plan, onChoose }: Props) {
  const { t, i18n } = useTranslation();
  const { isPopular, image, yearlyPlan, monthlyPrice } = planTable[name];
  const title = t(`plans.name.${name}`);
  const isInForce = plan.inForce === name;
  // The trial only covers Enterprise.
  const isOnTrial = !plan.chosen && name === 'enterprise';
  const isChosen = plan.chosen === name;
  const yearly = t('plans.perYear', { price: dollars(yearlyPlan.totalAnnual, i18n.language) });
  return (
    <section className={classes.card} aria-label={title} data-current={isInForce || undefined}>
      <div className={classes.marks}>
        {isInForce && <StatusPill tone="success">{t(isOnTrial ? 'plans.trialHere' : 'plans.current')}</StatusPill>}
        {isPopular && <StatusPill tone="accent">{t('plans.popular')}</StatusPill>}
      </div>
      <img className={classes.picture} src={image} alt="" width={160} height={120} />
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.subtitle}>{t(`plans.subtitle.${name}`)}</p>
      <p className={classes.price}>
        <bdi className={classes.amount}>{dollars(pricePerMonth(name, period), i18n.language)}</bdi>
        <span className={classes.per}>{t('plans.perMonth')}</span>
      </p>
      <p className={classes.yearly}>{monthlyPrice === 0 ? t('plans.free') : period === 'yearly' ? yearly : ''}</p>
      <ul className={classes.benefits}>
        {limitLines(t, name, i18n.language).map((line) => (
          <li key={line} className={classes.benefit}>
            <IconCheck size={18} aria-hidden="true" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      {onChoose && (
        <Button wide look={isChosen ? 'outline' : 'primary'} disabled={isChosen && plan.period === period} onClick={onChoose}>
          {isChosen
            ? plan.period === period
              ? t('plans.current')
              : t('plans.changePeriod', { period: t(`plans.period.${period}`) })
            : t('plans.choose', { name: title })}
        </Button>
      )}
    </section>
  );
}
