import { Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { loadAhead, loadWhenIdle } from '#web/idle-loader.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { loadQuietly } from '#web/load-quietly.ts';
import { pageNonce } from '#web/nonce.ts';
import { busy } from '#web/settled.ts';
import { transport } from '#web/transport.ts';
import { cleanMail, type ReadSheet } from './clean-mail.ts';
import { frameColours, frameDocument, frameFonts } from './frame-document.ts';
import classes from './mail-frame.module.css';
import type { PicturedMail } from './use-remote-pictures.ts';

// Most mails name no pictures of others.
const RemotePictures = lazyPart(() => import('./remote-pictures.tsx').then((module) => module.RemotePictures));

const noPictures: ReadonlyMap<string, string> = new Map();

export interface FramedMailProps {
  html: string;
  title: string;
  /** Whose pictures of other servers can be loaded; without it none can. */
  pictured?: PicturedMail;
  /** What the button is called behind which quoted mails are folded; without it all is shown. */
  quoteLabel?: string | undefined;
  /** The same for the signature of a plain text. */
  signatureLabel?: string | undefined;
  plainSheet?: ReadSheet;
}

/** See `MailFrame`. @param plainSheet reads the mail's style sheet, where it has one */
export function FramedMail({ html, title, pictured, quoteLabel, signatureLabel, plainSheet }: FramedMailProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const observer = useRef<ResizeObserver>(null);
  const giveUpFiles = useRef<() => void>(null);
  const loaded = useRef<() => void>(null);
  const isQuoteOpen = useRef(false);
  const [height, setHeight] = useState(0);
  const blocked = useMemo(() => cleanMail(html, undefined, plainSheet), [html, plainSheet]);
  const [pictures, setPictures] = useState(noPictures);
  const mail = useMemo(() => (pictures.size > 0 ? cleanMail(html, pictures, plainSheet) : blocked), [html, pictures, blocked, plainSheet]);
  const [colours, setColours] = useState(frameColours);
  const [fonts] = useState(frameFonts);
  useEffect(() => {
    const watcher = new MutationObserver(() => setColours(frameColours()));
    watcher.observe(document.documentElement, { attributeFilter: ['data-color-scheme'] });
    return () => watcher.disconnect();
  }, []);
  const folded = useFoldedQuote(mail.html, quoteLabel, signatureLabel);
  const source = useMemo(
    () =>
      folded === undefined
        ? undefined
        : frameDocument({ ...mail, html: transport().files?.withoutAddresses(folded) ?? folded }, colours, fonts, pageNonce()),
    [mail, folded, colours, fonts],
  );
  // Before the browser begins to load the frame, and so before it has loaded.
  useLayoutEffect(() => {
    if (source === undefined) return;
    loaded.current = busy('frame');
    return loaded.current;
  }, [source]);
  useEffect(
    () => () => {
      observer.current?.disconnect();
      giveUpFiles.current?.();
    },
    [],
  );

  const follow = () => {
    const inside = frame.current?.contentDocument;
    if (!inside) return loaded.current?.();
    const before = giveUpFiles.current;
    giveUpFiles.current = transport().files?.showIn(inside).release ?? null;
    before?.();
    if (mail.colours !== 'none')
      loadQuietly(
        () => import('./fix-contrast.ts'),
        ({ fixContrast }) => fixContrast(inside, mail),
      );
    const quote = inside.querySelector<HTMLDetailsElement>('details:not(.signature)');
    if (quote) {
      // The skin and loaded pictures make the frame anew.
      quote.open = isQuoteOpen.current;
      quote.addEventListener('toggle', () => {
        isQuoteOpen.current = quote.open;
      });
    }
    const measure = () => setHeight(fitMail(inside));
    observer.current?.disconnect();
    observer.current = new ResizeObserver(measure);
    observer.current.observe(inside.body);
    measure();
    loaded.current?.();
    // The page's keys go on working after a click into the text.
    inside.addEventListener('keydown', ({ key, code, shiftKey, ctrlKey, metaKey, altKey }) => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key, code, shiftKey, ctrlKey, metaKey, altKey, cancelable: true }));
    });
  };
  return (
    <>
      {blocked.remoteImages > 0 ? (
        <Suspense>
          <RemotePictures mail={pictured} addresses={blocked.addresses} blockedCount={mail.remoteImages} onLoad={setPictures} />
        </Suspense>
      ) : null}
      {source === undefined ? null : (
        <iframe
          ref={frame}
          className={classes.frame}
          title={title}
          sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          srcDoc={source}
          style={{ blockSize: height }}
          onLoad={follow}
        />
      )}
    </>
  );
}

/** Smaller than this nobody reads it: then it scrolls sideways as it is. */
const smallestZoom = 0.5;
/** A table of more columns holds data, which are not squeezed; one of fewer holds the parts of a mail. */
const mostParts = 3;

/**
 * Fits a shown mail into its frame's width: parts of a fixed width take the width that there is; what is wider still becomes smaller as
 * a whole, and what would become too small scrolls sideways in the frame. @returns how high the frame must be, in pixels.
 */
function fitMail(inside: Document): number {
  const { documentElement: root, body } = inside;
  body.style.zoom = '1';
  for (const element of body.querySelectorAll<HTMLElement>('[style*="inline-size"]')) giveWidthBack(element);
  if (root.scrollWidth > root.clientWidth) narrow(body, root.clientWidth);
  const fits = root.clientWidth / root.scrollWidth;
  const zoom = fits < 1 && fits >= smallestZoom ? fits : 1;
  body.style.zoom = String(zoom);
  // Where there is a bar to scroll with, it takes its part.
  const bar = (inside.defaultView?.innerHeight ?? 0) - root.clientHeight;
  return Math.ceil(Math.max(body.getBoundingClientRect().height, body.scrollHeight * zoom)) + bar;
}

function narrow(body: HTMLElement, width: number): void {
  const wide = [...body.querySelectorAll<HTMLElement>('table,td,th,div')].filter(
    (element) => element.offsetWidth > width && !isOfData(element),
  );
  for (const element of wide) {
    element.style.setProperty('inline-size', element.nodeName === 'TABLE' ? '100%' : 'auto', 'important');
    element.style.setProperty('min-inline-size', '0', 'important');
  }
}

function giveWidthBack(element: HTMLElement): void {
  element.style.removeProperty('inline-size');
  element.style.removeProperty('min-inline-size');
}

function isOfData(element: HTMLElement): boolean {
  const table = element.closest('table');
  return (table?.rows[0]?.cells.length ?? 0) > mostParts;
}

type Fold = (html: string, quoteLabel: string | undefined, signatureLabel: string | undefined) => string;

/** What every quoted mail has: few mails are looked at more closely. */
const mayQuote = /<blockquote|<hr|border-|&gt;|-----|>-- ?<br/i;

let fold: Fold | undefined;
async function load(): Promise<void> {
  fold = (await import('./fold-quote.ts')).foldMail;
}
loadWhenIdle(load);

const showAll: Fold = (html) => html;

/** The mail with its quote and signature folded; undefined until that can be said. What has no label isn't folded. */
function useFoldedQuote(html: string, label: string | undefined, signatureLabel?: string): string | undefined {
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
