import { formatListTime } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { OptionWords } from '#web/ui/option-words.tsx';
import type { OptionListState } from '#web/ui/use-option-list.ts';
import { linkedIcons } from '../linked-icon.tsx';
import type { LinkableHit } from './linkable-hit.ts';
import classes from './linkable-list.module.css';

interface Props {
  /** State of the field above, which keeps focus. */
  list: OptionListState<LinkableHit>;
  isLinked: (hit: LinkableHit) => boolean;
  onPick: (hit: LinkableHit) => void;
  /** Shown instead of results, or above outdated ones. */
  note: string | undefined;
  isFailed: boolean;
}

/** Search results in a box of fixed height. */
export function LinkableList({ list: { id, ref, options, active }, isLinked, onPick, note, isFailed }: Props) {
  const { t, i18n } = useTranslation();
  return (
    <div className={classes.found}>
      {note && (
        <p className={classes.note} role={isFailed ? 'alert' : 'status'}>
          {note}
        </p>
      )}
      {options.length > 0 && (
        <div ref={ref} id={`${id}-list`} className={classes.list} role="listbox" aria-label={t('madeOf.link.found')}>
          {options.map((hit, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus.
            <div
              key={`${hit.kind} ${hit.id}`}
              id={`${id}-${index}`}
              className={classes.option}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              aria-disabled={isLinked(hit)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onPick(hit)}
            >
              {linkedIcons[hit.kind]}
              <span className="visually-hidden">{t('ui.named', { name: t(`madeOf.kind.${hit.kind}`), value: '' })}</span>
              <OptionWords name={hit.title || t(`madeOf.kind.${hit.kind}`)} text={hit.detail} />
              {isLinked(hit) ? (
                <span className={classes.already}>{t('madeOf.link.already')}</span>
              ) : (
                hit.time && <span className={classes.already}>{formatListTime(new Date(hit.time), i18n.language, new Date())}</span>
              )}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
