import type { ManualWords } from '../manual-words.ts';

/** Teamwork, in French. */
export const work: ManualWords = {
  title: 'Travail en équipe',
  description: 'De l’e-mail à la carte puis à la date : chat, calendrier, tableaux et tâches, liés entre eux.',
  groups: ['Chat', 'Calendrier', 'Tableaux et tâches'],
  articles: {
    'talk-in-the-chat': {
      question: 'Comment discuter avec mes collègues dans le chat ?',
      content: `<p>Ouvrez <strong>Chat</strong>. Appuyez sur <code>N</code> pour une discussion avec une personne, sur <code>G</code> pour un groupe.</p>
<h2>Écrire</h2>
<p>Entrée envoie ; <code>Shift Enter</code> commence une nouvelle ligne. Le gras, les listes et le code s’écrivent en Markdown. Les fichiers peuvent être joints ou déposés. Mentionnez quelqu’un avec <code>@</code> pour le prévenir.</p>
<h2>Avec un message, vous pouvez</h2>
<ul><li><p>réagir avec un emoji,</p></li>
<li><p>le citer, ou répondre dans un fil à part à côté de la discussion,</p></li>
<li><p>l’épingler pour tous dans cette discussion,</p></li>
<li><p>le modifier ou le supprimer, si vous en êtes l’auteur.</p></li></ul>
<p>Vous voyez qui est en train d’écrire et qui a vu un message. Réglez votre statut sur <em>Absent</em> ou <em>Ne pas déranger</em> à côté de votre photo de profil.</p>
<h2>Hors ligne</h2>
<p>Vos messages sont envoyés automatiquement, une seule fois, au retour de la connexion, même après une actualisation. Un brouillon reste dans sa discussion jusqu’à son envoi.</p>
<p><code>/</code> cherche des personnes et des messages. Seuls les membres d’une discussion voient ses messages ; les admins n’y ont pas accès.</p>`,
    },
    'plan-in-the-calendar': {
      question: 'Comment planifier des événements et inviter des personnes ?',
      content: `<p>Ouvrez <strong>Calendrier</strong>. <code>M</code>, <code>W</code>, <code>D</code> et <code>L</code> montrent le mois, la semaine, le jour et la liste ; <code>T</code> mène à aujourd’hui.</p>
<h2>Un événement</h2>
<ol><li><p>Appuyez sur <code>N</code>, cliquez sur un jour ou faites glisser sur quelques heures.</p></li>
<li><p>Saisissez un titre, un calendrier, une heure et un lieu. <em>Répétition</em> permet toutes les fréquences, de tous les jours au dernier vendredi tous les trois mois.</p></li>
<li><p>Ajoutez des invités par nom ou par adresse e-mail. En dessous, vous voyez les disponibilités ; <em>Prochain créneau libre</em> trouve un moment pour tous.</p></li></ol>
<p>Les collègues reçoivent une notification, les invités externes un e-mail auquel ils peuvent répondre sans compte. Leurs réponses figurent à côté de leurs noms.</p>
<h2>Le modifier</h2>
<p>Faites glisser un événement vers une autre heure, ou déplacez l’événement sélectionné avec <code>Alt</code> et les flèches. Pour un événement récurrent, vous choisissez de modifier cet événement, les suivants ou tous. Les invités externes sont prévenus un peu plus tard : ce que vous annulez immédiatement ne leur parvient pas.</p>
<p>Les événements de <em>Personnel</em> ne sont visibles que par vous.</p>`,
    },
    'calendars-of-your-own': {
      question: 'Comment avoir mes propres calendriers, et le calendrier sur mon téléphone ?',
      content: `<h2>Créer et partager</h2>
<p>En plus des cinq calendriers communs, vous pouvez créer les vôtres et les partager : choisissez <em>Nouveau calendrier…</em> sous la liste, et <em>Modifier et partager…</em> dans le menu de l’un d’eux. Faites-les glisser dans l’ordre de votre choix, et cochez ceux à afficher.</p>
<h2>Les calendriers des autres</h2>
<p><em>S’abonner à une adresse…</em> affiche un calendrier externe, par exemple les jours fériés d’un pays. Il s’actualise automatiquement ; ses événements sont ici en lecture seule.</p>
<h2>Sur votre téléphone</h2>
<p><em>S’abonner…</em> vous donne une adresse secrète personnelle, avec un QR code pour votre téléphone. Elle affiche ce que vous voyez dans Atrium. Vous pouvez créer une nouvelle adresse ou la révoquer à tout moment, et voir quand elle a été lue pour la dernière fois.</p>
<h2>Fichiers</h2>
<p><em>Importer…</em> ajoute les événements d’un fichier iCalendar (<code>.ics</code>). Les événements déjà présents sont mis à jour, ceux qui sont annulés sont supprimés, et ce qui ne peut pas être importé est indiqué avec le motif. <em>Exporter…</em> enregistre un calendrier dans un fichier.</p>
<p>Sous <em>Afficher aussi</em> se trouvent les cartes, tâches et factures à échéance, à leur jour.</p>`,
    },
    'work-on-a-board': {
      question: 'Comment travailler avec des tableaux ?',
      content: `<p>Ouvrez <strong>Tableaux</strong>. Un tableau a des colonnes, et une carte se trouve dans l’une d’elles.</p>
<h2>Cartes</h2>
<ul><li><p><code>N</code> ajoute une carte ; Entrée l’ajoute et laisse le champ ouvert pour la suivante.</p></li>
<li><p>Faites glisser une carte, déplacez-la avec <code>Alt</code> et une flèche, ou appuyez sur <code>M</code> pour <em>Déplacer vers…</em></p></li>
<li><p>Ouvrez-la pour une description, une date, des étiquettes, des personnes, une checklist, des fichiers et des commentaires. Avec <code>@</code> dans un commentaire, vous mentionnez quelqu’un.</p></li></ul>
<p>Les modifications sont visibles immédiatement par toutes les personnes qui voient le tableau. L’activité d’une carte s’affiche en dessous.</p>
<h2>Colonnes</h2>
<p>Une colonne peut avoir une limite : le dépassement est alors indiqué. Les colonnes se déplacent et se suppriment comme les cartes, et la suppression peut être annulée.</p>
<h2>Qui voit un tableau</h2>
<p>Toute l’entreprise, ou son propriétaire et les personnes qu’il choisit : <em>Gérer l’accès…</em> dans le menu du tableau. <em>Liste</em> montre les mêmes cartes ligne par ligne, et le filtre trouve celles qui vous sont assignées ou qui sont en retard.</p>
<p>Les cartes dont vous n’avez plus besoin vont dans les archives, d’où vous pouvez les désarchiver.</p>`,
    },
    'bring-a-board-from-elsewhere': {
      question: 'Comment copier un tableau, ou en importer un de Trello ?',
      content: `<p>Tout se trouve dans le menu à côté du nom d’un tableau.</p>
<h2>Copie et modèle</h2>
<p><em>Copier le tableau…</em> crée un second tableau avec les mêmes colonnes et cartes. <em>Enregistrer comme modèle…</em> garde les colonnes et les cartes sans dates, personnes ni commentaires, et <em>Nouveau tableau à partir de celui-ci…</em> s’en sert pour le projet suivant.</p>
<h2>Importation</h2>
<ol><li><p>Choisissez <em>Importer de Trello ou CSV…</em></p></li>
<li><p>Choisissez un tableau exporté de Trello en JSON, ou un fichier CSV de 10 Mo au plus. Les en-têtes de Trello, Jira, Asana, Planner, Notion et Linear sont reconnus, dans cinq langues.</p></li>
<li><p>Vérifiez l’aperçu : ce qui sera importé, ce qui n’a pas de champ ici et reste dans la description de la carte, et ce qui n’est pas importé, avec le motif.</p></li>
<li><p><em>Importer</em> crée un nouveau tableau, avec étiquettes, checklists, échéances, commentaires et liens.</p></li></ol>
<p>Les cartes des listes archivées vont dans les archives. L’export de Trello ne contient pas les pièces jointes : leurs liens sont conservés.</p>
<p>Vos autres tableaux ne changent pas. Si le résultat ne vous convient pas, supprimez le nouveau tableau.</p>`,
    },
    'keep-to-dos': {
      question: 'Comment noter des tâches rapidement ?',
      content: `<p>Ouvrez <strong>Tâches</strong> et appuyez sur <code>N</code>. Une ligne suffit :</p>
<pre><code>Appeler la banque demain 17h #finances @devansh !</code></pre>
<p>Les dates, les heures, les répétitions (<em>chaque lundi</em>), les <code>#tags</code>, les <code>@personnes</code> et <code>!</code> pour important sont reconnus. Le résultat s’affiche sous la ligne avant que vous appuyiez sur Entrée, et vous pouvez retirer chaque élément mal interprété. La ligne comprend l’anglais, l’allemand, le français, le portugais et l’arabe.</p>
<h2>Dans la liste</h2>
<ul><li><p><code>C</code> termine la tâche, <code>S</code> la marque comme importante, <code>#</code> la supprime.</p></li>
<li><p>Dans l’ordre manuel, faites glisser les tâches, ou utilisez <code>Alt</code> et une flèche.</p></li>
<li><p><em>Sélectionner plusieurs tâches</em> permet d’en modifier plusieurs à la fois : tag, personne, date.</p></li></ul>
<p>Ouvrez une tâche pour ses sous-tâches, un rappel, une description et sa répétition. Une tâche récurrente revient avec sa prochaine date dès que vous la terminez.</p>
<p>Les tâches sont celles de l’entreprise : toute personne qui y a accès les voit toutes. Filtrez par tag, ou par ce qui est important.</p>`,
    },
    'plan-your-day': {
      question: 'Qu’est-ce que « Ma journée » ?',
      content: `<p><strong>Tâches → Ma journée</strong> réunit votre programme du jour, toutes applications confondues :</p>
<ul><li><p>les tâches qui vous sont assignées et sont en retard, à échéance aujourd’hui, demain ou bientôt,</p></li>
<li><p>les cartes des tableaux qui vous sont assignées, selon leurs dates,</p></li>
<li><p>les événements du jour, dans un calendrier à côté.</p></li></ul>
<h2>Planifier</h2>
<p>Cliquez sur l’icône à côté d’une tâche ou d’une carte pour la planifier : elle reçoit le prochain créneau libre du jour, comme événement dans votre calendrier <em>Personnel</em>. S’il ne reste aucun créneau, Atrium vous l’indique.</p>
<h2>Terminer</h2>
<p>Cochez une tâche ici comme ailleurs. Une carte cochée passe dans la colonne des cartes terminées, si son tableau en a une. Ce que vous avez terminé aujourd’hui reste visible à la fin.</p>
<p>De n’importe où, appuyez sur <code>Ctrl K</code> et tapez <em>ma journée</em>.</p>`,
    },
    'make-a-card-of-a-mail': {
      question: 'Comment convertir un e-mail en carte, en tâche ou en événement ?',
      content: `<p>Les e-mails, les messages du chat et les commandes peuvent devenir des cartes, des tâches ou des événements sans rien recopier.</p>
<ol><li><p>Ouvrez l’e-mail, le menu du message, ou la commande.</p></li>
<li><p>Choisissez <em>Créer une carte</em>, <em>Créer une tâche</em> ou <em>Créer un événement</em>. Dans un e-mail ouvert, ces actions se trouvent sous <em>Plus</em>.</p></li>
<li><p>Le titre et le texte sont remplis d’après votre point de départ. Choisissez la colonne, la personne ou le jour, puis enregistrez.</p></li></ol>
<h2>Ils restent liés</h2>
<p>La carte indique son e-mail d’origine, et l’e-mail indique sa carte. Un clic mène de l’un à l’autre. Les autres ne voient un lien que s’ils peuvent voir ce à quoi il mène : un collègue ayant accès au tableau voit la carte, mais pas votre e-mail.</p>
<h2>Revenir en arrière</h2>
<p><em>Annuler</em> supprime ce qui a été créé. Vous pouvez aussi retirer uniquement le lien : les deux éléments sont alors conservés.</p>`,
    },
  },
};
