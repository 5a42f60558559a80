import { Suspense, useState } from 'react';
import { call } from '#web/api-client.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconTrash } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { uploadWithProgress } from '#web/upload-with-progress.ts';
import { type Account, updateAvatar, updateGeneral } from '../../contract.ts';
import classes from '../account-page.module.css';
import { useSavedAccount } from '../use-saved-account.ts';

const CropDialog = lazyPart(() => import('../avatar/crop-dialog.tsx').then(({ CropDialog }) => CropDialog));

/** The own portrait: chosen, cut to a square, taken away, and had back. */
export function AvatarCard({ account: { general } }: { account: Account }) {
  const { t } = useTranslation();
  const saySaved = useSavedAccount();
  const [chosen, setChosen] = useState<File>();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const { avatarFileId, avatar, fullName } = general;
  const give = (fileId: number | null) => call(updateGeneral, { body: { avatarFileId: fileId } });
  const save = async (message: string, work: () => Promise<Account>) => {
    setFailure('');
    setSending(true);
    try {
      saySaved(await work(), message, () => give(avatarFileId));
      setChosen(undefined);
    } catch (error) {
      setFailure(formFailureText(t, error));
    } finally {
      setSending(false);
    }
  };
  return (
    <Card title={t('account.avatar.title')} text={t('account.avatar.text')}>
      <div className={classes.form}>
        <div className={classes.line}>
          <Avatar name={fullName} src={avatar} size={88} />
          <div className={classes.grow}>
            <FileDrop
              label={t('account.avatar.choose')}
              text={t('account.avatar.hint')}
              accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
              isBusy={isSending}
              onChoose={(file) => {
                setFailure('');
                setChosen(file);
              }}
            />
          </div>
          {avatarFileId !== null && (
            <Button look="outline" loading={isSending} onClick={() => void save(t('account.avatar.removed'), () => give(null))}>
              <IconTrash size={18} aria-hidden="true" />
              {t('account.avatar.remove')}
            </Button>
          )}
        </div>
        <FormFailure text={chosen ? '' : failure} />
      </div>
      <Suspense fallback={null}>
        {chosen && (
          <CropDialog
            file={chosen}
            isSending={isSending}
            failure={failure}
            onCropped={(picture) => void save(t('account.avatar.saved'), () => uploadWithProgress(updateAvatar, {}, picture))}
            onClose={() => {
              setFailure('');
              setChosen(undefined);
            }}
          />
        )}
      </Suspense>
    </Card>
  );
}
