import type { AbilityRule } from '#contract/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { listInWords } from '#web/list-in-words.ts';
import { subjectName } from '#web/right-words.ts';
import type { Role } from '../contract.ts';
import classes from './role-card.module.css';
import { summaryOfRules } from './role-summary.ts';

/** So many are named; of more only how many. */
const mostNames = 5;

/** What a role may do, in a few words. */
export function RoleRights({ rules }: Pick<Role, 'rules'>) {
  const { t, i18n } = useTranslation();
  const { isEverything, ...summary } = summaryOfRules(rules as AbilityRule[]);
  const names = (subjects: readonly string[]) => {
    const shown = subjects.slice(0, subjects.length > mostNames ? mostNames - 1 : mostNames).map((subject) => subjectName(t, subject));
    const rest = subjects.length - shown.length;
    if (rest > 0) shown.push(t('roles.card.more', { count: rest }));
    return listInWords(shown, i18n.language);
  };
  const lines = (['manages', 'changes', 'reads'] as const).filter((kind) => summary[kind].length > 0);
  if (isEverything || lines.length === 0)
    return <p className={classes.all}>{t(isEverything ? 'roles.card.everything' : 'roles.card.nothing')}</p>;
  return (
    <dl className={classes.rights}>
      {lines.map((kind) => (
        <div key={kind}>
          <dt>{t(`roles.card.${kind}`)}</dt>
          <dd>{names(summary[kind])}</dd>
        </div>
      ))}
    </dl>
  );
}
