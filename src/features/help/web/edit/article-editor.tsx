import { Suspense, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconEye, IconHistory } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import layout from '#web/rich-text/writing-page.module.css';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { InfoNote } from '#web/ui/info-note.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { RecordConflict } from '#web/ui/record-conflict.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { HelpCard, HelpGroup } from '../../contract.ts';
import type { EditedArticle } from '../../edit-contract.ts';
import { DraftPill } from '../draft-pill.tsx';
import { articleAddress } from '../help-addresses.ts';
import classes from './article-editor.module.css';
import { PlaceFields } from './place-fields.tsx';
import { SaveButtons } from './save-buttons.tsx';
import { type ArticleValues, fieldText, useArticleForm, valuesOf } from './use-article-form.ts';

const HelpEditor = lazyPart(() => import('./help-editor.tsx').then(({ HelpEditor }) => HelpEditor));
const ArticleVersionsDialog = lazyPart(() =>
  import('./article-versions-dialog.tsx').then(({ ArticleVersionsDialog }) => ArticleVersionsDialog),
);

interface ArticleEditorProps {
  /** Null for a new one. */
  article: EditedArticle | null;
  /** The article was deleted elsewhere; the text can still be copied. */
  isGone: boolean;
  begun: ArticleValues;
  groups: readonly HelpGroup[];
  cards: readonly HelpCard[];
  onCreated: (article: EditedArticle) => void;
}

/** Article editor that saves and publishes on request. */
export function ArticleEditor({ article, isGone, begun, groups, cards, onCreated }: ArticleEditorProps) {
  const { t } = useTranslation();
  const { form, save } = useArticleForm(article, begun, onCreated);
  const { values, errors, conflict, change } = form;
  const [hasHistory, setHistory] = useState(false);
  return (
    <form
      ref={form.formRef}
      className={layout.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) => {
        if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        void save();
      }}
    >
      <header className={layout.head}>
        <h1 className={layout.heading}>{t(article ? 'help.edit' : 'help.write')}</h1>
        <DraftPill state={article?.state ?? 'Draft'} />
        <div className={layout.tools}>
          {article && (
            <>
              <Button look="outline" onClick={() => setHistory(true)}>
                <IconHistory size={18} />
                {t('help.versions.title')}
              </Button>
              <PageLink href={articleAddress(article)} look="outline">
                <IconEye size={18} />
                {t('help.view')}
              </PageLink>
            </>
          )}
          <SaveButtons article={article} form={form} onSave={(state) => void save(state)} />
        </div>
      </header>
      {form.isKept && <InfoNote>{t('help.kept')}</InfoNote>}
      {conflict && (
        <RecordConflict
          base={form.base}
          mine={values}
          theirs={valuesOf(conflict)}
          labelOf={(field) => t(`help.field.${field}`)}
          textOf={(given, field) => fieldText(given, field, groups)}
          onKeep={() => void save(undefined, conflict.version)}
          onTake={form.takeCurrent}
        />
      )}
      <FormFailure text={isGone ? t('help.deletedMeanwhile') : form.failure} />
      <div className={layout.columns}>
        <section className={layout.text} aria-label={t('help.field.content')}>
          <div className={classes.question}>
            <TextField
              label={t('help.field.question')}
              value={values.question}
              error={errors.question}
              maxLength={200}
              required
              dir="auto"
              autoComplete="off"
              onChange={(event) => change({ question: event.currentTarget.value })}
            />
            <FormFailure text={errors.content ?? ''} />
          </div>
          <Suspense fallback={<div className={classes.waiting} role="status" aria-label={t('ui.loading')} />}>
            <HelpEditor key={form.round} initial={values.content} onChange={(content) => change({ content })} />
          </Suspense>
        </section>
        <Card title={t('help.place')}>
          <div className={classes.fields}>
            <PlaceFields form={form} id={article?.id} groups={groups} cards={cards} />
          </div>
        </Card>
      </div>
      <Suspense fallback={null}>
        {hasHistory && article && <ArticleVersionsDialog article={article} onClose={() => setHistory(false)} />}
      </Suspense>
    </form>
  );
}
