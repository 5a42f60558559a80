/** Falls back to the legacy API when the clipboard isn't available (no TLS). */
export async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  }
  const box = document.body.appendChild(document.createElement('textarea'));
  box.value = text;
  box.select();
  const isCopied = document.execCommand('copy');
  box.remove();
  return isCopied;
}
