import { Suspense, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconListNumbers, IconPhoto } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { useSession } from '#web/session-store.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { ProfilePage } from '../../contract.ts';
import classes from './composer.module.css';

const PostDialog = lazyPart(() => import('./post-dialog.tsx').then((loaded) => loaded.PostDialog));

/** Starts a post: text, a picture or video, or a poll. */
export function Composer({ pages, pageId }: { pages: readonly ProfilePage[]; pageId: number | undefined }) {
  const { t } = useTranslation();
  const user = useSession();
  const [begun, begin] = useState<'text' | 'media' | 'poll'>();
  return (
    <div className={classes.composer}>
      <Avatar name={user?.fullName ?? ''} src={user?.avatar ?? null} size={40} />
      <button type="button" className={classes.prompt} onClick={() => begin('text')}>
        {t('profile.compose.prompt')}
      </button>
      <span className={classes.tools}>
        <IconButton label={t('profile.compose.addMedia')} onClick={() => begin('media')}>
          <IconPhoto size={20} />
        </IconButton>
        <IconButton label={t('profile.compose.addPoll')} onClick={() => begin('poll')}>
          <IconListNumbers size={20} />
        </IconButton>
      </span>
      <Suspense fallback={null}>
        {begun && <PostDialog begun={begun} pages={pages} pageId={pageId} onClose={() => begin(undefined)} />}
      </Suspense>
    </div>
  );
}
