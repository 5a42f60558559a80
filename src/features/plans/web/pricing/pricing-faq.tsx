import { useTranslation } from '#web/i18n.ts';
import { IconChevronDown } from '#web/icons.ts';
import { planQuestions } from '../../plan-questions.ts';
import classes from './pricing-faq.module.css';

/** What is asked of plans, one answer open at a time. */
export function PricingFaq() {
  const { t } = useTranslation();
  return (
    <section aria-label={t('plans.faq.title')}>
      <h2 className={classes.title}>{t('plans.faq.title')}</h2>
      <div className={classes.list}>
        {planQuestions.map((key) => (
          <details key={key} name="plan-questions" className={classes.item}>
            <summary className={classes.question}>
              <span>{t(`plans.faq.${key}.question`)}</span>
              <IconChevronDown size={18} aria-hidden="true" />
            </summary>
            <p className={classes.answer}>{t(`plans.faq.${key}.answer`)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
