import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { changedFields } from '#web/changed-fields.ts';
import { useTranslation } from '#web/i18n.ts';
import { sendChange } from '#web/send-change.ts';
import { toast } from '#web/toast.ts';
import { useAutosave } from '#web/use-autosave.ts';
import { useKeptForm } from '#web/use-kept-form.ts';
import { addPost, type EditedPost, savePost } from '../../contract.ts';
import { editQuery } from '../blog-queries.ts';
import { emptyPost, givenOf, isWritten, type PostValues, valuesOf } from './post-values.ts';

export type SavedPost = ReturnType<typeof useSavedPost>;

/**
 * The fields of a post, which save themselves, each time as a revision. What others changed elsewhere meanwhile stands; where both changed
 * the same, both are shown. @param onBorn is told of a new post once it is there
 */
export function useSavedPost(post: EditedPost | null, onBorn: (post: EditedPost) => void) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const draftKey = post ? String(post.id) : 'new';
  const form = useKeptForm<PostValues, EditedPost>({
    storageKey: `atrium.blog.draft.${draftKey}`,
    draftKey,
    record: post,
    begun: post ? valuesOf(post) : emptyPost,
    valuesOf,
    versionOf: ({ version }) => version,
    failureOf: (error) => t(error instanceof ApiError && error.status === 0 ? 'blog.failed.saveOffline' : 'blog.failed.save'),
  });
  const { values } = form;
  /** Of a post that was just begun, until its record is read. */
  const idRef = useRef(post?.id);
  if (post) idRef.current = post.id;

  const send = async (base: PostValues, version: number): Promise<void> => {
    if (changedFields(base, values).length === 0) return;
    const id = idRef.current;
    const saved =
      id === undefined
        ? (await call(addPost, { body: { ...givenOf(values, changedFields(base, values)), blogTitle: values.blogTitle } })).post
        : await sendChange({
            ...{ base, values, version, valuesOf, versionOf: (record: EditedPost) => record.version },
            send: async (names, on) => (await call(savePost, { params: { id }, body: { ...givenOf(values, names), version: on } })).post,
          });
    idRef.current = saved.id;
    form.goOn(saved, values);
    queryClient.setQueryData(editQuery(saved.id).queryKey, saved);
    void queryClient.invalidateQueries({ queryKey: ['blog'], predicate: ({ queryKey }) => queryKey[1] !== 'edit' });
    if (id === undefined) onBorn(saved);
  };
  const save = (version = form.baseVersion) => form.send(() => send(form.base, version));
  const leave = () => {
    if (isWritten(values))
      void send(form.base, form.baseVersion).then(form.forget, () => toast({ tone: 'error', message: t('blog.failed.kept') }));
  };
  const { status, saveNow } = useAutosave({ form, isReady: isWritten(values), save, leave });
  const theirs = form.conflict;
  return {
    form,
    status,
    saveNow,
    /** The own text becomes the next revision; that of the other stays the one before it. */
    keepMine: () => theirs && void save(theirs.version),
    /** The other's text; the own one can be had back as long as it is not forgotten. */
    takeTheirs: () => {
      const mine = values;
      form.takeCurrent();
      toast({ message: t('blog.conflict.taken'), action: { label: t('ui.undo'), run: () => form.replace(mine) } });
    },
    /** Both texts, one below the other. */
    takeBoth: () => {
      if (!theirs) return;
      const mine = values;
      form.takeCurrent();
      form.replace({ ...valuesOf(theirs), content: `${theirs.content}<hr><h2>${t('blog.conflict.myText')}</h2>${mine.content}` });
    },
  };
}
