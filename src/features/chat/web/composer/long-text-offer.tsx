import { useTranslation } from '#web/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { CharacterCount } from '#web/ui/character-count.tsx';
import { maxMessageCharacters } from '../../contract.ts';
import classes from './composer.module.css';
import { splitMessage } from './split-message.ts';

interface Props {
  text: string;
  /** Undefined while editing a message. */
  onSplit: ((pieces: string[]) => void) | undefined;
  onAttach: ((file: File) => void) | undefined;
}

/**
 * Shown above the composer: characters left for a long text, and ways to send one that is too long. The text isn't changed until the user
 * chooses.
 */
export function LongTextOffer({ text, onSplit, onAttach }: Props) {
  const { t } = useTranslation();
  const isOver = text.length > maxMessageCharacters;
  const pieces = isOver && onSplit ? splitMessage(text, maxMessageCharacters) : [];
  return (
    <div className={classes.long} role={isOver ? 'alert' : undefined}>
      <CharacterCount used={text.length} most={maxMessageCharacters} />
      {isOver && <span>{t('chat.tooLong')}</span>}
      {isOver && onAttach && (
        <Button size="small" look="outline" onClick={() => onAttach(new File([text], 'message.txt', { type: 'text/plain' }))}>
          {t('chat.sendAsFile')}
        </Button>
      )}
      {isOver && onSplit && (
        <Button size="small" look="outline" onClick={() => onSplit(pieces)}>
          {t('chat.sendAsSeveral', { count: pieces.length })}
        </Button>
      )}
    </div>
  );
}
