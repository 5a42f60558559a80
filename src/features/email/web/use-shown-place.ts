import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MailPlace } from './mail-place.ts';
import { emailPageQuery } from './queries.ts';

/** The place whose rows are shown: while a search is on the way, the rows before it stay instead of a blink of nothing. */
export function useShownPlace(place: MailPlace, page: number): MailPlace {
  const [shown, setShown] = useState(place);
  const { isPending } = useQuery(emailPageQuery(place, page));
  if (shown === place || (isPending && shown.folder === place.folder && shown.label === place.label)) return shown;
  setShown(place);
  return place;
}
