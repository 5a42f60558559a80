import { useTranslation } from '#web/i18n.ts';
import { Card } from '#web/ui/card.tsx';
import { StatusPill } from '#web/ui/status-pill.tsx';
import type { PlanAnswer } from '../../contract.ts';
import { usedShares } from '../used-shares.ts';
import classes from './usage-card.module.css';

/** Usage of each limit of the company's plan. */
export function UsageCard({ answer: { plan, usage } }: { answer: PlanAnswer }) {
  const { t, i18n } = useTranslation();
  return (
    <Card title={t('plans.usage.title')}>
      <ul className={classes.list}>
        {usedShares(plan.inForce, usage, i18n.language).map(({ what, used, most, usedText, maxText }) => {
          const label = t(`plans.usage.${what}`);
          const isFull = most !== null && used >= most;
          return (
            <li key={what} className={classes.row}>
              <span className={classes.line}>
                <span className={classes.label}>{label}</span>
                {isFull && <StatusPill tone="warning">{t('plans.usage.full')}</StatusPill>}
                <span className={classes.figures}>
                  {most === null ? t('plans.usage.any', { used: usedText }) : t('plans.usage.of', { used: usedText, most: maxText })}
                </span>
              </span>
              {most !== null && (
                <progress
                  className={classes.bar}
                  data-full={isFull || undefined}
                  value={Math.min(used, most)}
                  max={most}
                  aria-label={label}
                />
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
