import { countryName } from '#contract/address/country-name.ts';
import { useTranslation } from '#web/i18n.ts';
import classes from './party-lines.module.css';

interface Props {
  party: { company: string; name: string; address: string; country: string; vatId: string; companyEmail: string };
}

/** A client's address, as a letter has it. */
export function PartyLines({ party }: Props) {
  const { t, i18n } = useTranslation();
  const { company, name, address, vatId, companyEmail } = party;
  const country = countryName(party.country, i18n.language);
  const lines = [company || name, company ? name : '', ...address.split('\n'), country].filter((line) => line.trim());
  return (
    <address className={classes.party}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text, which may be alike.
        <span key={index} className={index === 0 ? classes.name : undefined}>
          <bdi>{line}</bdi>
        </span>
      ))}
      {vatId && <span>{t('invoice.preview.vatId', { vatId })}</span>}
      {companyEmail && (
        <span className={classes.email}>
          <bdi>{companyEmail}</bdi>
        </span>
      )}
    </address>
  );
}
