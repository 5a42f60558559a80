import { useParams } from '@tanstack/react-router';
import { type ComponentType, useEffect, useRef } from 'react';
import { useTranslation } from '#web/i18n.ts';
import {
  IconArrowLeft,
  IconArrowsTransferDown,
  IconAt,
  IconFilter,
  IconPhotoOff,
  IconPlugConnected,
  IconSettings,
  IconSignature,
  IconTemplate,
} from '#web/icons.ts';
import { usePageTitle } from '#web/page-title.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import { SideLink } from '#web/ui/side-link.tsx';
import { AccountSection } from '../accounts/account-section.tsx';
import { AddressesSection } from '../preferences/addresses-section.tsx';
import { PicturesSection } from '../preferences/pictures-section.tsx';
import { SignatureSection } from '../preferences/signature-section.tsx';
import { TemplatesSection } from '../preferences/templates-section.tsx';
import { RulesSection } from '../rules/rules-section.tsx';
import { TransferSection } from '../transfer/transfer-section.tsx';
import classes from './mail-settings-page.module.css';

const sections: Record<SectionName, ComponentType> = {
  signature: SignatureSection,
  templates: TemplatesSection,
  rules: RulesSection,
  addresses: AddressesSection,
  pictures: PicturesSection,
  account: AccountSection,
  transfer: TransferSection,
};

export function MailSettingsPage() {
  const { t } = useTranslation();
  const { section: asked }: { section?: string } = useParams({ strict: false });
  const name = sectionFrom(asked);
  const nav = useRef<HTMLElement>(null);
  usePageTitle(name ? `${t(`email.settings.${name}.title`)} – ${t('email.settings.title')}` : t('email.settings.title'));
  // On phones the list is a row wider than the screen.
  useEffect(() => {
    if (name) nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [name]);
  const Section = name && sections[name];

  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <a href="/apps/email" className={classes.back}>
          <IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />
          {t('email.settings.back')}
        </a>
        <h1>{t('email.settings.title')}</h1>
      </header>
      <nav ref={nav} className={classes.nav} aria-label={t('email.settings.sections')}>
        {sectionNames.map((each) => {
          const Icon = sectionIcons[each];
          return (
            <SideLink
              key={each}
              href={sectionAddress(each)}
              isHere={each === name}
              mark={<Icon size={20} stroke={1.75} aria-hidden="true" />}
            >
              {t(`email.settings.${each}.title`)}
            </SideLink>
          );
        })}
      </nav>
      <div className={classes.content}>
        {Section ? (
          <Section key={name} />
        ) : (
          <>
            <PaneMessage icon={<IconSettings size={24} stroke={1.75} />} title={t('email.settings.noSection')} />
            <p className={classes.first}>
              <PageLink href={sectionAddress('signature')}>{t('email.settings.toFirst')}</PageLink>
            </p>
          </>
        )}
      </div>
    </div>
  );
}

/** The sections in order, by their name in the URL. */
const sectionIcons = {
  signature: IconSignature,
  templates: IconTemplate,
  rules: IconFilter,
  addresses: IconAt,
  pictures: IconPhotoOff,
  account: IconPlugConnected,
  transfer: IconArrowsTransferDown,
} as const satisfies Record<string, ComponentType<{ size?: number | string; stroke?: number | string }>>;

type SectionName = keyof typeof sectionIcons;

const sectionNames = Object.keys(sectionIcons) as SectionName[];

const sectionAddress = (name: SectionName) => `/apps/email/settings/${name}`;

function sectionFrom(name: string | undefined): SectionName | null {
  return sectionNames.find((known) => known === name) ?? null;
}
