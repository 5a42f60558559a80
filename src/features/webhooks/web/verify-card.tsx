import { useTranslation } from '#web/i18n.ts';
import { Card } from '#web/ui/card.tsx';
import { CopiedBlock } from '#web/ui/copied-block.tsx';

/** Sample for verifying a delivery in Node without dependencies. */
const sample = `import { createHmac, timingSafeEqual } from 'node:crypto';

/** body: the text as it came, before it is parsed; secret: whsec_… */
export function isGenuine(headers, body, secret) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const expected = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest();
  return headers['webhook-signature'].split(' ').some((signature) => {
    const given = Buffer.from(signature.slice('v1,'.length), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}`;

/** Explains to receivers what they get, in which order, and how to verify it. */
export function VerifyCard() {
  const { t } = useTranslation();
  return (
    <Card title={t('webhooks.verify.title')} text={t('webhooks.verify.text')}>
      <CopiedBlock label={t('webhooks.verify.sample')} text={sample} />
    </Card>
  );
}
