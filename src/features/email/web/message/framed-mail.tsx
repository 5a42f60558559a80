import { Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { loadAhead, loadWhenIdle } from '#web/idle-loader.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { loadQuietly } from '#web/load-quietly.ts';
import { pageNonce } from '#web/nonce.ts';
import { busy } from '#web/settled.ts';
import { transport } from '#web/transport.ts';
import { cleanMail, type ReadSheet } from './clean-mail.ts';
import { frameColors, frameDocument, frameFonts } from './frame-document.ts';
import classes from './mail-frame.module.css';
import type { PicturedMail } from './use-remote-pictures.ts';

// Loaded lazily: most emails have no remote images.
const RemotePictures = lazyPart(() => import('./remote-pictures.tsx').then((module) => module.RemotePictures));

const noPictures: ReadonlyMap<string, string> = new Map();

export interface FramedMailProps {
  html: string;
  title: string;
  /** The email whose remote images can be loaded; none can without it. */
  pictured?: PicturedMail;
  /** Label of the button that collapses quoted emails; everything is shown without it. */
  quoteLabel?: string | undefined;
  /** Same for the signature of a plain text. */
  signatureLabel?: string | undefined;
  plainSheet?: ReadSheet;
}

/** See `MailFrame`. @param plainSheet reads the email's style sheet, if it has one */
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
  const [colours, setColors] = useState(frameColors);
  const [fonts] = useState(frameFonts);
  useEffect(() => {
    const watcher = new MutationObserver(() => setColors(frameColors()));
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
  // Runs before the browser starts loading the frame, and so before its load event.
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
      // The theme and loaded images recreate the frame.
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
    // Page shortcuts keep working after a click into the text.
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

/** Below this zoom text is unreadable, so the email scrolls sideways instead. */
const smallestZoom = 0.5;
/** A table with more columns contains data and is not squeezed; one with fewer is layout. */
const maxParts = 3;

/**
 * Fits a displayed email to its frame's width: fixed-width parts shrink to the available width; if it is still too wide, the whole is
 * scaled down, and what would become too small scrolls sideways. @returns the required frame height in pixels.
 */
function fitMail(inside: Document): number {
  const { documentElement: root, body } = inside;
  body.style.zoom = '1';
  for (const element of body.querySelectorAll<HTMLElement>('[style*="inline-size"]')) giveWidthBack(element);
  if (root.scrollWidth > root.clientWidth) narrow(body, root.clientWidth);
  const fits = root.clientWidth / root.scrollWidth;
  const zoom = fits < 1 && fits >= smallestZoom ? fits : 1;
  body.style.zoom = String(zoom);
  // Adds the height of a horizontal scrollbar, if there is one.
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
  return (table?.rows[0]?.cells.length ?? 0) > maxParts;
}

type Fold = (html: string, quoteLabel: string | undefined, signatureLabel: string | undefined) => string;

/** Occurs in every quoted email; only matching emails are analyzed further. */
const mayQuote = /<blockquote|<hr|border-|&gt;|-----|>-- ?<br/i;

let fold: Fold | undefined;
async function load(): Promise<void> {
  fold = (await import('./fold-quote.ts')).foldMail;
}
loadWhenIdle(load);

const showAll: Fold = (html) => html;

/** Returns the email with its quote and signature collapsed; undefined until that is known. Parts without a label are not collapsed. */
function useFoldedQuote(html: string, label: string | undefined, signatureLabel?: string): string | undefined {
  const [known, setKnown] = useState<Fold | undefined>(() => fold);
  const isFolded = label !== undefined || signatureLabel !== undefined;
  const waits = isFolded && !known && mayQuote.test(html);
  useEffect(() => {
    // If the code cannot be loaded, the whole email is shown.
    if (waits) void loadAhead(load).then(() => setKnown(() => fold ?? showAll));
  }, [waits]);
  return useMemo(() => {
    if (waits) return undefined;
    return isFolded && known ? known(html, label, signatureLabel) : html;
  }, [html, label, signatureLabel, isFolded, known, waits]);
}
