import { useTranslation } from '#web/i18n.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import classes from './suggestion-list.module.css';
import type { Suggestion } from './use-suggestions.ts';

interface Props {
  /** The beginning of the ids by which the input names the list and its lines. */
  id: string;
  label: string;
  shown: boolean;
  suggestions: readonly Suggestion[];
  active: number;
  onPick: (suggestion: Suggestion) => void;
}

/** Whom one may mean, below the input that has the focus. */
export function SuggestionList({ id, label, shown, suggestions, active, onPick }: Props) {
  const { t } = useTranslation();
  return (
    <div id={`${id}-list`} className={classes.list} role="listbox" aria-label={label} hidden={!shown}>
      {shown
        ? suggestions.map((one, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which keeps the focus.
            <div
              key={one.email}
              id={`${id}-${index}`}
              className={classes.line}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onPick(one)}
            >
              <Avatar name={one.name || one.email} src={one.avatar} size={28} />
              <span className={classes.who}>
                <bdi className={classes.name}>{one.name || one.email}</bdi>
                {one.name ? <bdi className={classes.address}>{one.email}</bdi> : null}
              </span>
              {one.isOutside ? <span className={classes.outside}>{t('email.compose.outside')}</span> : null}
            </div>
          ))
        : null}
    </div>
  );
}
