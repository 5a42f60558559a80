import { formatRelative } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { DiffView } from '#web/rich-text/diff-view.tsx';
import { textOfArticle } from '#web/rich-text/text-of-article.ts';
import { Button } from '#web/ui/button.tsx';
import type { EditedPost } from '../../contract.ts';
import classes from './conflict-note.module.css';
import { type PostValues, valuesOf } from './post-values.ts';

interface Props {
  mine: PostValues;
  theirs: EditedPost;
  onKeep: () => void;
  onTake: () => void;
  onBoth: () => void;
}

/** Conflict notice: shows both versions and lets the user choose. Until then nothing is saved or lost. */
export function ConflictNote({ mine, theirs, onKeep, onTake, onBoth }: Props) {
  const { t, i18n } = useTranslation();
  const other = valuesOf(theirs);
  const fields = (['blogTitle', 'slug', 'status', 'excerpt', 'tags'] as const).filter((name) => String(mine[name]) !== String(other[name]));
  const [ours, others] = [textOfArticle(mine.content), textOfArticle(theirs.content)];
  const when = formatRelative(new Date(theirs.savedAt), i18n.language, new Date());
  return (
    <section className={classes.note} role="alert" aria-label={t('blog.conflict.title', { name: theirs.savedBy, when })}>
      <h2 className={classes.title}>{t('blog.conflict.title', { name: theirs.savedBy, when })}</h2>
      <p className={classes.text}>{t('blog.conflict.text')}</p>
      {fields.length > 0 && (
        <dl className={classes.fields}>
          {fields.map((name) => (
            <div key={name}>
              <dt>{t(`blog.field.${name}`)}</dt>
              <dd dir="auto">
                <del>{String(other[name]) || '—'}</del> <ins>{String(mine[name]) || '—'}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {ours !== others && (
        <>
          <div className={classes.both}>
            <WholeText title={t('blog.conflict.theirs', { name: theirs.savedBy })} text={others} />
            <WholeText title={t('blog.conflict.mine')} text={ours} />
          </div>
          <details className={classes.details}>
            <summary>{t('blog.conflict.compare')}</summary>
            <DiffView before={others} after={ours} label={t('blog.revisions.changes')} sameText={t('blog.revisions.same')} />
          </details>
        </>
      )}
      <div className={classes.buttons}>
        <Button onClick={onKeep}>{t('blog.conflict.keep')}</Button>
        <Button look="outline" onClick={onBoth}>
          {t('blog.conflict.both')}
        </Button>
        <Button look="outline" onClick={onTake}>
          {t('blog.conflict.take')}
        </Button>
      </div>
    </section>
  );
}

function WholeText({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keys. */}
      <section className={classes.whole} dir="auto" tabIndex={0} aria-label={title}>
        {text}
      </section>
    </div>
  );
}
