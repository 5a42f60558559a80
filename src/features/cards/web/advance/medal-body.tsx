import { type CardProps, Medal } from '#features/dashboards/web/offers.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCheck } from '#web/icons.ts';
import classes from './medal-body.module.css';
import { medalSteps } from './medal-steps.ts';

/** The three medals: which are won, and how much is missing to the others. */
export function MedalBody({ data }: CardProps<'sales'>) {
  const { t, i18n } = useTranslation();
  return (
    <ul className={classes.medals}>
      {medalSteps(data.totalCents, data.beforeCents).map(({ medal, fromCents, isWon }) => (
        <li key={medal} className={classes.step} data-won={isWon || undefined}>
          <span className={classes.medal}>
            <Medal medal={medal} />
          </span>
          <span className={classes.name}>{t(`cards.medal.${medal}`)}</span>
          <span className={classes.state}>
            {isWon ? (
              <>
                <IconCheck size={16} />
                {t('cards.medal.won')}
              </>
            ) : (
              t('cards.medal.missing', { amount: formatMoney(fromCents - data.totalCents, data.currency, i18n.language) })
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
