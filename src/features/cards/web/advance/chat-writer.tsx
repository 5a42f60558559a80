import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconSend } from '#web/icons.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

interface Props {
  /** Name of the recipient. */
  to: string;
  /** Resolves to whether it was sent; an unsent message returns to the field. */
  onSend: (message: string) => Promise<boolean>;
}

/** Message field; Enter sends. */
export function ChatWriter({ to, onSend }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const isUnderWay = useRef(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const message = text.trim();
    if (!message || isUnderWay.current) return;
    isUnderWay.current = true;
    setText('');
    const isSent = await onSend(message);
    isUnderWay.current = false;
    if (!isSent) setText((typed) => typed || message);
  };
  return (
    <form onSubmit={submit}>
      <TextField
        label={t('cards.chat.write', { to })}
        hidesLabel
        value={text}
        maxLength={20_000}
        placeholder={t('cards.chat.placeholder')}
        autoComplete="off"
        dir="auto"
        onChange={(event) => setText(event.currentTarget.value)}
        end={
          <IconButton label={t('common.send')} type="submit">
            <IconSend size={18} />
          </IconButton>
        }
      />
    </form>
  );
}
