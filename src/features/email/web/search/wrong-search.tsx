import { useTranslation } from '#web/i18n.ts';
import { parseSearch } from '../../search/parse-search.ts';
import { choicesIn, operatorIn } from '../../search/search-names.ts';
import { useLabels } from '../labels/use-labels.ts';
import classes from './wrong-search.module.css';

/** Reports operators of a search that were ignored because of an invalid value. */
export function WrongSearch({ q }: { q: string }) {
  const { t, i18n } = useTranslation();
  const { all, areAll } = useLabels();
  const { wrong } = parseSearch(q, all);
  const own = all.flatMap(({ name, own }) => (own ? name : []));
  return (
    <div role="status">
      {wrong.map(({ operator, text }) => {
        const name = operatorIn(operator, i18n.language);
        // It may be the name of a custom label.
        if (operator === 'label' && !areAll) return null;
        const choices = [...choicesIn(operator, i18n.language), ...(operator === 'label' ? own : [])];
        return (
          <p key={`${operator} ${text}`} className={classes.wrong}>
            {choices.length > 0
              ? t('email.wrongSearch.choice', { term: `${name}:${text}`, choices: choices.join(' · ') })
              : t('email.wrongSearch.day', { term: `${name}:${text}`, example: `${name}:2026-01-31` })}
          </p>
        );
      })}
    </div>
  );
}
