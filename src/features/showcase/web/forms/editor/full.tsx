import { Suspense } from 'react';
import { lazyPart } from '#web/lazy-part.tsx';
import article from '#web/rich-text/article.module.css';
import frame from '#web/ui/field-frame.module.css';
import { Spinner } from '#web/ui/spinner.tsx';
import classes from './full.module.css';

const Article = lazyPart(() => import('./article.tsx').then((module) => module.Article));

/**
 * All features: headings, code, tables, and pictures, which can be pasted, dropped, or selected. The editor is large, so it loads
 * separately.
 */
export function Full() {
  return (
    <div className={`${frame.box} ${article.article} ${classes.place}`}>
      <Suspense fallback={<Spinner />}>
        <Article />
      </Suspense>
    </div>
  );
}
