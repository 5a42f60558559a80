import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import { currentCreateFrom, onCreateFromChange, openCreateFrom } from './create-from.ts';
import { linkParts } from './link-parts.ts';

const Making = lazyPart(() => linkParts.load().then((parts) => parts.Making));
const Linking = lazyPart(() => linkParts.load().then((parts) => parts.Linking));
const close = () => openCreateFrom(null);

/** Renders the dialogs to create or link a record. Every page with `LinkedHere` has one. */
export function CreateFromOutlet() {
  const request = useSyncExternalStore(onCreateFromChange, currentCreateFrom);
  // A request doesn't carry over to the next page.
  useEffect(() => close, []);
  return (
    <Suspense fallback={null}>
      {!request ? null : 'as' in request ? (
        <Making key={`${request.as} ${request.from.kind} ${request.from.id}`} request={request} onClose={close} />
      ) : (
        <Linking key={`${request.thing.kind} ${request.thing.id}`} thing={request.thing} onClose={close} />
      )}
    </Suspense>
  );
}
