import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '#web/i18n.ts';
import styles from './code-boxes.module.css';
import { codeLength, digitsIn, putDigits } from './code-digits.ts';

const places = [0, 1, 2, 3, 4, 5] as const;
const noDigits = places.map(() => '');

interface Props {
  /** Name of the form field that holds the code. */
  name: string;
  error: string | undefined;
  onChange: () => void;
  /** Called when all six digits are entered. */
  onComplete: () => void;
}

/** Six boxes for an app's code: typed, pasted into any box, or autofilled. Digits run left to right in every language. */
export function CodeBoxes({ name, error, onChange, onComplete }: Props) {
  const { t } = useTranslation();
  const errorId = useId();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const [digits, setDigits] = useState<readonly string[]>(noDigits);
  const code = digits.join('');

  // A wrong code is cleared so that it can be retyped.
  useEffect(() => {
    if (!error) return;
    setDigits(noDigits);
    boxes.current[0]?.focus();
  }, [error]);

  const focus = (place: number) => boxes.current[Math.min(Math.max(place, 0), codeLength - 1)]?.focus();
  const put = (place: number, text: string) => {
    const typed = digitsIn(text);
    if (typed === '') return;
    const next = putDigits(digits, place, typed);
    // Synchronous because the form reads the field on submit.
    flushSync(() => setDigits(next));
    focus(place + typed.length);
    onChange();
    if (next.join('').length === codeLength) onComplete();
  };
  const typeInto = (place: number, text: string) => {
    const before = digits[place] ?? '';
    // The box already has a digit; the other one is new.
    if (text.length === 2 && before !== '') return put(place, text.replace(before, ''));
    if (text !== '') return put(place, text);
    setDigits(digits.map((digit, index) => (index === place ? '' : digit)));
  };
  const move = (event: KeyboardEvent, place: number) => {
    const to = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: codeLength - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      focus(to);
    } else if (event.key === 'Backspace' && digits[place] === '' && place > 0) {
      event.preventDefault();
      setDigits(digits.map((digit, index) => (index === place - 1 ? '' : digit)));
      focus(place - 1);
    }
  };
  const paste = (event: ClipboardEvent, place: number) => {
    event.preventDefault();
    const pasted = digitsIn(event.clipboardData.getData('text'));
    put(pasted.length >= codeLength ? 0 : place, pasted);
  };

  return (
    <fieldset className={styles.field} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.label}>{t('session.steps.code')}</legend>
      <input type="hidden" name={name} value={code} readOnly />
      <div className={styles.boxes} dir="ltr">
        {places.map((place) => (
          <input
            key={place}
            ref={(element) => {
              boxes.current[place] = element;
            }}
            className={styles.box}
            inputMode="numeric"
            autoComplete={place === 0 ? 'one-time-code' : 'off'}
            aria-label={t('session.steps.digit', { place: place + 1, of: codeLength })}
            aria-invalid={error ? true : undefined}
            value={digits[place]}
            onChange={(event) => typeInto(place, event.currentTarget.value)}
            onKeyDown={(event) => move(event, place)}
            onPaste={(event) => paste(event, place)}
            onFocus={(event) => event.currentTarget.select()}
          />
        ))}
      </div>
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
