import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api-client.ts';
import { keepDraft, keptDraft } from '#web/draft-storage.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { addProfilePost, type ProfilePost } from '../../post-contract.ts';
import { SharedPost } from './shared-post.tsx';

const storageKey = 'atrium.profile.share';

/** Shares a post with the user's followers, with an optional text. */
export function ShareDialog({ post, onClose }: { post: ProfilePost; onClose: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const draftKey = String(post.id);
  const [text, setText] = useState(() => keptDraft<string>(storageKey, draftKey)?.values ?? '');
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  const type = (typed: string) => {
    setText(typed);
    keepDraft(storageKey, typed ? { key: draftKey, values: typed, base: '', version: 0 } : null);
  };
  const send = async () => {
    setSending(true);
    setFailure('');
    try {
      await call(addProfilePost, { body: { postText: text.trim(), sharedId: post.id } });
      keepDraft(storageKey, null);
      await queryClient.invalidateQueries({ queryKey: ['profile'] });
      toast({ tone: 'success', message: t('profile.done.shared') });
      onClose();
    } catch (error) {
      setFailure(formFailureText(t, error));
    } finally {
      setSending(false);
    }
  };
  return (
    <DialogForm
      title={t('profile.post.shareTitle')}
      submitLabel={t('profile.post.share')}
      isSending={isSending}
      failure={failure}
      keepsTyped
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <TextareaField
        label={t('profile.post.shareText')}
        rows={3}
        maxLength={5000}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <SharedPost post={post.isShare ? post.shared : post} />
    </DialogForm>
  );
}
