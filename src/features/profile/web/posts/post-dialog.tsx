import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Reason } from '#contract/reason.ts';
import { useUploads } from '#platform/files/web/public-api.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconTrash } from '#web/icons.ts';
import { reasonText } from '#web/refusal-text.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { FileImage } from '#web/ui/file-image.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { useShownFile } from '#web/use-shown-file.ts';
import type { ProfilePage } from '../../contract.ts';
import { addProfilePost, maxOptions } from '../../post-contract.ts';
import classes from './post-dialog.module.css';
import { bodyOf, fewestOptions, keepPost, keptPost, type PostDraft, withOption } from './post-draft.ts';

interface Props {
  /** Initial mode. */
  begun: 'text' | 'media' | 'poll';
  pages: readonly ProfilePage[];
  pageId: number | undefined;
  onClose: () => void;
}

type Errors = Partial<Record<'postText' | 'fileId' | 'options', string>>;

/** Creates a text post, a picture or video, or a poll. Input is kept until it is posted. */
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

interface OptionFieldsProps {
  options: readonly string[];
  error: string | undefined;
  onChange: (options: string[]) => void;
}

/** Options of a poll; empty ones are ignored. */
function OptionFields({ options, error, onChange }: OptionFieldsProps) {
  const { t } = useTranslation();
  return options.map((option, index) => (
    <TextField
      // biome-ignore lint/suspicious/noArrayIndexKey: an answer is known by its place.
      key={index}
      label={t('profile.compose.option', { number: index + 1 })}
      maxLength={100}
      dir="auto"
      autoComplete="off"
      value={option}
      error={index === 0 ? error : undefined}
      onChange={(event) => onChange(withOption(options, index, event.currentTarget.value, maxOptions))}
    />
  ));
}

interface MediaFieldProps {
  file: PostDraft['file'];
  error: string | undefined;
  onBusy: (isBusy: boolean) => void;
  onChange: (file: PostDraft['file']) => void;
}

const accepted = 'image/png,image/jpeg,image/webp,image/gif,image/avif,video/mp4,video/webm';

/** Picture or video of a post, uploaded at once and attached when it is posted. */
function MediaField({ file, error, onBusy, onChange }: MediaFieldProps) {
  const { t } = useTranslation();
  const uploads = useUploads();
  const { isBusy } = uploads;
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  const failed = uploads.list.find(({ failure }) => failure);
  const choose = (chosen: File) => {
    for (const { key } of uploads.list) uploads.remove(key);
    uploads.start([chosen], ({ id, url, mediaType }) => onChange({ id, url, isVideo: mediaType.startsWith('video/') }));
  };
  return (
    <div className={classes.field}>
      {file ? (
        <>
          {file.isVideo ? (
            <Video src={file.url} label={t('profile.compose.media')} />
          ) : (
            <FileImage className={classes.shown} src={file.url} alt="" />
          )}
          <Button look="outline" onClick={() => onChange(null)}>
            <IconTrash size={18} aria-hidden="true" />
            {t('profile.compose.removeMedia')}
          </Button>
        </>
      ) : (
        <FileDrop
          label={t('profile.compose.media')}
          text={t('profile.compose.mediaHint')}
          accept={accepted}
          isBusy={isBusy}
          onChoose={choose}
        />
      )}
      <FormFailure text={error ?? (failed ? t(`profile.upload.${failed.failure}`) : '')} />
    </div>
  );
}

function Video({ src, label }: { src: string; label: string }) {
  // biome-ignore lint/a11y/useMediaCaption: what somebody uploads has none.
  return <video className={classes.shown} src={useShownFile(src)} controls preload="metadata" aria-label={label} />;
}
