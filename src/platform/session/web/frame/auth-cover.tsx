import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n.ts';
import styles from './auth-cover.module.css';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';

/** A page with the form next to a picture; on narrow screens, only the form. */
export function AuthCover({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <aside className={styles.side} aria-label={t('session.cover.label')}>
        <AtriumPicture />
        <p className={styles.claim}>{t('session.cover.claim')}</p>
        <p className={styles.text}>{t('session.cover.text')}</p>
      </aside>
      <main className={styles.main}>
        <Brand />
        <div className={styles.form}>{children}</div>
        <LanguageSwitch />
      </main>
    </div>
  );
}

// One-point perspective: the vanishing point is (360, 330), the back wall spans x 200–520 and y 150–510.
const leftArches =
  'M186 310V217Q186 184 169 170Q150 154 150 194V306ZM138 305V186Q138 144 117 126Q92 106 92 156V300ZM76 298V145Q76 92 47 68Q14 40 14 105V291ZM186 524V397Q186 365 169 368Q150 372 150 411V564ZM138 577V416Q138 374 117 379Q92 384 92 434V628ZM76 646V440Q76 387 47 393Q14 399 14 464V715Z';
const rightArches =
  'M534 310V217Q534 184 551 170Q570 154 570 194V306ZM582 305V186Q582 144 603 126Q628 106 628 156V300ZM644 298V145Q644 92 673 68Q706 40 706 105V291ZM534 524V397Q534 365 551 368Q570 372 570 411V564ZM582 577V416Q582 374 603 379Q628 384 628 434V628ZM644 646V440Q644 387 673 393Q706 399 706 464V715Z';
const backArches =
  'M222 312V236a28 28 0 0 1 56 0V312ZM332 312V236a28 28 0 0 1 56 0V312ZM442 312V236a28 28 0 0 1 56 0V312ZM222 510V398a28 28 0 0 1 56 0V510ZM442 510V398a28 28 0 0 1 56 0V510Z';
const tiles =
  'M200 510L13 720M240 510L100 720M280 510L187 720M320 510L273 720M360 510V720M400 510L447 720M440 510L533 720M480 510L620 720M520 510L707 720M164 532H556M130 562H590M92 604H628M38 662H682';
const ribs =
  'M200 150L67 0M240 150L140 0M280 150L213 0M320 150L287 0M360 150V0M400 150L433 0M440 150L507 0M480 150L580 0M520 150L653 0M93 30H627M138 80H582M173 120H547';

/** The courtyard of a house: galleries on arches under a glass roof, a tree in the light, two armchairs below it. */
function AtriumPicture() {
  return (
    <svg viewBox="0 0 720 720" className={styles.picture} aria-hidden="true">
      <clipPath id="atrium-frame">
        <path d="M0 360a360 360 0 0 1 720 0V692a28 28 0 0 1-28 28H28a28 28 0 0 1-28-28Z" />
      </clipPath>
      <g clipPath="url(#atrium-frame)">
        <path className={styles.sky} d="M0 0H720V720H0Z" />
        <path className={styles.wallLeft} d="M0-75L200 150V510L0 735Z" />
        <path className={styles.wallRight} d="M720-75L520 150V510L720 735Z" />
        <path className={styles.wallBack} d="M200 150H520V510H200Z" />
        <path className={styles.floor} d="M200 510H520L720 735H0Z" />
        <path className={styles.tiles} d={tiles} />
        <path className={styles.ribs} d={ribs} />
        <path className={styles.opening} d={backArches} />
        <path className={styles.openingSide} d={leftArches} />
        <path className={styles.openingSide} d={rightArches} />
        <path className={styles.door} d="M316 510V404a44 44 0 0 1 88 0V510Z" />
        <path className={styles.hill} d="M316 510v-44q26-22 48-6 18-20 40-4v54Z" />
        <circle className={styles.sun} cx="374" cy="410" r="15" />
        <path className={styles.gallery} d="M200 322H520V344H200ZM200 322L0 312V362L200 344ZM520 322L720 312V362L520 344Z" />
        <path
          className={styles.rail}
          d="M0 246L200 298H520L720 246M40 257v57M80 267v49M120 277v41M160 288v32M200 298v24M240 298v24M280 298v24M320 298v24M360 298v24M400 298v24M440 298v24M480 298v24M520 298v24M560 288v32M600 277v41M640 267v49M680 257v57"
        />
        <path className={styles.beam} d="M250 0H470L600 690H180Z" />
        <ellipse className={styles.shadow} cx="360" cy="632" rx="190" ry="26" />
        <path className={styles.trunk} d="M351 592q6-70-2-130l-38-46 7-5 36 34q1-32-4-66h14q-2 40 0 74l40-44 7 6-42 56q-4 60 4 121Z" />
        <g className={styles.leaves}>
          <circle cx="292" cy="392" r="52" />
          <circle cx="430" cy="390" r="54" />
          <circle cx="360" cy="342" r="72" />
        </g>
        <g className={styles.leavesLit}>
          <circle cx="322" cy="330" r="38" />
          <circle cx="386" cy="312" r="30" />
          <circle cx="412" cy="372" r="27" />
          <circle cx="284" cy="382" r="23" />
        </g>
        <path className={styles.pot} d="M304 584H416L404 636a10 10 0 0 1-10 8H326a10 10 0 0 1-10-8Z" />
        <path className={styles.potRim} d="M298 574H422a6 6 0 0 1 6 6v6a6 6 0 0 1-6 6H298a6 6 0 0 1-6-6v-6a6 6 0 0 1 6-6Z" />
        <Armchair />
        <g transform="matrix(-1 0 0 1 720 0)">
          <Armchair />
        </g>
        <path className={styles.cord} d="M250 0V138M470 0V138M360 0V92" />
        <g className={styles.lamp}>
          <path d="M226 162a24 24 0 0 1 48 0ZM446 162a24 24 0 0 1 48 0ZM336 116a24 24 0 0 1 48 0Z" />
        </g>
        <g className={styles.bulb}>
          <path d="M240 162a10 10 0 0 0 20 0ZM460 162a10 10 0 0 0 20 0ZM350 116a10 10 0 0 0 20 0Z" />
        </g>
      </g>
    </svg>
  );
}

function Armchair() {
  return (
    <g>
      <path className={styles.wood} d="M128 672l-6 26h7l9-26ZM232 672l6 26h-7l-9-26Z" />
      <path className={styles.chairBack} d="M124 632V574a26 26 0 0 1 26-26H210a26 26 0 0 1 26 26V632Z" />
      <path className={styles.chairSeat} d="M136 624H224a12 12 0 0 1 12 12v22H124v-22a12 12 0 0 1 12-12Z" />
      <path
        className={styles.chairArm}
        d="M124 600a15 15 0 0 1 15 15V674H121a12 12 0 0 1-12-12V615a15 15 0 0 1 15-15ZM236 600a15 15 0 0 1 15 15V662a12 12 0 0 1-12 12H221V615a15 15 0 0 1 15-15ZM136 656H224v18H136Z"
      />
      <path className={styles.cushion} d="M162 596l40-6a5 5 0 0 1 6 5l3 26H160l-3-19a5 5 0 0 1 5-6Z" />
    </g>
  );
}
