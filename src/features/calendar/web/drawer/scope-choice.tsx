import { useId } from 'react';
import { useTranslation } from '#web/i18n.ts';
import choiceStyles from '#web/ui/choice.module.css';
import type { ChangeScope } from '../apply-event-change.ts';
import classes from './scope-choice.module.css';

interface Props {
  value: ChangeScope;
  /** Whether the occurrence is another than its series says. */
  isException: boolean;
  /** Whether how it repeats was changed. */
  isRuleChanged: boolean;
  onChoose: (scope: ChangeScope) => void;
}

/** Which occurrences of a recurring event what is changed is meant for. */
export function ScopeChoice({ value, isException, isRuleChanged, onChoose }: Props) {
  const { t } = useTranslation();
  const name = useId();
  // What the series says is seen in other occurrences than in one that says something else.
  const offered: readonly ChangeScope[] = isException ? ['this', 'following'] : ['this', 'following', 'all'];
  const hint = isRuleChanged ? t('calendar.scope.rule') : isException ? t('calendar.scope.exception') : '';
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{t('calendar.scope.for')}</legend>
      <div className={classes.segments}>
        {offered.map((scope) => (
          <label key={scope} className={`${choiceStyles.choice} ${classes.segment}`}>
            <input type="radio" name={name} checked={value === scope} onChange={() => onChoose(scope)} />
            {t(`calendar.scope.${scope}`)}
          </label>
        ))}
      </div>
      {hint && <p className={classes.hint}>{hint}</p>}
    </fieldset>
  );
}
