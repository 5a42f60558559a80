import { useTranslation } from '#web/i18n.ts';
import { Floating } from '#web/ui/floating.tsx';
import { EmojiGrid } from './emoji-grid.tsx';
import classes from './reaction-picker.module.css';

const quick = ['👍', '❤️', '😂', '🎉', '👀', '✅'];

interface Props {
  /** The button that opened it; focus returns there. */
  at: HTMLElement;
  onChoose: (emoji: string) => void;
  onClose: () => void;
}

export function ReactionPicker({ at, onChoose, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Floating anchor={at} role="dialog" label={t('chat.action.react')} onClose={onClose}>
      <div className={classes.picker}>
        <EmojiGrid
          quick={quick}
          onChoose={(emoji) => {
            onChoose(emoji);
            onClose();
          }}
        />
      </div>
    </Floating>
  );
}
