import { Suspense, useState } from 'react';
import { PictureField, type PictureFieldProps } from '#platform/files/web/public-api.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconEye, IconHistory } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import writingPage from '#web/rich-text/writing-page.module.css';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { InfoNote } from '#web/ui/info-note.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SaveNote } from '#web/ui/save-note.tsx';
import { TitleField } from '#web/ui/title-field.tsx';
import type { EditedPost } from '../../contract.ts';
import { postAddress } from '../blog-addresses.ts';
import classes from './post-editor.module.css';
import { PublicationFields } from './publication-fields.tsx';
import { useSavedPost } from './use-saved-post.ts';

const ArticleEditor = lazyPart(() => import('./article-editor.tsx').then(({ ArticleEditor }) => ArticleEditor));
const ConflictNote = lazyPart(() => import('./conflict-note.tsx').then(({ ConflictNote }) => ConflictNote));
const RevisionsDialog = lazyPart(() => import('./revisions-dialog.tsx').then(({ RevisionsDialog }) => RevisionsDialog));

interface Props {
  /** Null for a new one, which is created once it has a title. */
  post: EditedPost | null;
  /** The post was deleted elsewhere; the text can still be copied. */
  isGone: boolean;
  onCreated: (post: EditedPost) => void;
}

/** Post editor with autosave. */
export function PostEditor({ post, isGone, onCreated }: Props) {
  const { t } = useTranslation();
  const { form, status, saveNow, keepMine, takeTheirs, takeBoth } = useSavedPost(post, onCreated);
  const { values, base, errors, conflict, change } = form;
  const [isComparing, setComparing] = useState(false);
  return (
    <form
      ref={form.formRef}
      className={writingPage.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        saveNow();
      }}
      onBlur={(event) => (event.target.isContentEditable || event.target.matches('input, textarea')) && saveNow()}
      onKeyDown={(event) => {
        if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        saveNow();
      }}
    >
      <header className={writingPage.head}>
        <h1 className={writingPage.heading}>{t(post ? 'blog.edit' : 'blog.add')}</h1>
        <SaveNote status={status} />
        <div className={writingPage.tools}>
          {post && (
            <>
              <Button look="outline" onClick={() => setComparing(true)}>
                <IconHistory size={18} />
                {t('blog.revisions.title')}
              </Button>
              <PageLink href={postAddress(post.id)} look="outline">
                <IconEye size={18} />
                {t('blog.view')}
              </PageLink>
            </>
          )}
        </div>
      </header>
      {form.isKept && <InfoNote>{t('blog.kept')}</InfoNote>}
      <Suspense fallback={null}>
        {conflict && <ConflictNote mine={values} theirs={conflict} onKeep={keepMine} onTake={takeTheirs} onBoth={takeBoth} />}
      </Suspense>
      {isGone && <FormFailure text={t('blog.deletedMeanwhile')} />}
      {status === 'failed' && !conflict && !isGone && (
        <div className={classes.failed}>
          <FormFailure text={form.failure} />
          <Button look="outline" onClick={saveNow}>
            {t('ui.tryAgain')}
          </Button>
        </div>
      )}
      <div className={writingPage.columns}>
        <section className={writingPage.text} aria-label={t('blog.field.content')}>
          <div className={classes.title}>
            <TitleField
              label={t('blog.field.blogTitle')}
              maxLength={200}
              value={values.blogTitle}
              onChange={(blogTitle) => change({ blogTitle })}
              onDone={() => (values.blogTitle.trim() ? saveNow() : change({ blogTitle: base.blogTitle }))}
            />
            {!values.blogTitle && <p className={classes.hint}>{t('blog.field.titleHint')}</p>}
            <FormFailure text={errors.blogTitle ?? errors.content ?? ''} />
          </div>
          <Suspense fallback={<div className={classes.waiting} role="status" aria-label={t('ui.loading')} />}>
            <ArticleEditor key={form.round} initial={values.content} onChange={(content) => change({ content })} />
          </Suspense>
        </section>
        <div className={classes.side}>
          <Card title={t('blog.publication')}>
            <div className={classes.fields}>
              <PublicationFields form={form} hasSlug={post !== null} />
            </div>
          </Card>
          <Card title={t('blog.cover.title')}>
            <CoverField
              fileId={values.featuredFileId}
              saved={{ id: post?.featuredFileId ?? null, url: post?.featuredImage ?? null }}
              error={errors.featuredFileId}
              onChange={(featuredFileId) => change({ featuredFileId })}
            />
          </Card>
        </div>
      </div>
      <Suspense fallback={null}>{isComparing && post && <RevisionsDialog post={post} onClose={() => setComparing(false)} />}</Suspense>
    </form>
  );
}

function CoverField(props: PictureFieldProps) {
  const { t } = useTranslation();
  return (
    <PictureField
      {...props}
      className={classes.field}
      label={t(props.fileId === null ? 'blog.cover.choose' : 'blog.cover.replace')}
      hint={t('blog.cover.hint')}
      accept="image/*"
      removeLabel={t('blog.cover.remove')}
      failureText={() => t('blog.tool.uploadFailed')}
    />
  );
}
