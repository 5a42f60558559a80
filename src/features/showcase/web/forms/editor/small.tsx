import { useState } from 'react';
import { RichTextField } from '#web/ui/rich-text-field.tsx';

/** Bold, lists, and links in a form field. */
export function Small() {
  const [html, setHtml] = useState('<p>Dear Maren, your <strong>oak table</strong> is ready.</p>');
  return <RichTextField label="Reply to client" initial={html} onChange={setHtml} hint={`${html.length} characters of HTML saved.`} />;
}
