import type { ManualWords } from '../manual-words.ts';

/** Blog and profiles. */
export const marketing: ManualWords = {
  title: 'Blog und Profile',
  description: 'Ein öffentlicher Blog, geplante Beiträge und Profile für Ihre Firma.',
  groups: ['Blog', 'Profile'],
  articles: {
    'write-a-blog-post': {
      question: 'Wie schreibe und veröffentliche ich einen Blogbeitrag?',
      content: `<ol><li><p>Öffnen Sie <strong>Blog</strong>, und drücken Sie <code>N</code>, oder wählen Sie <em>Neuer Beitrag</em>.</p></li>
<li><p>Geben Sie einen Titel ein. Damit ist der Beitrag angelegt, und Änderungen werden automatisch gespeichert.</p></li>
<li><p>Schreiben Sie den Text. Überschriften, Tabellen, Code und Bilder fügen Sie über die Leiste unten ein. Bilder können Sie auch direkt in den Text einfügen oder dort ablegen.</p></li>
<li><p>Wählen Sie neben dem Text Kategorien, Schlagwörter, einen Auszug für Listen und Vorschau und ein Titelbild.</p></li></ol>
<h2>Status</h2>
<ul><li><p><strong>Entwurf</strong> und <strong>Ausstehend</strong>: Nur Autoren sehen den Beitrag.</p></li>
<li><p><strong>Veröffentlicht</strong>: Alle können ihn lesen.</p></li>
<li><p><strong>Geplant</strong>: Er wird zum gewählten Zeitpunkt automatisch veröffentlicht, und Sie werden benachrichtigt.</p></li></ul>
<h2>Gleichzeitig bearbeiten</h2>
<p>Hat in der Zwischenzeit jemand anderes gespeichert, sehen Sie beide Fassungen und wählen Ihre oder die andere, oder Sie führen beide zusammen. Nichts wird ungefragt überschrieben.</p>`,
    },
    'share-a-post-with-the-world': {
      question: 'Wie teile ich Beiträge öffentlich?',
      content: `<p>Jeder veröffentlichte Beitrag hat eine öffentliche Adresse, die ohne Konto erreichbar ist. Öffnen Sie den Beitrag, und wählen Sie <strong>Teilen</strong>: Sie finden eine Adresse für Ihre Firma und eine öffentliche.</p>
<h2>Was Besucher sehen</h2>
<p>Eine schlichte Seite ohne Skripte, im hellen oder dunklen Design ihres Geräts, mit Titel, Bild und Text. Wird die Adresse in einen Chat oder ein soziales Netzwerk eingefügt, erscheint eine Vorschau mit dem Bild.</p>
<h2>Feeds</h2>
<p>Der Blog hat einen Atom- und einen RSS-Feed. Ihre Adressen stehen im selben Fenster.</p>
<h2>Wenn sich der Titel ändert</h2>
<p>Die Adresse eines Beitrags können Sie unter <em>Adresse</em> ändern. Jede Adresse, die ein veröffentlichter Beitrag je hatte, führt weiterhin zu ihm, sodass vorhandene Links weiter funktionieren.</p>
<p>Kommentieren können nur Personen mit Konto. Wer Beiträge ändern darf, kann einen Kommentar für andere ausblenden.</p>`,
    },
    'bring-back-an-older-text': {
      question: 'Wie stelle ich eine ältere Fassung eines Beitrags wieder her?',
      content: `<p>Bei jedem Speichern eines Beitrags entsteht eine Fassung mit Zeitpunkt und Name.</p>
<ol><li><p>Öffnen Sie den Beitrag, und wählen Sie <em>Beitrag bearbeiten</em>, oder drücken Sie <code>E</code>.</p></li>
<li><p>Wählen Sie <strong>Fassungen</strong>. Links sehen Sie alle, die neueste zuerst.</p></li>
<li><p>Wählen Sie eine aus. Rechts sehen Sie Wort für Wort, was seither hinzugekommen und weggefallen ist. Sie können auch zwei ältere Fassungen miteinander vergleichen.</p></li>
<li><p><em>Fassung … wiederherstellen</em> macht ihren Text zur neuesten Fassung. Dabei geht nichts verloren: Der bisherige Text ist nun die Fassung davor.</p></li></ol>
<p>Ein ganzer gelöschter Beitrag liegt 30 Tage im <strong>Papierkorb</strong> und lässt sich dort mit seinen Kommentaren wiederherstellen.</p>
<p>Auch Artikel dieses Hilfe-Centers haben einen Verlauf.</p>`,
    },
    'use-profiles': {
      question: 'Wozu sind Profile da?',
      content: `<p>Ein Profil stellt eine Person vor: was sie tut, seit wann sie dabei ist und wie sie zu erreichen ist. Es ist nur innerhalb Ihrer Firma sichtbar.</p>
<h2>Ihr Profil</h2>
<p>Öffnen Sie <strong>Profil</strong> im Menü oder im Menü unter Ihrem Bild, und wählen Sie <em>Profil bearbeiten</em>. Ein Titelbild, einige Zeilen und eine Website reichen für den Anfang. Ihre Info ist auch im Chat sichtbar.</p>
<h2>Beiträge und Umfragen</h2>
<p>Unter <em>Was gibt es Neues?</em> können Sie einen Text, ein Bild oder ein Video posten oder eine Frage mit zwei oder mehr Antworten stellen. Jede Person hat eine Stimme, die sie ändern kann. Beiträge lassen sich mit „Gefällt mir“ markieren, kommentieren und mit eigenen Worten teilen.</p>
<h2>Folgen</h2>
<p>Folgen Sie Personen und Seiten, um ihre Beiträge unter <em>Folge ich</em> zu finden. Eine Seite steht für etwas, das Neuigkeiten hat, aber keine Person ist: eine Werkstatt, eine Produktlinie, einen Plan. Wer Profile verwaltet, kann eine hinzufügen.</p>`,
    },
  },
};
