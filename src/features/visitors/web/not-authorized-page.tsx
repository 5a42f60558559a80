import { areaOf } from '#contract/areas.ts';
import type { Subject } from '#contract/endpoint.ts';
import { useAbility } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { usePageTitle } from '#web/page-title.ts';
import { reasonText } from '#web/refusal-text.ts';
import { rightInWords } from '#web/right-words.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { useSearchValue } from '#web/use-search-value.ts';
import styles from './notice.module.css';
import { Notice } from './notice.tsx';
import { Scene } from './scene.tsx';

/** Explains a missing permission: names it when the URL does, or reports that the area is off. */
export function NotAuthorizedPage() {
  const { t } = useTranslation();
  const [action] = useSearchValue('action');
  const [subject] = useSearchValue('subject');
  const ability = useAbility();
  const area = ability.isOff(subject as Subject) && areaOf(subject as Subject);
  const text = area
    ? reasonText(t, { code: 'area_off', area })
    : action && subject
      ? t('misc.notAuthorized.missing', { right: rightInWords(t, { action, subject }) })
      : t('misc.notAuthorized.text');
  usePageTitle(t('misc.notAuthorized.title'));
  return (
    <main className={styles.page}>
      <Notice picture={<ClosedDoorScene />} title={t('misc.notAuthorized.title')} text={text}>
        <PageLink href="/" look="primary">
          {t('misc.home')}
        </PageLink>
      </Notice>
    </main>
  );
}

/** A closed door behind a rope. */
function ClosedDoorScene() {
  return (
    <Scene>
      <path className="deep" d="M106 196V112a54 54 0 0 1 108 0v84Z" />
      <path className="iris" d="M114 196V112a46 46 0 0 1 92 0v84Z" />
      <path
        className="iris-light"
        d="M124 150V112a36 36 0 0 1 31-35v73ZM196 150V112a36 36 0 0 0-31-35v73ZM124 160h31v36h-31ZM165 160h31v36h-31Z"
      />
      <circle className="light" cx="160" cy="152" r="5" />
      <path className="wood-dark" d="M64 194V138h8v56ZM248 194V138h8v56Z" />
      <circle className="light" cx="68" cy="134" r="7" />
      <circle className="light" cx="252" cy="134" r="7" />
      <path className="line" d="M68 146q92 62 184 0" />
      <path className="wood-dark" d="M54 190h28v6H54ZM238 190h28v6h-28Z" />
      <path className="paper" d="M134 164h52a5 5 0 0 1 5 5v22a5 5 0 0 1-5 5h-52a5 5 0 0 1-5-5v-22a5 5 0 0 1 5-5Z" />
      <path className="ink" d="M153 179v-3a7 7 0 0 1 14 0v3h2v12h-18v-12ZM156 179h8v-3a4 4 0 0 0-8 0Z" />
    </Scene>
  );
}
