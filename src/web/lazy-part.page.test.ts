import { waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startIdleLoading } from './idle-loader.ts';
import { lazyPart } from './lazy-part.tsx';

test('a page can preload a part that otherwise loads when shown', async () => {
  const loaded: string[] = [];
  const part = (name: string) => {
    const load = async () => {
      loaded.push(name);
      return () => null;
    };
    return lazyPart(load, { prefetchWhenIdle: false });
  };
  const [dialog] = [part('dialog'), part('another')];
  startIdleLoading([]);
  dialog?.keepReady();
  await waitFor(() => expect(loaded).toEqual(['dialog']));
});
