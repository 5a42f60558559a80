import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reason } from '#contract/reason.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { reasonText } from '#web/refusal-text.ts';
import { toast } from '#web/toast.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import type { ProfilePage } from '../../contract.ts';
import { addProfilePost } from '../../post-contract.ts';
import { MediaField } from './media-field.tsx';
import { OptionFields } from './option-fields.tsx';
import { bodyOf, fewestOptions, keepPost, keptPost, type PostDraft } from './post-draft.ts';

interface Props {
  /** With what one begins. */
  begun: 'text' | 'media' | 'poll';
  pages: readonly ProfilePage[];
  pageId: number | undefined;
  onClose: () => void;
}

type Errors = Partial<Record<'postText' | 'fileId' | 'options', string>>;

/** Posts a text, a picture or a video, or a poll. What is typed stays until it is posted. */
export function PostDialog({ begun, pages, pageId, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(() => keptPost({ pageId, isPoll: begun === 'poll' }));
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const change = (part: Partial<PostDraft>) => {
    const now = { ...draft, ...part };
    setDraft(now);
    keepPost(now);
    setErrors({});
  };
  const body = bodyOf(draft);
  const send = async () => {
    if (isSending || isUploading) return;
    if (!body.postText && (draft.options || !draft.file)) return setErrors({ postText: t('profile.compose.needsText') });
    if (body.options && body.options.length < fewestOptions) return setErrors({ options: t('profile.compose.needsOptions') });
    setSending(true);
    setFailure('');
    try {
      await call(addProfilePost, { body });
      keepPost(null);
      await queryClient.invalidateQueries({ queryKey: ['profile'] });
      toast({ tone: 'success', message: t('profile.done.posted') });
      onClose();
    } catch (error) {
      const reasons = error instanceof ApiError && error.status === 400 ? Object.entries(error.reasons) : [];
      const found = reasons.map(([path, [reason]]) => [path.split('.')[0], reason ? reasonText(t, reason as Reason) : '']);
      setErrors(Object.fromEntries(found));
      if (found.length === 0) setFailure(formFailureText(t, error));
    } finally {
      setSending(false);
    }
  };
  return (
    <DialogForm
      title={t(draft.options ? 'profile.compose.pollTitle' : 'profile.compose.title')}
      submitLabel={t('profile.compose.send')}
      isSending={isSending}
      failure={failure}
      keepsTyped
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <TextareaField
        label={t(draft.options ? 'profile.compose.question' : 'profile.compose.text')}
        rows={4}
        maxLength={5000}
        value={draft.text}
        error={errors.postText}
        onChange={(event) => change({ text: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
        }}
      />
      {draft.options ? (
        <OptionFields options={draft.options} error={errors.options} onChange={(options) => change({ options })} />
      ) : (
        <MediaField file={draft.file} error={errors.fileId} onBusy={setUploading} onChange={(file) => change({ file })} />
      )}
      {pages.length > 0 && (
        <SelectField
          label={t('profile.compose.page')}
          value={draft.pageId}
          options={[
            { value: '', label: t('profile.compose.noPage') },
            ...pages.map(({ id, username }) => ({ value: String(id), label: username })),
          ]}
          onChoose={(chosen) => change({ pageId: chosen })}
        />
      )}
    </DialogForm>
  );
}
