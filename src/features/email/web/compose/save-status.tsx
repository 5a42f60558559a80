import { useTranslation } from '#web/i18n.ts';
import classes from './compose-window.module.css';
import type { SaveState } from './compose-window-state.ts';

const said = { untouched: '', waiting: 'saving', saving: 'saving', saved: 'saved', failed: 'notSaved', refused: 'refused' } as const;

/** Whether the server has what was typed. Said aloud only when it has not. */
export function SaveStatus({ save }: { save: SaveState }) {
  const { t } = useTranslation();
  const name = said[save];
  const text = name && t(`email.compose.${name}`);
  const isWrong = save === 'failed' || save === 'refused';
  return (
    <>
      <span className={classes.status} data-save={save} data-wrong={isWrong || undefined}>
        {text}
      </span>
      <span className="visually-hidden" role="status">
        {isWrong ? text : ''}
      </span>
    </>
  );
}
