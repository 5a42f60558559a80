import { useTranslation } from '#web/i18n.ts';
import { IconArrowBarToUp, IconArrowsMaximize, IconArrowsMinimize, IconMinus, IconX } from '#web/icons.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import classes from './windows/compose-window.module.css';
import { type ComposeWindow, type SaveState, titleOf } from './windows/compose-window-state.ts';
import { setMode } from './windows/compose-windows-store.ts';

const said = { untouched: '', waiting: 'saving', saving: 'saving', saved: 'saved', failed: 'notSaved', refused: 'refused' } as const;

interface Props {
  shown: ComposeWindow;
  /** Whether it is shown in the conversation it replies to. */
  isInline: boolean;
  onMinimise: () => void;
  onPopOut: () => void;
  /** Undefined while its conversation is not open. */
  onPutBack: (() => void) | undefined;
  onClose: () => void;
}

/** Window title, save status, and buttons to minimize, maximize or close it. */
export function ComposeHead({ shown, isInline, onMinimise, onPopOut, onPutBack, onClose }: Props) {
  const { t } = useTranslation();
  const isLarge = shown.mode === 'maximised';
  return (
    <header className={classes.head}>
      <h2 className={classes.title}>
        <bdi>{isInline && shown.answered ? t(`email.answer.${shown.answered.kind}`) : titleOf(shown, t)}</bdi>
      </h2>
      <SaveStatus save={shown.save} />
      {isInline ? (
        <IconButton label={t('email.compose.popOut')} onClick={onPopOut}>
          <IconArrowsMaximize size={18} />
        </IconButton>
      ) : (
        <>
          {onPutBack && (
            <IconButton label={t('email.compose.putBack')} onClick={onPutBack}>
              <IconArrowBarToUp size={18} />
            </IconButton>
          )}
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
        </>
      )}
      <IconButton label={t('email.compose.close')} onClick={onClose}>
        <IconX size={18} />
      </IconButton>
    </header>
  );
}

/** Shows whether the text is saved. Announced to screen readers only on failure. */
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
