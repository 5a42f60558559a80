import { countryName } from '#contract/address/country-name.ts';
import { useTranslation } from '#web/i18n.ts';
import type { InvoiceClient } from '../../contract.ts';
import classes from './party-lines.module.css';
import { registrationLines } from './registration-lines.ts';

interface Props {
  party: Pick<InvoiceClient, 'company' | 'name' | 'address' | 'country' | 'vatId' | 'companyNumber' | 'taxNumber' | 'companyEmail'>;
}

/** A client's address, as a letter has it. */
export function PartyLines({ party }: Props) {
  const { t, i18n } = useTranslation();
  const { company, name, address, companyEmail } = party;
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
      {registrationLines(party, t).map((line) => (
        <span key={line}>{line}</span>
      ))}
      {companyEmail && (
        <span className={classes.email}>
          <bdi>{companyEmail}</bdi>
        </span>
      )}
    </address>
  );
}
