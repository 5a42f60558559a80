import { useTranslation } from '#web/i18n.ts';
import { Card } from '#web/ui/card.tsx';
import { CopiedBlock } from '#web/ui/copied-block.tsx';
import { apiOrigin } from './api-origin.ts';
import classes from './how-to-use.module.css';
import { McpWrites } from './mcp-writes.tsx';

/** Connection settings for assistants, in the format most of them read. */
export function ForAssistants() {
  const { t } = useTranslation();
  const server = { type: 'http', url: `${apiOrigin()}/api/v1/mcp`, headers: { Authorization: 'Bearer atrium_…' } };
  return (
    <Card title={t('apiKeys.mcp.title')} text={t('apiKeys.mcp.text')}>
      <div className={classes.steps}>
        <div>
          <p>{t('apiKeys.mcp.config')}</p>
          <CopiedBlock label={t('apiKeys.mcp.configLabel')} text={JSON.stringify({ mcpServers: { atrium: server } }, null, 2)} />
        </div>
        <p className={classes.quiet}>{t('apiKeys.mcp.few')}</p>
        <McpWrites />
      </div>
    </Card>
  );
}
