import { useState } from 'react';
import { CharacterCount } from '#web/ui/character-count.tsx';
import { RichTextField } from '#web/ui/rich-text-field.tsx';

const most = 280;
const textOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';

/** Counts visible characters, not markup. */
export function Counted() {
  const [html, setHtml] = useState('<p>Three woods, one lamp: <em>Alder</em> is back in the studios.</p>');
  const used = textOf(html).length;
  return (
    <RichTextField
      label="Teaser for the blog"
      initial={html}
      onChange={setHtml}
      error={used > most && 'The front page shows 280 characters at most.'}
      hint={<CharacterCount used={used} most={most} />}
    />
  );
}
