import { useEffect, useState } from 'react';
import formatStyles from './formats.module.css';
import classes from './rich-text-view.module.css';

interface RichTextViewProps {
  /** What the server answered: HTML of the editor. */
  html: string;
  className?: string | undefined;
}

type Clean = (html: string) => string;
let loaded: Clean | undefined;

/** Shows what people wrote with `RichText`. Cleaned once more here; the cleaning is loaded when first needed. */
export function RichTextView({ html, className }: RichTextViewProps) {
  const [clean, setClean] = useState<Clean | undefined>(() => loaded);
  useEffect(() => {
    if (clean) return;
    let gone = false;
    void import('./clean-rich-text.ts').then(({ cleanRichText }) => {
      loaded = cleanRichText;
      if (!gone) setClean(() => cleanRichText);
    });
    return () => {
      gone = true;
    };
  }, [clean]);
  return (
    <div
      dir="auto"
      className={`${formatStyles.formats} ${classes.view} ${className ?? ''}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the line itself.
      dangerouslySetInnerHTML={{ __html: clean ? clean(html) : '' }}
    />
  );
}
