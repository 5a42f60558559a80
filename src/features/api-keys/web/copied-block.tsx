import { useState } from 'react';
import { copyText } from '#web/copy-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCheck, IconCopy } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import classes from './copied-block.module.css';

interface Props {
  /** What it is. */
  label: string;
  text: string;
}

/** A text to be taken elsewhere as it is: scrolled where it is long, with a button that copies it. */
export function CopiedBlock({ label, text }: Props) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  return (
    <div className={classes.block}>
      <section
        className={classes.text}
        dir="ltr"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard.
        tabIndex={0}
        aria-label={label}
      >
        <pre>{text}</pre>
      </section>
      <Button
        look="outline"
        aria-label={t(isCopied ? 'apiKeys.copiedOne' : 'apiKeys.copyOne', { what: label })}
        onClick={() => void copyText(text).then(setCopied)}
      >
        {isCopied ? <IconCheck size={18} aria-hidden="true" /> : <IconCopy size={18} aria-hidden="true" />}
        {t(isCopied ? 'apiKeys.copied' : 'apiKeys.copy')}
      </Button>
    </div>
  );
}
