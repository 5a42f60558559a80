import { useId, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconDots, IconTrash } from '#web/icons.ts';
import { MailFrame } from '../message/mail-frame.tsx';
import { ToolButton } from '../tool-button.tsx';
import classes from './quoted-text.module.css';

/** The original below the text, collapsed. It is sent unchanged, whatever the editor supports. */
export function QuotedText({ html, onRemove }: { html: string; onRemove: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.quote}>
      <div className={classes.bar}>
        <ToolButton
          label={t(isOpen ? 'email.compose.hideQuote' : 'email.compose.showQuote')}
          icon={<IconDots size={20} stroke={1.75} />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        />
        {isOpen ? (
          <ToolButton label={t('email.compose.removeQuote')} icon={<IconTrash size={18} stroke={1.75} />} onClick={onRemove} />
        ) : null}
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen ? <MailFrame html={html} title={t('email.compose.quote')} /> : null}
      </div>
    </div>
  );
}
