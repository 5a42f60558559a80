import type { ManualWords } from '../manual-words.ts';

/** Invoices and shop. */
export const sales: ManualWords = {
  title: 'Rechnungen und Shop',
  description:
    'Rechnungen, die automatisch nummeriert, gesendet und angemahnt werden, und ein Shop, der zu jeder Bestellung eine Rechnung ausstellt.',
  groups: ['Rechnungen', 'Shop und Bestellungen'],
  articles: {
    'write-and-send-an-invoice': {
      question: 'Wie schreibe und sende ich eine Rechnung?',
      content: `<p>Eine Rechnung beginnt als Entwurf. Bis Sie sie ausstellen, ist sie nur in Ihrer Firma sichtbar, und Sie können alles ändern.</p>
<h2>Schreiben</h2>
<ol><li><p>Öffnen Sie <strong>Rechnungen → Neue Rechnung</strong>, oder drücken Sie <code>N</code> in der Liste.</p></li>
<li><p>Wählen Sie den Kunden unter <em>Rechnung an</em>. Einen neuen legen Sie gleich dort an: Geben Sie den Namen ein, und wählen Sie <em>Neuer Kunde</em>.</p></li>
<li><p>Fügen Sie Positionen mit Beschreibung, Menge, Preis und Steuer hinzu. Verschieben Sie eine Position durch Ziehen oder über ihr Menü.</p></li>
<li><p>Das Zahlungsziel bestimmt die Fälligkeit. Es ist in den Rechnungseinstellungen vorgegeben und lässt sich hier ändern.</p></li></ol>
<h2>Senden</h2>
<p><strong>Speichern und senden…</strong> stellt die Rechnung aus und sendet sie per E-Mail an den Kunden, mit der PDF-Datei als Anhang und einem Link zu einer Seite, auf der er sie ansehen, annehmen oder eine Frage dazu stellen kann. Die Nummer wird in diesem Moment vergeben: lückenlos und nur einmal.</p>
<h2>Fehler korrigieren</h2>
<p>Eine ausgestellte Rechnung lässt sich nicht mehr ändern. Erstellen Sie über ihr Menü eine <em>Gutschrift</em>, oder stornieren Sie sie: Sie behält ihre Nummer, sodass Ihr Nummernkreis lückenlos bleibt. Einen Entwurf können Sie einfach löschen. Er bleibt 30 Tage im Papierkorb.</p>`,
    },
    'what-the-status-of-an-invoice-means': {
      question: 'Was bedeutet der Status einer Rechnung?',
      content: `<p>Der Status einer Rechnung wird automatisch ermittelt und ist daher immer aktuell.</p>
<ul><li><p><strong>Entwurf</strong>: noch nicht gesendet und noch änderbar.</p></li>
<li><p><strong>Gesendet</strong>: Der Kunde hat sie erhalten, und sie ist noch nicht fällig.</p></li>
<li><p><strong>Heruntergeladen</strong>: Der Kunde hat die PDF-Datei über den Link geöffnet.</p></li>
<li><p><strong>Teilweise bezahlt</strong>: Ein Teil ist bezahlt, der Rest ist noch offen.</p></li>
<li><p><strong>Überfällig</strong>: Das Fälligkeitsdatum ist vorbei, und ein Betrag ist noch offen. Die zuständige Person wird benachrichtigt.</p></li>
<li><p><strong>Bezahlt</strong>: Die Rechnung ist vollständig bezahlt.</p></li></ul>
<h2>Zahlung buchen</h2>
<p>Öffnen Sie die Rechnung, und drücken Sie <code>P</code>, oder wählen Sie <em>Als bezahlt markieren</em> in ihrem Menü. Auf jeder anderen Seite drücken Sie <code>Strg K</code> und geben <em>als bezahlt markieren</em> und den Namen des Kunden ein.</p>
<h2>Überzahlung</h2>
<p>Der Kunde hat dann ein Guthaben. Erstatten Sie es, oder verrechnen Sie es mit einer anderen Rechnung desselben Kunden: Beides finden Sie bei der Rechnung, und beides lässt sich rückgängig machen.</p>`,
    },
    'bill-the-same-every-month': {
      question: 'Wie erstelle ich Serienrechnungen und Mahnungen?',
      content: `<p>Eine Serienrechnung richten Sie einmal ein. An jedem Stichtag erstellt Atrium daraus eine Rechnung und benachrichtigt Sie.</p>
<h2>Einrichten</h2>
<ol><li><p>Öffnen Sie <strong>Rechnungen → Serienrechnungen</strong>, und drücken Sie <code>N</code>.</p></li>
<li><p>Wählen Sie Kunde, Positionen, Intervall und das Datum der nächsten Rechnung.</p></li>
<li><p>Legen Sie fest, ob jede Rechnung als Entwurf gespeichert oder sofort gesendet wird.</p></li></ol>
<p>Sie können sie jederzeit pausieren, fortsetzen oder ein Enddatum festlegen. Kunden mit laufender Serienrechnung können nicht gelöscht werden.</p>
<h2>Mahnungen</h2>
<p>Unter <strong>Einstellungen → Firma &amp; Rechnungen</strong> legen Sie fest, wie viele Tage nach Fälligkeit Kunden per E-Mail gemahnt werden, z. B. nach 7 und nach 21 Tagen. Jede Mahnung wird nur einmal gesendet und nur, solange ein Betrag offen ist. Ohne Angabe wird nicht automatisch gemahnt.</p>`,
    },
    'what-a-client-owes': {
      question: 'Wo sehe ich offene Beträge eines Kunden und die ausgewiesene Steuer?',
      content: `<h2>Ein Kunde</h2>
<p>Öffnen Sie <strong>Rechnungen → Kunden</strong>, und wählen Sie <em>Saldo und Kontoauszug</em> im Menü des Kunden. Die Seite zeigt jede Rechnung, Gutschrift und Zahlung des gewählten Zeitraums, mit Anfangs- und Endsaldo. Über <em>Kontoauszug drucken</em> erhalten Sie eine Fassung zum Weitergeben.</p>
<h2>Alle Kunden</h2>
<p>Die Kacheln über der Rechnungsliste zeigen je Währung, was offen, überfällig und in diesem Monat bezahlt ist. Ein Klick darauf zeigt die zugehörigen Rechnungen.</p>
<h2>Steuer</h2>
<p><strong>Rechnungen → Steuerbericht</strong> zeigt die Steuern aus ausgestellten Rechnungen und Gutschriften nach Monat, Quartal oder Jahr und nach Steuersatz. Gerundet wird nach der europäischen Norm EN 16931, sodass Bericht und Rechnungen auf den Cent übereinstimmen.</p>
<h2>E-Rechnungen</h2>
<p>Wenn Kunden E-Rechnungen benötigen, wählen Sie <em>Factur-X / ZUGFeRD</em> oder <em>XRechnung</em> in den Rechnungseinstellungen oder nur für einen Kunden. Jede Rechnung wird vor dem Ausstellen geprüft, und fehlende Angaben werden genannt.</p>`,
    },
    'buy-in-the-shop': {
      question: 'Wie kaufe ich etwas im Shop?',
      content: `<ol><li><p>Öffnen Sie <strong>Shop → Sortiment</strong>. Suchen Sie mit <code>/</code> nach Namen, oder grenzen Sie die Liste nach Preis, Kategorie, Marke und Bewertung ein. Die Filter stehen in der Adresse, sodass Sie sie weitergeben können.</p></li>
<li><p>Mit dem Herz setzen Sie ein Produkt auf Ihre Wunschliste, mit <em>In den Warenkorb</em> legen Sie es in den Warenkorb.</p></li>
<li><p>Die <strong>Kasse</strong> hat drei Schritte: Warenkorb, Adresse und Zahlung. Gutscheine geben Sie neben dem Warenkorb ein.</p></li></ol>
<h2>Zahlung</h2>
<p>Sie zahlen auf Rechnung, per Überweisung oder per Nachnahme. Die Rechnung wird mit der Bestellung ausgestellt.</p>
<h2>Nach der Bestellung</h2>
<p><strong>Shop → Meine Bestellungen</strong> zeigt Status und Verlauf jeder Bestellung und enthält die Rechnung als PDF. Wurde etwas erstattet, steht dort auch die Gutschrift.</p>
<p>Wer ein Produkt gekauft hat, kann es bewerten: Öffnen Sie das Produkt, und wählen Sie einen bis fünf Sterne.</p>`,
    },
    'look-after-orders': {
      question: 'Wie bearbeite ich Bestellungen?',
      content: `<p><strong>Shop → Bestellungen</strong> zeigt alle Bestellungen, die neuesten zuerst. Durchsuchen Sie die Liste, grenzen Sie sie auf einen Status oder einen Zeitraum ein, speichern Sie sie als Ansicht, oder exportieren Sie sie.</p>
<h2>Status ändern</h2>
<p>Öffnen Sie eine Bestellung, um sie als bezahlt, versendet und zugestellt zu markieren. Jeder Schritt steht in ihrem Verlauf, und der Käufer sieht ihn unter <em>Meine Bestellungen</em>. Eine versehentliche Markierung als versendet oder zugestellt machen Sie mit <em>Rückgängig</em> wieder rückgängig.</p>
<h2>Stornieren und erstatten</h2>
<p>Beim Stornieren wird eine Gutschrift zur Rechnung erstellt, und nicht versendete Ware kommt zurück in den Bestand. Sie können auch einzelne Artikel erstatten. Auch dafür wird eine Gutschrift erstellt. Beides müssen Sie bestätigen, denn ein ausgestellter Beleg lässt sich nicht zurücknehmen.</p>
<h2>Bestellungen als Karten</h2>
<p>Wenn Ihr Team mit einem Board arbeitet, wählen Sie <em>Bestellungen auf einem Board</em>. Jede neue Bestellung wird dann zu einer Karte in der ersten Spalte, mit der Packliste als Checkliste. Die Karten verschieben Sie selbst, unabhängig vom Status der Bestellung.</p>`,
    },
    'look-after-products': {
      question: 'Wie verwalte ich Produkte, Bestand und Gutscheine?',
      content: `<h2>Produkte</h2>
<p><strong>Shop → Produkte</strong> enthält alle Produkte, auch noch nicht veröffentlichte. Drücken Sie <code>N</code>, um eines hinzuzufügen. Sobald ein Produkt veröffentlicht ist, erscheint es im Shop. Bis dahin sehen es nur Personen, die Produkte verwalten.</p>
<h2>Bestand</h2>
<p>Der Bestand eines Produkts ändert sich mit jeder Bestellung und mit jeder Buchung: Wareneingang, beschädigte, verlorene oder selbst verbrauchte Ware. Zu jeder Buchung werden Grund und Person gespeichert, sodass der Bestand nachvollziehbar bleibt.</p>
<h2>Viele auf einmal</h2>
<p>Importieren Sie eine CSV-Datei. Die Spaltenüberschriften von Shopify, WooCommerce und Medusa werden erkannt, jede Variante wird ein Produkt. Die Vorschau zeigt neue und geänderte Produkte, unlesbare Zeilen und Spalten, die hier kein Feld haben.</p>
<h2>Versand und Steuern</h2>
<p>Unter <strong>Einstellungen → Versand &amp; Steuern</strong> stehen die Versandarten mit Lieferländern und Preisen nach Bestellwert oder Gewicht sowie die Steuersätze nach Land und Steuerklasse. Bestellungen von Unternehmen in anderen EU-Ländern können Sie ohne Umsatzsteuer abrechnen.</p>
<h2>Gutscheine</h2>
<p>Ein Gutschein aus <strong>Shop → Gutscheine</strong> zieht einen Prozentsatz oder einen Betrag vom Warenkorb ab. Mindestbestellwert, Enddatum und Höchstzahl der Einlösungen können Sie festlegen. Sie werden beim Bestellen geprüft.</p>`,
    },
  },
};
