/** A living room with a sofa. */
export function RoomPicture() {
  return (
    <svg viewBox="0 0 360 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="360" height="200" fill="#efe4f2" />
      <rect y="158" width="360" height="42" fill="#d8b892" />
      <rect x="40" y="26" width="84" height="80" rx="4" fill="#a8d4ee" />
      <path d="M82 26v80M40 66h84" stroke="#fff" strokeWidth="5" />
      <rect x="196" y="34" width="54" height="40" rx="3" fill="#fff" />
      <path d="m202 70 14-18 10 10 8-12 12 20z" fill="#7a6bc4" />
      <rect x="262" y="44" width="38" height="30" rx="3" fill="#fff" />
      <circle cx="281" cy="59" r="9" fill="#e8713c" />
      <rect x="96" y="104" width="180" height="52" rx="14" fill="#6a5acd" />
      <rect x="82" y="124" width="36" height="46" rx="12" fill="#5949b8" />
      <rect x="254" y="124" width="36" height="46" rx="12" fill="#5949b8" />
      <rect x="112" y="134" width="148" height="30" rx="8" fill="#7d6fe0" />
      <rect x="132" y="112" width="38" height="32" rx="6" fill="#f4c95d" />
      <ellipse cx="186" cy="184" rx="112" ry="10" fill="#c9a3c4" />
    </svg>
  );
}
