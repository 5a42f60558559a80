import { useTranslation } from '#web/i18n.ts';
import { Floating } from '#web/ui/floating.tsx';
import { EmojiGrid } from './emoji-grid.tsx';
import classes from './reaction-picker.module.css';

const quick = ['👍', '❤️', '😂', '🎉', '👀', '✅'];

interface Props {
  /** The button that it belongs to, which gets the focus back. */
  at: HTMLElement;
  onChoose: (emoji: string) => void;
  onClose: () => void;
}

/** Beside a message: what to react with. */
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
