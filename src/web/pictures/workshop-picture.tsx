/** A bench with tools and a plank. */
export function WorkshopPicture() {
  return (
    <svg viewBox="0 0 360 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="360" height="200" fill="#f6e7d3" />
      <rect x="30" y="24" width="300" height="74" rx="6" fill="#e4c9a3" />
      <path d="M70 36v26l-9 22h18l-9-22" fill="#b0563a" />
      <path d="M120 38v34" stroke="#7a4f2c" strokeWidth="8" strokeLinecap="round" />
      <rect x="104" y="34" width="34" height="14" rx="3" fill="#6c7386" />
      <path d="M172 40h66l-10 40h-46z" fill="#aeb6c8" />
      <path d="M172 40h22v16h-22z" fill="#7a4f2c" />
      <circle cx="284" cy="60" r="22" fill="none" stroke="#d9704a" strokeWidth="8" />
      <rect x="20" y="132" width="320" height="18" rx="4" fill="#a9713f" />
      <path d="M50 150v50M310 150v50" stroke="#84552c" strokeWidth="14" />
      <rect x="84" y="116" width="188" height="16" rx="2" fill="#d8a867" />
      <path d="M92 122h90M110 128h140" stroke="#b98746" strokeWidth="2" />
      <path d="M216 116c4-12 20-12 22 0" fill="none" stroke="#f0d3a4" strokeWidth="6" />
      <rect x="290" y="108" width="22" height="24" rx="3" fill="#2f7d6b" />
    </svg>
  );
}
