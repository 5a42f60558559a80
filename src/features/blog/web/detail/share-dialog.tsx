import { copyText } from '#web/copy-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCopy, IconExternalLink } from '#web/icons.ts';
import { toast } from '#web/toast.ts';
import { transport } from '#web/transport.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogBody } from '#web/ui/dialog-body.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { InfoNote } from '#web/ui/info-note.tsx';
import { TabNote } from '#web/ui/tab-note.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { PostDetail } from '../../contract.ts';
import { postAddress } from '../blog-addresses.ts';
import classes from './share-dialog.module.css';

/** Links to a post: internal, and public once it is published. */
export function ShareDialog({ blog, onClose }: { blog: PostDetail['blog']; onClose: () => void }) {
  const { t } = useTranslation();
  const isInTab = Boolean(transport().tab);
  const path = isInTab ? null : blog.publicPath;
  const copy = async (address: string) => toast({ message: t((await copyText(address)) ? 'blog.share.copied' : 'blog.share.notCopied') });
  const line = (label: string, way: string, isOpen = false) => {
    const address = new URL(way, location.origin).href;
    return (
      <div className={classes.line}>
        <TextField
          label={label}
          value={address}
          readOnly
          dir="ltr"
          onFocus={(event) => event.currentTarget.select()}
          end={
            <IconButton label={t('ui.copy.one', { what: label })} onClick={() => void copy(address)}>
              <IconCopy size={18} />
            </IconButton>
          }
        />
        {isOpen && (
          <a href={address} target="_blank" rel="noopener" className={classes.open}>
            <IconExternalLink size={16} aria-hidden="true" />
            {t('blog.share.open')}
          </a>
        )}
      </div>
    );
  };
  return (
    <Dialog title={t('blog.share.title')} onClose={onClose}>
      <DialogBody>
        {path !== null && line(t('blog.share.public'), path, true)}
        {path !== null && line(t('blog.share.feed'), path.replace(/posts\/[^/]*$/, 'feed.xml'))}
        {path !== null && line(t('blog.share.rss'), path.replace(/posts\/[^/]*$/, 'rss.xml'))}
        {line(t('blog.share.inside'), postAddress(blog.id))}
        {blog.publicPath === null && <InfoNote>{t('blog.share.notPublished')}</InfoNote>}
        <TabNote>{t('blog.share.inTab')}</TabNote>
      </DialogBody>
    </Dialog>
  );
}
