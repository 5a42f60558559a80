import { useTranslation } from '#web/i18n.ts';
import { usePageTitle } from '#web/page-title.ts';
import { KeySigns } from '#web/ui/key-signs.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import type { ShowcasePath } from './catalog.ts';
import type { Example, PageNotes } from './example.ts';
import { ExampleCard } from './example-card.tsx';
import { LookSwitches } from './look-switches.tsx';
import { PageSteps } from './page-steps.tsx';
import classes from './showcase-page.module.css';
import { ShowcaseSide } from './showcase-side.tsx';

interface Props {
  path: ShowcasePath;
  examples: readonly Example[];
  notes: PageNotes;
}

/** A showcase page: live examples with their code, and notes on keyboard and screen reader use. */
export function ShowcasePage({ path, examples, notes: { keys = [], spoken } }: Props) {
  const { t } = useTranslation();
  const title = t(`showcase.page.${path}.title`);
  usePageTitle(title);
  return (
    <div className={classes.page}>
      <ShowcaseSide path={path} />
      <div className={classes.main}>
        <PageHead title={title} note={t(`showcase.page.${path}.text`)} action={<LookSwitches />} />
        <div className={classes.examples}>
          {examples.map((example) => (
            <ExampleCard key={example.title} example={example} />
          ))}
        </div>
        <section className={classes.notes} aria-labelledby="showcase-notes">
          <h2 id="showcase-notes" className={classes.heading}>
            {t('showcase.access')}
          </h2>
          {keys.length > 0 && (
            <dl className={classes.keys} lang="en" data-example>
              {keys.map(([key, what]) => (
                <div key={key} className={classes.key}>
                  <dt>
                    <KeySigns keys={key} />
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          )}
          <p lang="en" data-example>
            {spoken}
          </p>
        </section>
        <PageSteps path={path} />
      </div>
    </div>
  );
}
