import { useEffect, useMemo, useRef } from 'react';
import formatStyles from '#web/rich-text/formats.module.css';
import { transport } from '#web/transport.ts';
import classes from './article-text.module.css';
import { cleanArticle } from './clean-article.ts';

/** The text of a post, sanitized again. Wide tables and code scroll on their own. */
export function ArticleText({ html }: { html: string }) {
  const clean = useMemo(() => cleanArticle(html), [html]);
  const root = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown follows from the text.
  useEffect(() => {
    const element = root.current;
    const { files } = transport();
    if (!element) return;
    for (const wide of element.querySelectorAll<HTMLElement>('pre, table')) if (wide.scrollWidth > wide.clientWidth) wide.tabIndex = 0;
    return files?.showIn(element).release;
  }, [clean]);
  return (
    <div
      ref={root}
      dir="auto"
      className={`${formatStyles.formats} ${classes.article}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the line itself.
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
}
