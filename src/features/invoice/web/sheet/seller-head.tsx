import { countryName } from '#contract/address/country-name.ts';
import { useTranslation } from '#web/i18n.ts';
import { FileImage } from '#web/ui/file-image.tsx';
import type { InvoiceRecord } from '../../contract.ts';
import { registrationLines } from './registration-lines.ts';
import classes from './seller-head.module.css';

/** Who sends the invoice: logo, name, address. */
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
        <bdi className={classes.name}>{seller.name}</bdi>
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
