import { useState } from 'react';
import { copyText } from '#web/copy-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCheck, IconCopy } from '#web/icons.ts';
import { toast } from '#web/toast.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import classes from './code-block.module.css';

/** A code block with a copy button. */
export function CodeBlock({ text }: { text: string }) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    const isThere = await copyText(text);
    setCopied(isThere);
    toast(isThere ? { message: t('chat.copied') } : { tone: 'error', message: t('chat.failed.copy') });
  };
  return (
    <div className={classes.block}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by the keyboard. */}
      <pre dir="ltr" tabIndex={0}>
        {text}
      </pre>
      <IconButton className={classes.copy} label={t('chat.copyCode')} onClick={() => void copy()}>
        {isCopied ? <IconCheck size={16} /> : <IconCopy size={16} />}
      </IconButton>
    </div>
  );
}
