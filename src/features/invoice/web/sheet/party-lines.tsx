import { countryName } from '#contract/address/country-name.ts';
import { type TFunction, useTranslation } from '#web/i18n.ts';
import { FileImage } from '#web/ui/file-image.tsx';
import type { InvoiceClient, InvoiceRecord } from '../../contract.ts';
import classes from './party-lines.module.css';

interface Props {
  party: Pick<InvoiceClient, 'company' | 'name' | 'address' | 'country' | 'vatId' | 'companyNumber' | 'taxNumber' | 'companyEmail'>;
}

/** A client's address, formatted as in a letter. */
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

/** The seller's logo, name and address. */
export function SellerHead({
  seller,
}: {
  seller: Omit<InvoiceRecord['seller'], 'bankName' | 'bankCountry' | 'bankCode' | 'accountNumber' | 'iban' | 'swiftCode'>;
}) {
  const { t, i18n } = useTranslation();
  const lines = [...seller.address.split('\n'), countryName(seller.country, i18n.language)].filter((line) => line.trim());
  return (
    <div className={classes.seller}>
      {seller.logo && <FileImage className={classes.logo} src={seller.logo} alt="" />}
      <address className={classes.lines}>
        <bdi className={classes.sellerName}>{seller.name}</bdi>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text, which may be alike.
          <bdi key={index}>{line}</bdi>
        ))}
        {registrationLines(seller, t).map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
        {seller.email && <span>{seller.email}</span>}
        {seller.phone && <bdi dir="ltr">{seller.phone}</bdi>}
      </address>
    </div>
  );
}

/** Returns the company's registration numbers. One with its own label, such as `HRB 1234`, is unchanged. */
function registrationLines(party: Pick<InvoiceRecord['seller'], 'vatId' | 'companyNumber' | 'taxNumber'>, t: TFunction): string[] {
  const { vatId, companyNumber = '', taxNumber = '' } = party;
  const named = (number: string, key: string) => (/^\p{L}/u.test(number) ? number : number && t(key, { number }));
  return [
    vatId && t('invoice.preview.vatId', { vatId }),
    named(companyNumber, 'invoice.preview.companyNumber'),
    named(taxNumber, 'invoice.preview.taxNumber'),
  ].filter(Boolean);
}
