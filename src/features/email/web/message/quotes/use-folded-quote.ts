import { useEffect, useMemo, useState } from 'react';
import { loadAhead, loadAtRest } from '#web/parts-at-rest.ts';

type Fold = (html: string, quoteLabel: string | undefined, signatureLabel: string | undefined) => string;

/** What every quoted mail has: few mails are looked at more closely. */
const mayQuote = /<blockquote|<hr|border-|&gt;|-----|>-- ?<br/i;

let fold: Fold | undefined;
async function load(): Promise<void> {
  fold = (await import('./fold-quote.ts')).foldMail;
}
loadAtRest(load);

const showAll: Fold = (html) => html;

/** The mail with its quote and signature folded; undefined until that can be said. What has no label isn't folded. */
export function useFoldedQuote(html: string, label: string | undefined, signatureLabel?: string): string | undefined {
  const [known, setKnown] = useState<Fold | undefined>(() => fold);
  const isFolded = label !== undefined || signatureLabel !== undefined;
  const waits = isFolded && !known && mayQuote.test(html);
  useEffect(() => {
    // Where its code cannot be loaded, all of the mail is shown.
    if (waits) void loadAhead(load).then(() => setKnown(() => fold ?? showAll));
  }, [waits]);
  return useMemo(() => {
    if (waits) return undefined;
    return isFolded && known ? known(html, label, signatureLabel) : html;
  }, [html, label, signatureLabel, isFolded, known, waits]);
}
