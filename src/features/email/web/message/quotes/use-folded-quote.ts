import { useEffect, useMemo, useState } from 'react';
import { loadAhead, loadAtRest } from '#web/parts-at-rest.ts';

type Fold = (html: string, label: string) => string;

/** What every quoted mail has: few mails are looked at more closely. */
const mayQuote = /<blockquote|<hr|border-|&gt;|-----/i;

let fold: Fold | undefined;
async function load(): Promise<void> {
  fold = (await import('./fold-quote.ts')).foldQuote;
}
loadAtRest(load);

const showAll: Fold = (html) => html;

/** The mail with its quotes folded; undefined until that can be said. Without a label nothing is folded. */
export function useFoldedQuote(html: string, label: string | undefined): string | undefined {
  const [known, setKnown] = useState<Fold | undefined>(() => fold);
  const waits = label !== undefined && !known && mayQuote.test(html);
  useEffect(() => {
    // Where its code cannot be loaded, all of the mail is shown.
    if (waits) void loadAhead(load).then(() => setKnown(() => fold ?? showAll));
  }, [waits]);
  return useMemo(() => {
    if (waits) return undefined;
    return label !== undefined && known ? known(html, label) : html;
  }, [html, label, known, waits]);
}
