import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { mailCards } from '#web/mail-card.ts';
import type { Email } from '../../contract.ts';

/** Cards that other features show for an email's files, such as the event of an invitation. */
export function FileCards({ mail }: { mail: Pick<Email, 'id' | 'attachments'> }) {
  const { data: cards = [] } = useQuery({ queryKey: ['mail cards'], queryFn: mailCards.load, staleTime: Number.POSITIVE_INFINITY });
  const shown = cards.filter(({ isFor }) => mail.attachments.some(({ fileName }) => isFor(fileName)));
  return shown.map(({ name, Card }) => (
    <Suspense key={name}>
      <Card mailId={mail.id} />
    </Suspense>
  ));
}
