import { useTranslation } from '#web/i18n.ts';
import { IconMail, IconWorld } from '#web/icons.ts';
import { transport } from '#web/transport.ts';
import classes from './sending-note.module.css';

interface SendingNoteProps {
  ownAddress: string;
  /** The address that mail of the world comes from; null when none leaves. */
  outsideFrom: string | null;
}

/** Says how mail reaches people inside, and whether and as whom it leaves to the world. */
export function SendingNote({ ownAddress, outsideFrom }: SendingNoteProps) {
  const { t } = useTranslation();
  const isInTab = transport().tab !== undefined;
  // Addresses run from left to right in every sentence.
  const address = `\u2068${outsideFrom}\u2069`;
  const own = `\u2068${ownAddress}\u2069`;
  return (
    <ul className={classes.notes}>
      <li>
        <IconMail size={20} stroke={1.75} aria-hidden="true" />
        {t(isInTab ? 'email.settings.addresses.insideInTab' : 'email.settings.addresses.inside')}
      </li>
      <li>
        <IconWorld size={20} stroke={1.75} aria-hidden="true" />
        {outsideFrom === null
          ? t(isInTab ? 'email.settings.addresses.noOutsideInTab' : 'email.settings.addresses.noOutside')
          : t('email.settings.addresses.leavesAs', { address, own })}
      </li>
    </ul>
  );
}
