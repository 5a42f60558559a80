import { cleanRichText } from './clean-rich-text.ts';
import formatStyles from './formats.module.css';
import classes from './rich-text-view.module.css';

export interface CleanedTextProps {
  /** What the server answered: HTML of the editor. */
  html: string;
  className?: string | undefined;
}

/** What people wrote, cleaned once more. */
export function CleanedText({ html, className }: CleanedTextProps) {
  return (
    <div
      dir="auto"
      className={`${formatStyles.formats} ${classes.view} ${className ?? ''}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the line itself.
      dangerouslySetInnerHTML={{ __html: cleanRichText(html) }}
    />
  );
}
