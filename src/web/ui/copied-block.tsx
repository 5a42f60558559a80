import { type ReactNode, useState } from 'react';
import { IconCheck, IconCopy } from '#web/icons.ts';
import { copyText } from '../copy-text.ts';
import { useTranslation } from '../i18n.ts';
import { Button } from './button.tsx';
import classes from './copied-block.module.css';

interface Props {
  /** What it is. */
  label: string;
  text: string;
  /** The text as it is shown, with marks; without it as it is. */
  children?: ReactNode;
  /** Nobody takes it elsewhere: it is only read. */
  isRead?: boolean;
}

/** A text to be taken elsewhere as it is: scrolled where it is long, with a button that copies it. */
export function CopiedBlock({ label, text, children = text, isRead = false }: Props) {
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
        <pre>{children}</pre>
      </section>
      {!isRead && (
        <Button
          look="outline"
          aria-label={t(isCopied ? 'ui.copy.doneOne' : 'ui.copy.one', { what: label })}
          onClick={() => void copyText(text).then(setCopied)}
        >
          {isCopied ? <IconCheck size={18} aria-hidden="true" /> : <IconCopy size={18} aria-hidden="true" />}
          {t(isCopied ? 'ui.copy.done' : 'common.copy')}
        </Button>
      )}
    </div>
  );
}
