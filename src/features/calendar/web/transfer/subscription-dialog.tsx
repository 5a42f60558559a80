import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { call } from '#web/api-client.ts';
import { copyText } from '#web/copy-text.ts';
import { formatMoment } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCheck, IconCopy } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { transport } from '#web/transport.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogBody } from '#web/ui/dialog-body.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { TabNote } from '#web/ui/tab-note.tsx';
import { getCalendarFeed, prolongCalendarFeed, renewCalendarFeed, revokeCalendarFeed } from '../../feed-contract.ts';
import classes from './dialog-form.module.css';

const QrCode = lazyPart(() => import('#web/ui/qr-code.tsx').then(({ QrCode }) => QrCode));

const feedQuery = () =>
  queryOptions({
    queryKey: ['calendar', 'feed'] as const,
    queryFn: async ({ signal }) => (await call(getCalendarFeed, {}, { signal })).feed,
  });

const programs = ['iphone', 'google', 'outlook'] as const;
type Asked = 'renew' | 'revoke' | null;

/** Dialog for the secret address that lets a phone subscribe to this calendar: created, renewed, revoked, and shown once. */
export function SubscriptionDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const queryClient = useQueryClient();
  const { data: feed, isPending, isError, refetch } = useQuery(feedQuery());
  const [address, setAddress] = useState('');
  const [isCopied, setCopied] = useState(false);
  const [asked, setAsked] = useState<Asked>(null);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');

  const attempt = async (work: () => Promise<void>) => {
    setSending(true);
    setFailure('');
    setAsked(null);
    try {
      await work();
    } catch {
      setFailure(t('calendar.failed.change'));
    }
    await queryClient.invalidateQueries(feedQuery());
    setSending(false);
  };
  const renew = () =>
    attempt(async () => {
      const { path } = await call(renewCalendarFeed, {});
      setAddress((transport().baseUrl ?? location.origin) + path);
      setCopied(false);
    });
  const prolong = () => attempt(async () => void (await call(prolongCalendarFeed, {})));
  const revoke = () =>
    attempt(async () => {
      await call(revokeCalendarFeed, {});
      setAddress('');
    });
  const copy = async () => {
    if (await copyText(address)) setCopied(true);
    else document.querySelector<HTMLInputElement>(`.${classes.address}`)?.select();
  };
  if (transport().tab)
    return (
      <Dialog title={t('calendar.subscription.title')} onClose={onClose}>
        <DialogBody text={t('calendar.subscription.text')}>
          <TabNote>{t('calendar.subscription.inTab')}</TabNote>
        </DialogBody>
      </Dialog>
    );
  if (isError)
    return (
      <Dialog title={t('calendar.subscription.title')} onClose={onClose}>
        <ErrorState text={t('calendar.failed.server')} onTryAgain={() => void refetch()} />
      </Dialog>
    );
  // Calendar apps open this scheme to subscribe; `https` would make a browser download the file.
  const webcal = address.replace(/^https?:/, 'webcal:');
  const when = (text: string) => formatMoment(new Date(text), i18n.language);
  const buttons = asked ? (
    <>
      <Button look="outline" onClick={() => setAsked(null)}>
        {t('ui.form.cancel')}
      </Button>
      <Button loading={isSending} onClick={() => void (asked === 'renew' ? renew() : revoke())}>
        {t(`calendar.subscription.${asked}`)}
      </Button>
    </>
  ) : feed ? (
    <>
      <Button look="outline" onClick={() => setAsked('revoke')}>
        {t('calendar.subscription.revoke')}
      </Button>
      {!feed.hasEnded && (
        <Button look="outline" loading={isSending} onClick={() => void prolong()}>
          {t('calendar.subscription.prolong')}
        </Button>
      )}
      <Button look="outline" onClick={() => setAsked('renew')}>
        {t('calendar.subscription.renew')}
      </Button>
    </>
  ) : (
    <Button loading={isSending || isPending} onClick={() => void renew()}>
      {t('calendar.subscription.make')}
    </Button>
  );
  return (
    <Dialog title={t('calendar.subscription.title')} onClose={onClose}>
      <DialogBody aria-busy={isPending} text={t('calendar.subscription.text')} buttons={buttons}>
        {address ? (
          <div className={classes.shown}>
            <label className={classes.label}>
              {t('calendar.subscription.address')}
              <input className={classes.address} dir="ltr" readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
            </label>
            <Button onClick={() => void copy()}>
              {isCopied ? <IconCheck size={18} stroke={2} aria-hidden="true" /> : <IconCopy size={18} stroke={1.75} aria-hidden="true" />}
              {t(isCopied ? 'calendar.subscription.copied' : 'calendar.subscription.copy')}
            </Button>
            <div className={classes.phone}>
              <Suspense fallback={<span className={classes.waiting} />}>
                <QrCode text={webcal} label={t('calendar.subscription.qr')} />
              </Suspense>
              <div>
                <p>{t('calendar.subscription.scan')}</p>
                <PageLink href={webcal}>{t('calendar.subscription.openHere')}</PageLink>
              </div>
            </div>
            <p className={classes.warning}>{t('calendar.subscription.once')}</p>
          </div>
        ) : (
          feed && (
            <p className={classes.quiet}>
              {t('calendar.subscription.since', { time: when(feed.createdAt) })}{' '}
              {feed.usedAt ? t('calendar.subscription.used', { time: when(feed.usedAt) }) : t('calendar.subscription.unused')}{' '}
              {t(feed.hasEnded ? 'calendar.subscription.ended' : 'calendar.subscription.until', { time: when(feed.expiresAt) })}
            </p>
          )
        )}
        {address &&
          programs.map((program) => (
            <details key={program} className={classes.how}>
              <summary>{t(`calendar.subscription.${program}.title`)}</summary>
              <p>{t(`calendar.subscription.${program}.text`)}</p>
            </details>
          ))}
        {asked && <p className={classes.warning}>{t(`calendar.subscription.sure.${asked}`)}</p>}
        <FormFailure text={failure} />
      </DialogBody>
    </Dialog>
  );
}
