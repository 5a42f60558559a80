import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { missingPermissionText } from '#web/refusal-text.ts';
import { toast } from '#web/toast.ts';
import { addPictureSender, getMailPicture } from '../../pictures-contract.ts';
import { pictureSendersQuery } from '../settings/settings-queries.ts';

/** The email that contains remote images. */
export interface PicturedMail {
  id: number;
  from: string;
}

/**
 * Loads an email's remote images through the server: on request, or at once if the person always shows this sender's.
 * @param onLoad receives them by URL, as data URLs
 */
export function useRemotePictures(
  mail: PicturedMail | undefined,
  addresses: readonly string[],
  onLoad: (pictures: ReadonlyMap<string, string>) => void,
) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [state, setState] = useState<'blocked' | 'loading' | 'shown' | 'failed'>('blocked');
  const [why, setWhy] = useState('');
  const { data } = useQuery({ ...pictureSendersQuery, enabled: mail !== undefined && addresses.length > 0 });
  const isTrusted = data?.senders.some(({ email }) => email === mail?.from.toLowerCase()) ?? false;

  const show = async () => {
    if (!mail) return;
    setState('loading');
    const load = async (address: string) => {
      const { data } = await call(getMailPicture, { params: { id: mail.id }, query: { address } });
      return [address, data] as const;
    };
    const answers = await Promise.allSettled([...new Set(addresses)].map(load));
    const loaded = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    setWhy(answers.map((one) => (one.status === 'rejected' ? missingPermissionText(t, one.reason) : '')).find(Boolean) ?? '');
    onLoad(new Map(loaded));
    setState(loaded.length > 0 ? 'shown' : 'failed');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each mail whose sender is trusted.
  useEffect(() => {
    if (isTrusted && addresses.length > 0 && state === 'blocked') void show();
  }, [isTrusted, addresses.length]);

  const always = async () => {
    if (!mail) return;
    if (state !== 'shown') void show();
    try {
      await call(addPictureSender, { body: { email: mail.from } });
      await queryClient.invalidateQueries({ queryKey: pictureSendersQuery.queryKey });
    } catch (error) {
      const message = missingPermissionText(t, error) || t('common.changeNotSaved');
      toast({ tone: 'error', message, action: { label: t('email.tryAgain'), run: () => void always() } });
    }
  };
  return { state, why, isTrusted, show, always };
}
