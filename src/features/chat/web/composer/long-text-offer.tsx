import { useTranslation } from '#web/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { CharacterCount } from '#web/ui/character-count.tsx';
import { mostMessageCharacters } from '../../contract.ts';
import classes from './composer.module.css';
import { splitMessage } from './split-message.ts';

interface Props {
  text: string;
  /** Not while a message is changed. */
  onSplit: ((pieces: string[]) => void) | undefined;
  onAttach: ((file: File) => void) | undefined;
}

/** Over the composer: how much room a long text has left, and how it can be sent when it has none. The text stays as it is until then. */
export function LongTextOffer({ text, onSplit, onAttach }: Props) {
  const { t } = useTranslation();
  const isOver = text.length > mostMessageCharacters;
  const pieces = isOver && onSplit ? splitMessage(text, mostMessageCharacters) : [];
  return (
    <div className={classes.long} role={isOver ? 'alert' : undefined}>
      <CharacterCount used={text.length} most={mostMessageCharacters} />
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
