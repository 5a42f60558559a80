/** A chair beside a plant. */
export function ChairPicture() {
  return (
    <svg viewBox="0 0 360 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="360" height="200" fill="#dcebe4" />
      <rect y="160" width="360" height="40" fill="#c4a484" />
      <circle cx="86" cy="66" r="34" fill="#f4c95d" />
      <path d="M142 48h78a10 10 0 0 1 10 11l-6 57h-86l-6-57a10 10 0 0 1 10-11z" fill="#2f7d6b" />
      <rect x="126" y="112" width="110" height="18" rx="8" fill="#27695a" />
      <path d="m140 130-10 44M222 130l10 44M150 130l-4 36M212 130l4 36" stroke="#8a5a34" strokeWidth="8" strokeLinecap="round" />
      <path d="M284 172v-52" stroke="#4b7a4f" strokeWidth="5" />
      <path d="M284 130c-22-2-32-16-32-34 20 0 32 12 32 34zM284 116c0-24 10-40 30-46 6 24-6 42-30 46z" fill="#5f9e63" />
      <path d="M264 152h40l-6 32h-28z" fill="#d9704a" />
    </svg>
  );
}
