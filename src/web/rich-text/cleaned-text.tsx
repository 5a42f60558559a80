import { cleanRichText } from './clean-rich-text.ts';
import formatStyles from './formats.module.css';
import classes from './rich-text-view.module.css';

export interface CleanedTextProps {
  /** HTML from the editor, as returned by the server. */
  html: string;
  className?: string | undefined;
}

/** User-written HTML, sanitized again on the client. */
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
