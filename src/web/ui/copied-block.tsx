import { type ReactNode, useState } from 'react';
import { IconCheck, IconCopy } from '#web/icons.ts';
import { copyText } from '../copy-text.ts';
import { useTranslation } from '../i18n.ts';
import { Button } from './button.tsx';
import classes from './copied-block.module.css';

interface Props {
  /** Accessible name. */
  label: string;
  text: string;
  /** The text with markup; plain by default. */
  children?: ReactNode;
  /** Hides the copy button. */
  isRead?: boolean;
}

/** A block of text to copy as is: scrollable if long, with a copy button. */
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
