import { Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { lazyPart } from '#web/lazy-part.tsx';
import { loadQuietly } from '#web/load-quietly.ts';
import { pageNonce } from '#web/nonce.ts';
import { busy } from '#web/settled.ts';
import { transport } from '#web/transport.ts';
import { cleanMail, type ReadSheet } from './clean-mail.ts';
import { fitMail } from './fit-mail.ts';
import { frameColours, frameDocument, frameFonts } from './frame-document.ts';
import classes from './mail-frame.module.css';
import { useFoldedQuote } from './quotes/use-folded-quote.ts';
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
        () => import('./mend-colours.ts'),
        ({ mendColours }) => mendColours(inside, mail),
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
