import { type KeyboardEvent, useEffect } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconX } from '#web/icons.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { EmojiGrid } from './emoji-grid.tsx';
import classes from './emoji-panel.module.css';

/** Emoji picker above the composer. Esc or a click outside closes it. */
export function EmojiPanel({ onChoose, onClose }: { onChoose: (emoji: string) => void; onClose: () => void }) {
  const { t } = useTranslation();
  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest('form')) onClose();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [onClose]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <div className={classes.panel} role="dialog" aria-label={t('chat.emoji')} tabIndex={-1} onKeyDown={onKeyDown}>
      <div className={classes.head}>
        <span>{t('chat.emoji')}</span>
        <IconButton label={t('ui.close')} onClick={onClose}>
          <IconX size={16} />
        </IconButton>
      </div>
      <EmojiGrid
        onChoose={(emoji) => {
          onChoose(emoji);
          onClose();
        }}
      />
    </div>
  );
}
