import { useTranslation } from '#web/i18n.ts';
import { rightInWords } from '#web/right-words.ts';
import { transport } from '#web/transport.ts';
import { Card } from '#web/ui/card.tsx';
import { CopiedBlock } from '#web/ui/copied-block.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { TabNote } from '#web/ui/tab-note.tsx';
import { curlLines, exportLine } from '../curl-lines.ts';
import { apiOrigin } from './api-origin.ts';
import classes from './how-to-use.module.css';

/** Example terminal commands that use a key. */
export function HowToUse() {
  const { t } = useTranslation();
  const origin = apiOrigin();
  return (
    <Card title={t('apiKeys.how.title')} text={t('apiKeys.how.text')}>
      <div className={classes.steps}>
        <TabNote>{t('apiKeys.how.inTab')}</TabNote>
        <div>
          <p>{t('apiKeys.how.export')}</p>
          <CopiedBlock label={t('apiKeys.how.exportLabel')} text={exportLine('atrium_…')} />
        </div>
        {curlLines(origin).map(({ kind, needs, command }) => (
          <div key={kind}>
            <p>
              {t(`apiKeys.how.${kind}`)}
              {needs && <span className={classes.quiet}> {t('apiKeys.how.needs', { right: rightInWords(t, needs) })}</span>}
            </p>
            <CopiedBlock label={t(`apiKeys.how.${kind}Label`)} text={command} />
          </div>
        ))}
        {!transport().tab && (
          <p>
            {t('apiKeys.how.all')} <PageLink href={`${origin}/api/v1/docs`}>{t('apiKeys.how.docs')}</PageLink>
          </p>
        )}
        <p className={classes.quiet}>{t('apiKeys.how.refused')}</p>
      </div>
    </Card>
  );
}
