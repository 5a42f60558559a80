import { Suspense, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { FileImage } from '#web/ui/file-image.tsx';
import { useShownFile } from '#web/use-shown-file.ts';
import type { SharedPost } from '../../post-contract.ts';
import classes from './post-media.module.css';

const Lightbox = lazyPart(() => import('#web/ui/lightbox.tsx').then((loaded) => loaded.Lightbox));

/** The picture of a post, which opens full size, or its video. */
export function PostMedia({ post: { postImg, postVid, username } }: { post: Pick<SharedPost, 'postImg' | 'postVid' | 'username'> }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const name = t('profile.post.pictureBy', { name: username });
  if (postVid) return <Video src={postVid} label={t('profile.post.videoBy', { name: username })} />;
  if (!postImg) return null;
  return (
    <>
      <button type="button" className={classes.open} aria-label={name} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FileImage className={classes.picture} src={postImg} alt="" loading="lazy" width={960} height={540} />
      </button>
      <Suspense fallback={null}>
        {isOpen && <Lightbox pictures={[{ name, url: postImg }]} first={0} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

function Video({ src, label }: { src: string; label: string }) {
  const shown = useShownFile(src);
  // biome-ignore lint/a11y/useMediaCaption: what somebody uploads has none.
  return <video className={classes.video} src={shown} controls preload="metadata" aria-label={label} />;
}
