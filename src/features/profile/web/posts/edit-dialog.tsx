import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { reasonText } from '#web/refusal-text.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { InfoNote } from '#web/ui/info-note.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { type ProfilePost, updateProfilePost } from '../../post-contract.ts';

/** Edits the text of the user's own post. Shows a concurrent edit first. */
export function EditDialog({ post, onClose }: { post: ProfilePost; onClose: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [text, setText] = useState(post.postText);
  const [version, setVersion] = useState(post.version);
  const [theirs, setTheirs] = useState<string>();
  const [error, setError] = useState('');
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    setFailure('');
    setError('');
    try {
      await call(updateProfilePost, { params: { id: post.id }, body: { postText: text.trim(), version } });
      await queryClient.invalidateQueries({ queryKey: ['profile'] });
      onClose();
    } catch (failed) {
      const current = failed instanceof ApiError && failed.status === 409 ? (failed.current as ProfilePost | undefined) : undefined;
      const [reason] = failed instanceof ApiError ? (failed.reasons.postText ?? []) : [];
      if (current) {
        setTheirs(current.postText);
        setVersion(current.version);
      } else if (reason) setError(reasonText(t, reason));
      else setFailure(formFailureText(t, failed));
    } finally {
      setSending(false);
    }
  };
  return (
    <DialogForm
      title={t('profile.post.edit')}
      submitLabel={t('common.save')}
      isSending={isSending}
      failure={failure}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {theirs !== undefined && <InfoNote>{t('profile.post.changedMeanwhile', { text: theirs })}</InfoNote>}
      <TextareaField
        label={t(post.options.length > 0 ? 'profile.compose.question' : 'profile.compose.text')}
        rows={5}
        maxLength={5000}
        value={text}
        error={error}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </DialogForm>
  );
}
