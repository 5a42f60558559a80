import { useTranslation } from '#web/i18n.ts';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '#web/icons.ts';
import type { SenderCheck } from '../../sender-check-contract.ts';
import classes from './sender-check-line.module.css';

const icons = { passed: IconCircleCheck, failed: IconAlertTriangle, unconfirmed: IconInfoCircle, unchecked: IconInfoCircle };

/** Shows whether an email's sender is authentic, with the results of SPF, DKIM, DMARC and ARC. */
export function SenderCheckLine({ check }: { check: SenderCheck }) {
  const { t } = useTranslation();
  const { result, reason, domain, arc } = check;
  const Icon = icons[result];
  return (
    <details className={classes.check} data-result={result}>
      <summary>
        <Icon size={14} stroke={1.75} />
        <bdi>{t(`email.sender.line.${result}`, { domain })}</bdi>
      </summary>
      <p>{t(`email.sender.why.${reason}`, { domain, sealer: arc.sealer })}</p>
      <ul dir="ltr">
        {foundBy(check).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}

/** Uses the technical terms, which are the same in every language. */
function foundBy({ spf, dkim, dmarc, policy, arc }: SenderCheck): string[] {
  const signatures = dkim.length > 0 ? dkim : [{ result: 'none', domain: '' }];
  return [
    lineOf('SPF', spf.result, spf.domain),
    ...new Set(signatures.map((one) => lineOf('DKIM', one.result, one.domain))),
    lineOf('DMARC', dmarc, policy ? `p=${policy}` : ''),
    ...(arc.result === 'none' ? [] : [lineOf('ARC', arc.result, arc.sealer)]),
  ];
}

const lineOf = (method: string, result: string, of: string) => `${method}: ${result}${of ? ` (${of})` : ''}`;
