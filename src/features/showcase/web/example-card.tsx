import { Suspense, useId, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconCode } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Example } from './example.ts';
import classes from './example-card.module.css';

const ExampleCode = lazyPart(() => import('./example-code.tsx').then(({ ExampleCode }) => ExampleCode));

/** A live example with its source code on demand. */
export function ExampleCard({ example: { title, text, Shown, code, isWide = false } }: { example: Example }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const codeId = useId();
  const titleId = useId();
  return (
    <section className={classes.card} data-wide={isWide || isOpen || undefined} aria-labelledby={titleId}>
      <header className={classes.head}>
        <div className={classes.words} lang="en" data-example>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          <p className={classes.text}>{text}</p>
        </div>
        <Button
          look="outline"
          aria-expanded={isOpen}
          aria-controls={codeId}
          aria-label={t(isOpen ? 'showcase.hideCodeOf' : 'showcase.showCodeOf', { title })}
          onClick={() => setOpen(!isOpen)}
        >
          <IconCode size={18} aria-hidden="true" />
          {t(isOpen ? 'showcase.hideCode' : 'showcase.showCode')}
        </Button>
      </header>
      <div className={classes.shown} lang="en" data-example>
        <Shown />
      </div>
      <div id={codeId} className={classes.code} hidden={!isOpen}>
        <Suspense fallback={null}>{isOpen && <ExampleCode code={code} title={title} />}</Suspense>
      </div>
    </section>
  );
}
