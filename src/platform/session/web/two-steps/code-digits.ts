export const codeLength = 6;

/** Extracts digits from typed, pasted, or autofilled text, including Arabic and Persian ones. */
export function digitsIn(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replaceAll(/\D/g, '');
}

/** Returns the boxes after inserting digits from an index on. */
export function putDigits(boxes: readonly string[], from: number, digits: string): string[] {
  return boxes.map((digit, index) => digits[index - from] ?? digit);
}
