import { useTranslation } from '#web/i18n.ts';
import { usePageTitle } from '#web/page-title.ts';
import { CardGroup } from '#web/ui/content-card/card-group.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import classes from './basic-page.module.css';
import { type ExampleGroup, exampleGroups } from './example-groups.ts';

/** Examples of the card components. */
export function BasicPage() {
  const { t } = useTranslation();
  const title = t('cards.basicTitle');
  usePageTitle(title);
  return (
    <div className={classes.page}>
      <PageHead title={title} note={t('cards.basicText')} />
      {exampleGroups.map(({ key, examples, narrowest }) => (
        <section key={key} className={classes.group} aria-labelledby={`cards-${key}`}>
          <h2 className={classes.title} id={`cards-${key}`}>
            {t(`cards.group.${key}`)}
          </h2>
          {narrowest === undefined ? (
            shown(examples)
          ) : (
            <CardGroup label={t(`cards.group.${key}`)} narrowest={narrowest}>
              {shown(examples)}
            </CardGroup>
          )}
        </section>
      ))}
    </div>
  );
}

const shown = (examples: ExampleGroup['examples']) => Object.entries(examples).map(([name, Example]) => <Example key={name} />);
