import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconPhotoOff } from '#web/icons.ts';
import { pageNonce } from '#web/nonce.ts';
import { cleanMail } from './clean-mail.ts';
import { frameColours, frameDocument, frameFonts } from './frame-document.ts';
import classes from './mail-frame.module.css';

/** A mail's text in a frame of its own, where nothing of it runs; as high as the text. */
export function MailFrame({ html, title }: { html: string; title: string }) {
  const { t } = useTranslation();
  const frame = useRef<HTMLIFrameElement>(null);
  const observer = useRef<ResizeObserver>(null);
  const [height, setHeight] = useState(0);
  const mail = useMemo(() => cleanMail(html), [html]);
  const [colours, setColours] = useState(frameColours);
  const [fonts] = useState(frameFonts);
  useEffect(() => {
    const watcher = new MutationObserver(() => setColours(frameColours()));
    watcher.observe(document.documentElement, { attributeFilter: ['data-color-scheme'] });
    return () => watcher.disconnect();
  }, []);
  const source = useMemo(() => frameDocument(mail, colours, fonts, pageNonce()), [mail, colours, fonts]);
  useEffect(() => () => observer.current?.disconnect(), []);

  const follow = () => {
    const inside = frame.current?.contentDocument;
    if (!inside) return;
    const measure = () => setHeight(Math.ceil(inside.body.getBoundingClientRect().height));
    observer.current?.disconnect();
    observer.current = new ResizeObserver(measure);
    observer.current.observe(inside.body);
    measure();
    // The page's keys go on working after a click into the text.
    inside.addEventListener('keydown', ({ key, code, shiftKey, ctrlKey, metaKey, altKey }) => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key, code, shiftKey, ctrlKey, metaKey, altKey, cancelable: true }));
    });
  };
  return (
    <>
      {mail.remoteImages > 0 ? (
        <p className={classes.note}>
          <IconPhotoOff size={18} stroke={1.75} />
          {t('email.remoteImages', { count: mail.remoteImages })}
        </p>
      ) : null}
      <iframe
        ref={frame}
        className={classes.frame}
        title={title}
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        srcDoc={source}
        style={{ blockSize: height }}
        onLoad={follow}
      />
    </>
  );
}
