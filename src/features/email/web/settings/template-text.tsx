import { HtmlPreview } from './html-preview.tsx';
import cardClasses from './settings-card.module.css';
import type { TemplateValues } from './template-values.ts';

/** A template as it reads. */
export function TemplateText({ values: { name, subject, message } }: { values: TemplateValues }) {
  return (
    <>
      <p className={cardClasses.name} dir="auto">
        {name}
      </p>
      {subject && <p dir="auto">{subject}</p>}
      <HtmlPreview html={message} title={name} />
    </>
  );
}
