import { useTranslation } from '#web/i18n.ts';
import { usePageTitle } from '#web/page-title.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { EmptyFrameScene } from './empty-frame-scene.tsx';
import { Notice } from './notice.tsx';

/** Says that there is no page at this address; whoever shows it gives the landmark. */
export function ErrorPage() {
  const { t } = useTranslation();
  usePageTitle(t('misc.error.title'));
  return (
    <Notice picture={<EmptyFrameScene />} title={t('misc.error.title')} text={t('misc.error.text')}>
      <PageLink href="/" look="primary">
        {t('misc.home')}
      </PageLink>
    </Notice>
  );
}
