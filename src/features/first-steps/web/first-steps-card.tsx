import type { FirstStep, FirstStepName } from '#contract/first-step.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCircle, IconCircleCheck, IconX } from '#web/icons.ts';
import { Card } from '#web/ui/card.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import classes from './first-steps-card.module.css';

/** Page of each step. */
const places: Readonly<Record<FirstStepName, string>> = {
  setup: '/setup',
  seller: '/apps/invoice/settings',
  invoice: '/apps/invoice/add',
  colleague: '/apps/user/list?open=invite',
  mail: '/apps/email/settings/account',
  'two-step': '/pages/account-settings?tab=security',
  backup: '/apps/workspace',
  picture: '/pages/account-settings',
};

/** The checklist of a new company or colleague, at the top of their dashboard. */
export function FirstStepsCard({ steps, onDismiss }: { steps: readonly FirstStep[]; onDismiss: () => void }) {
  const { t } = useTranslation();
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card
      title={t('firstSteps.title')}
      text={t('firstSteps.progress', { done, total: steps.length })}
      action={
        <IconButton label={t('firstSteps.dismiss')} onClick={onDismiss}>
          <IconX size={18} />
        </IconButton>
      }
    >
      <ul className={classes.steps}>
        {steps.map(({ name, isDone }) => (
          <li key={name}>
            {isDone ? (
              <p className={classes.step} data-done>
                <IconCircleCheck size={20} aria-hidden="true" />
                <span>
                  <span className="visually-hidden">{t('firstSteps.done')}</span>
                  {t(`firstSteps.step.${name}.title`)}
                </span>
              </p>
            ) : (
              <a className={classes.step} href={places[name]}>
                <IconCircle size={20} aria-hidden="true" />
                <span>
                  {t(`firstSteps.step.${name}.title`)}
                  <span className={classes.why}>{t(`firstSteps.step.${name}.why`)}</span>
                </span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
