/** The app's logo: an arch around a lit court. Edge length in pixels. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#5b5bd6" />
      <path d="M7.5 25.5v-9a8.5 8.5 0 0 1 17 0v9" fill="none" stroke="#fff" strokeWidth="2.75" strokeLinecap="round" />
      <path d="M12.5 26.9v-9.7a3.5 3.5 0 0 1 7 0v9.7z" fill="#ffd88a" />
    </svg>
  );
}
