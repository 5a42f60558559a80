import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { commonFailure } from '#web/actions/common-failure.ts';
import { actionsFrom } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { changedFields } from '#web/changed-fields.ts';
import { keepDraft } from '#web/draft-storage.ts';
import { useTranslation } from '#web/i18n.ts';
import { textOfArticle } from '#web/rich-text/text-of-article.ts';
import { sendChange } from '#web/send-change.ts';
import { useDraftForm } from '#web/use-draft-form.ts';
import { useIsHere } from '#web/use-is-here.ts';
import type { ArticleState, HelpGroup } from '../../contract.ts';
import { addArticle, type EditedArticle, restoreVersion, saveArticle } from '../../edit-contract.ts';
import { editedQuery } from '../help-queries.ts';

const draftPlace = (key: string) => `atrium.help.draft.${key}`;

export type ArticleForm = ReturnType<typeof useArticleForm>;

/**
 * Article form, saved on request, so readers never see half a sentence. Drafts survive a reload.
 * Changes by others to other fields are merged; for changes to the same fields both versions are shown.
 * @param onCreated is called with a new article once it is created
 */
export function useArticleForm(article: EditedArticle | null, begun: ArticleValues, onCreated: (article: EditedArticle) => void) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const draftKey = article ? String(article.id) : 'new';
  const form = useDraftForm<ArticleValues, EditedArticle>({
    storageKey: draftPlace(draftKey),
    draftKey,
    record: article,
    begun,
    valuesOf,
    versionOf: ({ version }) => version,
    failureOf: (error) => {
      const isOffline = error instanceof ApiError && error.status === 0;
      return commonFailure(t, error, t(isOffline ? 'help.failed.offline' : 'help.failed.save')).message;
    },
  });
  const { values, base } = form;

  const told = async (saved: EditedArticle) => {
    queryClient.setQueryData(editedQuery(saved.id).queryKey, saved);
    await queryClient.invalidateQueries({ queryKey: ['help'], predicate: ({ queryKey }) => queryKey[1] !== 'edited' });
  };
  const latest = useRef(values);
  latest.current = values;
  const isHere = useIsHere();
  const sendNew = async (state: ArticleState) => {
    const { slug, ...rest } = values;
    const { article: saved } = await call(addArticle, { body: { ...rest, ...(slug && { slug }), state } });
    await told(saved);
    keepTypedSince(saved, values, latest.current);
    // A user who has moved to another page stays there.
    if (isHere()) onCreated(saved);
  };
  const sendChanged = async (id: number, state: ArticleState | undefined, version: number) => {
    const sent = values;
    const saved = await sendChange({
      ...{ base, values, version, valuesOf, versionOf: (record: EditedArticle) => record.version },
      send: async (names, on) =>
        (await call(saveArticle, { params: { id }, body: { ...givenOf(values, names), ...(state && { state }), version: on } })).article,
    });
    form.goOn(saved, sent);
    await told(saved);
    return saved;
  };
  /** Reverts the last save: restores the previous version and its publication state. */
  const takeBack = async (saved: EditedArticle, before: EditedArticle) => {
    const params = { id: saved.id, number: before.version };
    const { article: restored } = await call(restoreVersion, { params, body: { version: saved.version } });
    const { article: after } = await call(saveArticle, {
      params: { id: saved.id },
      body: { state: before.state, slug: before.slug, version: restored.version },
    });
    await told(after);
  };
  /** @param state the status to save with; unchanged by default */
  const save = async (state?: ArticleState, version = form.baseVersion): Promise<boolean> => {
    if (!article) return form.send(() => sendNew(state ?? 'Draft'));
    let saved = article;
    const isSaved = await form.send(async () => {
      saved = await sendChanged(article.id, state, version);
    });
    if (saved.version === article.version) return isSaved;
    const { offerUndo } = actionsFrom({ queryClient, t }, 'help', { failed: () => t('common.failed') });
    const said = state === undefined || state === article.state ? 'saved' : state === 'Published' ? 'published' : 'takenBack';
    offerUndo(t(`help.done.${said}`, { title: saved.question }), () => takeBack(saved, article), 'success');
    return isSaved;
  };
  return { form, save };
}

/** Keeps what was typed into a new article during its first save, for the editor at its own URL. */
function keepTypedSince(saved: EditedArticle, sent: ArticleValues, now: ArticleValues): void {
  const typedSince = Object.fromEntries(changedFields(sent, now).map((name) => [name, now[name]]));
  if (Object.keys(typedSince).length === 0) return;
  const base = valuesOf(saved);
  const key = String(saved.id);
  keepDraft(draftPlace(key), { key, values: { ...base, ...typedSince }, base, version: saved.version });
}

/** Form values of an article. The publication state is not a field; buttons change it. */
export interface ArticleValues {
  question: string;
  /** Empty while it is derived from the question. */
  slug: string;
  groupId: number;
  content: string;
  relatedIds: number[];
}

export const emptyArticle: ArticleValues = { question: '', slug: '', groupId: 0, content: '', relatedIds: [] };

export function valuesOf({ question, slug, groupId, content, relatedIds }: EditedArticle): ArticleValues {
  return { question, slug, groupId, content, relatedIds };
}

/** Converts the named fields to the request format. */
function givenOf(values: ArticleValues, names: readonly (keyof ArticleValues)[]): Partial<ArticleValues> {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

/** Formats a field as text, to compare versions in a conflict. */
export function fieldText(values: ArticleValues, field: keyof ArticleValues, groups: readonly HelpGroup[]): string {
  if (field === 'content') return textOfArticle(values.content);
  if (field === 'groupId') return groups.find(({ id }) => id === values.groupId)?.title ?? '';
  if (field === 'relatedIds') {
    const all = groups.flatMap(({ questions }) => questions);
    return values.relatedIds.flatMap((id) => all.find((one) => one.id === id)?.question ?? []).join(' · ');
  }
  return values[field];
}
