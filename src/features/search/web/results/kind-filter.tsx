import type { AnswerOf } from '#contract/endpoint.ts';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import type { SearchKind, searchPage } from '../../contract.ts';
import classes from './kind-filter.module.css';

interface Props {
  counts: AnswerOf<typeof searchPage>['counts'];
  kind: SearchKind | '';
  onChoose: (kind: SearchKind | '') => void;
}

/** Of which kinds there are how many, each to be chosen alone. */
export function KindFilter({ counts, kind, onChoose }: Props) {
  const { t, i18n } = useTranslation();
  const shown = counts.filter((one) => one.count > 0 || one.kind === kind);
  if (shown.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div className={classes.kinds} role="group" aria-label={t('search.page.kinds')}>
      <button type="button" className={classes.kind} aria-pressed={kind === ''} onClick={() => onChoose('')}>
        {t('search.page.all')}
      </button>
      {shown.map((one) => (
        <button key={one.kind} type="button" className={classes.kind} aria-pressed={one.kind === kind} onClick={() => onChoose(one.kind)}>
          {t(`search.kind.${one.kind}`)}
          <span className={classes.count}>{`${formatNumber(one.count, i18n.language)}${one.isMore ? '+' : ''}`}</span>
        </button>
      ))}
    </div>
  );
}
