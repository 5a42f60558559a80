import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { commonFailure } from '#web/actions/common-failure.ts';
import { call } from '#web/api-client.ts';
import { ApiError, isRefused } from '#web/api-error.ts';
import { changedFields } from '#web/changed-fields.ts';
import { keepDraft } from '#web/draft-storage.ts';
import { useTranslation } from '#web/i18n.ts';
import { sendChange } from '#web/send-change.ts';
import { toast } from '#web/toast.ts';
import { useAutosave } from '#web/use-autosave.ts';
import { useDraftForm } from '#web/use-draft-form.ts';
import { useIsHere } from '#web/use-is-here.ts';
import { addPost, type EditedPost, savePost } from '../../contract.ts';
import { editQuery } from '../blog-queries.ts';
import { emptyPost, givenOf, isWritten, type PostValues, valuesOf } from './post-values.ts';

/** The state of the post on the server; no id until it is created. */
interface Stored {
  id: number | undefined;
  base: PostValues;
  version: number;
}

const draftPlace = (key: string) => `atrium.blog.draft.${key}`;

export type SavedPost = ReturnType<typeof useSavedPost>;

/**
 * Post form with autosave; each save creates a revision. Changes by others to other fields are merged; for changes to the same fields
 * both versions are shown. @param onCreated is called with a new post once it is created
 */
export function useSavedPost(post: EditedPost | null, onCreated: (post: EditedPost) => void) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const draftKey = post ? String(post.id) : 'new';
  const form = useDraftForm<PostValues, EditedPost>({
    storageKey: draftPlace(draftKey),
    draftKey,
    record: post,
    begun: post ? valuesOf(post) : emptyPost,
    valuesOf,
    versionOf: ({ version }) => version,
    failureOf: (error) => {
      const isOffline = error instanceof ApiError && error.status === 0;
      return commonFailure(t, error, t(isOffline ? 'blog.failed.saveOffline' : 'blog.failed.save')).message;
    },
  });
  const { values } = form;
  /** The id of a newly created post until its record is loaded. */
  const idRef = useRef(post?.id);
  if (post) idRef.current = post.id;
  /** Values of the create request until it has a response: the post may already exist, so a retry sends the same. */
  const firstSent = useRef<PostValues>(undefined);

  /** The pending or last save. */
  const saving = useRef<Promise<Stored>>(undefined);
  const isHere = useIsHere();

  const add = async (base: PostValues, sent: PostValues): Promise<EditedPost> => {
    try {
      return (await call(addPost, { body: { ...givenOf(sent, changedFields(base, sent)), blogTitle: sent.blogTitle } })).post;
    } catch (error) {
      if (isRefused(error)) firstSent.current = undefined;
      throw error;
    }
  };
  const send = async ({ id, base, version }: Stored): Promise<Stored> => {
    if (changedFields(base, values).length === 0) return { id, base, version };
    if (id === undefined) firstSent.current ??= values;
    const sent = (id === undefined && firstSent.current) || values;
    const saved =
      id === undefined
        ? await add(base, sent)
        : await sendChange({
            ...{ base, values, version, valuesOf, versionOf: (record: EditedPost) => record.version },
            send: async (names, on) => (await call(savePost, { params: { id }, body: { ...givenOf(values, names), version: on } })).post,
          });
    idRef.current = saved.id;
    form.goOn(saved, sent);
    queryClient.setQueryData(editQuery(saved.id).queryKey, saved);
    void queryClient.invalidateQueries({ queryKey: ['blog'], predicate: ({ queryKey }) => queryKey[1] !== 'edit' });
    // A user who has moved to another page stays there.
    if (id === undefined && isHere()) onCreated(saved);
    const now = { id: saved.id, base: sent, version: saved.version };
    return sent === values ? now : send(now);
  };
  const stored = (version = form.baseVersion): Stored => ({ id: idRef.current, base: form.base, version });
  const save = (version?: number) =>
    form.send(() => {
      saving.current = send(stored(version));
      return saving.current;
    });
  const leave = () => {
    if (!isWritten(values)) return;
    const tellKept = () => toast({ tone: 'error', message: t('blog.failed.kept') });
    const keep = ({ id, base, version }: Stored) => {
      const key = String(id ?? 'new');
      keepDraft(draftPlace(key), { key, values, base, version });
      tellKept();
    };
    // Prevents creating a post twice: later edits follow once the first save is done.
    const before = (form.isSending && saving.current) || Promise.resolve(stored());
    void before.then((last) => send(last).then(form.forget, () => keep(last)), tellKept);
  };
  const { status, saveNow } = useAutosave({ form, isReady: isWritten(values), save, leave });
  const theirs = form.conflict;
  return {
    form,
    status,
    saveNow,
    /** Saves the user's text as the next revision; the other version remains the one before it. */
    keepMine: () => theirs && void save(theirs.version),
    /** Takes the other version; Undo brings the user's text back. */
    takeTheirs: () => {
      const mine = values;
      form.takeCurrent();
      toast({ message: t('blog.conflict.taken'), action: { label: t('common.undo'), run: () => form.replace(mine), isUndo: true } });
    },
    /** Combines both texts, one below the other. */
    takeBoth: () => {
      if (!theirs) return;
      const mine = values;
      form.takeCurrent();
      form.replace({ ...valuesOf(theirs), content: `${theirs.content}<hr><h2>${t('blog.conflict.myText')}</h2>${mine.content}` });
    },
  };
}
