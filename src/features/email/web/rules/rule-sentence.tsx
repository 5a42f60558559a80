import { useTranslation } from '#web/i18n.ts';
import { useLabels } from '../labels/use-labels.ts';
import { describeRule, type RuleContent } from './describe-rule.ts';
import classes from './rule-sentence.module.css';

/** A rule in words: when which mail arrives, what is done to it. */
export function RuleSentence({ rule }: { rule: RuleContent }) {
  const { t, i18n } = useTranslation();
  const { asks, does } = describeRule(rule, t, i18n.language, useLabels().all);
  return (
    <div className={classes.sentence}>
      <p className={classes.asks}>{t('email.settings.rules.when', { asks })}</p>
      <p className={classes.does}>{t('email.settings.rules.then', { does })}</p>
    </div>
  );
}
