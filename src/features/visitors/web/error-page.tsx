import { useTranslation } from '#web/i18n.ts';
import { usePageTitle } from '#web/page-title.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { Notice } from './notice.tsx';
import { Scene } from './scene.tsx';

/** 404 page; the caller provides the landmark. */
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

/** A crooked, empty picture frame under a tilted lamp. */
function EmptyFrameScene() {
  return (
    <Scene>
      <g transform="rotate(-8 176 104)">
        <path className="wood" d="M118 62h116v84H118Z" />
        <path className="paper" d="M128 72h96v64h-96Z" />
        <path className="deep" d="M128 136l28-34 18 18 14-16 36 32Z" />
        <circle className="light" cx="200" cy="90" r="8" />
        <path className="line" d="M146 62l30-24 30 24" />
      </g>
      <circle className="ink" cx="172" cy="38" r="4" />
      <path className="iris" d="M48 196c0-10 8-14 8-26H92c0 12 8 16 8 26Z" />
      <path className="leaf" d="M74 170c-22-8-28-26-26-42 14 4 24 14 26 26 0-18 6-32 20-40 6 20-2 44-20 56Z" />
      <path className="wood-dark" d="M228 196l6-30h52l6 30h-6l-5-24h-42l-5 24Z" />
      <path className="wood" d="M222 158h76v9h-76Z" />
      <path className="iris-light" d="M246 158v-18h28v18Z" />
      <path className="line" d="M274 144q12-1 11 6t-11 4" />
    </Scene>
  );
}
