import { useTranslation } from '#web/i18n.ts';
import { usePageTitle } from '#web/page-title.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import styles from './notice.module.css';
import { Notice } from './notice.tsx';
import { NotifyForm } from './notify-form.tsx';
import { Scene } from './scene.tsx';

/** Announces something new and collects addresses to notify. */
export function ComingSoonPage() {
  const { t } = useTranslation();
  usePageTitle(t('misc.comingSoon.title'));
  return (
    <main className={styles.page}>
      <Notice picture={<RisingArchScene />} title={t('misc.comingSoon.title')} text={t('misc.comingSoon.text')}>
        <NotifyForm />
        <PageLink href="/">{t('misc.home')}</PageLink>
      </Notice>
    </main>
  );
}

/** An arch under construction, its keystone on the way, with the sun rising behind it. */
function RisingArchScene() {
  return (
    <Scene>
      <circle className="light" cx="160" cy="157" r="38" />
      <path className="leaf" d="M112 196q24-30 48-10 24-24 48 10Z" />
      <path className="iris" d="M88 164h26v32H88ZM206 164h26v32h-26ZM88 128h26v32H88ZM206 128h26v32h-26Z" />
      <path
        className="iris-light"
        d="M88 124q1-19 12-34l22 16q-7 8-8 18ZM232 124q-1-19-12-34l-22 16q7 8 8 18ZM103 86q12-14 30-20l8 26q-10 3-17 10ZM217 86q-12-14-30-20l-8 26q10 3 17 10Z"
      />
      <path className="iris" d="M140 34q20-5 40 0l-7 26q-13-3-26 0Z" />
      <path className="line" d="M160 4V32M148 44l12-12 12 12" />
      <path className="wood" d="M40 130h40v7H40ZM240 130h40v7h-40Z" />
      <path className="wood-dark" d="M44 137h6v59h-6ZM70 137h6v59h-6ZM244 137h6v59h-6ZM270 137h6v59h-6Z" />
      <path className="line" d="M50 192L70 140M250 140L270 192" />
    </Scene>
  );
}
