import { useEffect, useState } from 'react';
import { fileProblem } from '#web/file-problem.ts';
import { FileDrop } from '#web/ui/file-drop.tsx';
import classes from './picture.module.css';

const limits = { accept: 'image/*', maxBytes: 5_000_000 };

/** Previews a picture before upload; here it stays in the browser. */
export function Picture() {
  const [file, setFile] = useState<File>();
  const [said, setSaid] = useState('');
  const [address, setAddress] = useState('');
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const choose = (chosen: File) => {
    const isPicture = !fileProblem(chosen, limits);
    setSaid(isPicture ? '' : `“${chosen.name}” isn’t an image of 5 MB or less.`);
    if (isPicture) setFile(chosen);
  };
  return (
    <>
      <FileDrop label="Choose a photo of the lamp" text={file?.name ?? 'or drop it here'} accept={limits.accept} onChoose={choose} />
      <div role="alert">{said && <p>{said}</p>}</div>
      {file && address && <img className={classes.picture} src={address} alt={file.name} />}
    </>
  );
}
