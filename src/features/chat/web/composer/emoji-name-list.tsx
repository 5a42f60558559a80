import { useTranslation } from '#web/i18n.ts';
import { OptionList } from '#web/ui/option-list.tsx';
import classes from './emoji-name-list.module.css';
import type { EmojiNames } from './use-completion.ts';

/** Emoji suggestions above the composer. */
export function EmojiNameList({ emoji, onChoose }: { emoji: EmojiNames; onChoose: (text: string, from: number) => void }) {
  const { t } = useTranslation();
  return (
    <OptionList
      list={emoji.list}
      label={t('chat.emoji')}
      keyOf={({ names }) => names[0] ?? ''}
      show={(option) => (
        <>
          <span className={classes.emoji}>{option.emoji}</span>
          <bdi>{`:${option.names[0]}:`}</bdi>
        </>
      )}
      onPick={(option) => onChoose(emoji.textOf(option), emoji.from)}
      isAbove
    />
  );
}
