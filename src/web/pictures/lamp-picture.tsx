/** A lamp over a table in the evening. */
export function LampPicture() {
  return (
    <svg viewBox="0 0 360 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="360" height="200" fill="#23264a" />
      <path d="M180 70 70 200h220z" fill="#f2b45f" opacity="0.28" />
      <path d="M180 70 116 200h128z" fill="#f7d491" opacity="0.3" />
      <path d="M180 0v38" stroke="#8b8fc9" strokeWidth="4" />
      <path d="M140 74c0-22 16-38 40-38s40 16 40 38z" fill="#e8713c" />
      <ellipse cx="180" cy="74" rx="40" ry="7" fill="#fbe3b3" />
      <rect x="84" y="164" width="192" height="9" rx="4" fill="#b9845a" />
      <path d="M104 173v27M256 173v27" stroke="#8f5f3b" strokeWidth="8" />
      <path d="M150 164v-12h20v12z" fill="#d8dbf5" />
      <path d="M170 155c7-2 9 5 0 6" fill="none" stroke="#d8dbf5" strokeWidth="3" />
      <path d="M206 164c0-12 4-18 10-22 6 4 10 10 10 22z" fill="#5aa38c" />
      <circle cx="52" cy="44" r="3" fill="#8b8fc9" />
      <circle cx="304" cy="30" r="2" fill="#8b8fc9" />
      <circle cx="322" cy="74" r="3" fill="#8b8fc9" />
    </svg>
  );
}
