import { waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { lazyPart } from './lazy-part.tsx';
import { startLoadingAtRest } from './parts-at-rest.ts';

test('a part that loads when it is shown is loaded at rest on a page that keeps it ready', async () => {
  const loaded: string[] = [];
  const part = (name: string) => {
    const load = async () => {
      loaded.push(name);
      return () => null;
    };
    return lazyPart(load, { atRest: false });
  };
  const [dialog] = [part('dialog'), part('another')];
  startLoadingAtRest([]);
  dialog?.keepReady();
  await waitFor(() => expect(loaded).toEqual(['dialog']));
});
