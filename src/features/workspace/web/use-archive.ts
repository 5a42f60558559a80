import { useEffect, useRef, useState } from 'react';
import { formFailureText } from '#web/form-failure-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { uploadWithProgress } from '#web/upload-with-progress.ts';
import { type CheckedWorkspace, checkWorkspace, importWorkspace } from '../contract.ts';

type Step = 'checking' | 'taking';

/** An archive that is tried and then taken in; what of it has left is known in between. */
export function useArchive() {
  const { t } = useTranslation();
  const [file, setFile] = useState<File>();
  const [checked, setChecked] = useState<CheckedWorkspace>();
  const [isTaken, setTaken] = useState(false);
  const [step, setStep] = useState<Step>();
  const [share, setShare] = useState(0);
  const [failure, setFailure] = useState('');
  const upload = useRef<AbortController>(null);
  useEffect(() => () => upload.current?.abort(), []);

  async function send(next: Step, bytes: File) {
    upload.current = new AbortController();
    const { signal } = upload.current;
    setStep(next);
    setShare(0);
    setFailure('');
    try {
      const options = { onProgress: setShare, signal };
      if (next === 'checking') setChecked(await uploadWithProgress(checkWorkspace, {}, bytes, options));
      else {
        await uploadWithProgress(importWorkspace, {}, bytes, options);
        setTaken(true);
      }
    } catch (error) {
      if (!signal.aborted) setFailure(formFailureText(t, error));
    } finally {
      setStep(undefined);
    }
  }
  return {
    ...{ file, checked, isTaken, step, share, failure },
    choose(chosen: File) {
      setFile(chosen);
      setChecked(undefined);
      void send('checking', chosen);
    },
    take: () => file && void send('taking', file),
    stop: () => upload.current?.abort(),
    restart() {
      setFile(undefined);
      setChecked(undefined);
      setFailure('');
    },
  };
}
