import { useTranslation } from '#web/i18n.ts';
import { IconArrowsMaximize, IconArrowsMinimize, IconMinus, IconX } from '#web/icons.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import classes from './windows/compose-window.module.css';
import type { ComposeWindow, SaveState } from './windows/compose-window-state.ts';
import { setMode } from './windows/compose-windows-store.ts';
import { titleOf } from './windows/title-of.ts';

const said = { untouched: '', waiting: 'saving', saving: 'saving', saved: 'saved', failed: 'notSaved', refused: 'refused' } as const;

interface Props {
  shown: ComposeWindow;
  onMinimise: () => void;
  onClose: () => void;
}

/** A window's title, whether it is saved, and what makes it smaller, larger or go. */
export function ComposeHead({ shown, onMinimise, onClose }: Props) {
  const { t } = useTranslation();
  const isLarge = shown.mode === 'maximised';
  return (
    <header className={classes.head}>
      <h2 className={classes.title}>
        <bdi>{titleOf(shown, t)}</bdi>
      </h2>
      <SaveStatus save={shown.save} />
      <IconButton label={t('email.compose.minimise')} onClick={onMinimise}>
        <IconMinus size={18} />
      </IconButton>
      <IconButton
        className={classes.larger}
        label={t(isLarge ? 'email.compose.smaller' : 'email.compose.larger')}
        onClick={() => setMode(shown.key, isLarge ? 'open' : 'maximised')}
      >
        {isLarge ? <IconArrowsMinimize size={18} /> : <IconArrowsMaximize size={18} />}
      </IconButton>
      <IconButton label={t('email.compose.close')} onClick={onClose}>
        <IconX size={18} />
      </IconButton>
    </header>
  );
}

/** Whether the server has what was typed. Said aloud only when it has not. */
function SaveStatus({ save }: { save: SaveState }) {
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
