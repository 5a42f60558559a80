import type { ManualWords } from '../manual-words.ts';

/** Personal settings, in French. */
export const personal: ManualWords = {
  title: 'Personnalisation',
  description: 'Vos tableaux de bord, vues, favoris et raccourcis, dans votre langue et avec votre format de date.',
  groups: ['Vos pages', 'Recherche et clavier', 'Revenir en arrière'],
  articles: {
    'arrange-a-dashboard': {
      question: 'Comment organiser un tableau de bord ?',
      content: `<p>Il y a deux tableaux de bord : <strong>Accueil</strong>, la page d’accueil, et <strong>Analyse</strong>. Chacun ne montre que ce que vous pouvez voir.</p>
<h2>Choisir la période</h2>
<p>Au-dessus des cartes, vous choisissez les 28 derniers jours, le mois dernier, l’année dernière ou une période personnalisée. Les chiffres sont comparés à la période précédente. L’icône à côté d’un titre explique le calcul ; un clic sur un chiffre montre les lignes correspondantes.</p>
<h2>Organiser la page</h2>
<ol><li><p>Choisissez <em>Organiser la page</em>.</p></li>
<li><p>Faites glisser une carte par sa poignée, ou déplacez-la avec les flèches ; avec <code>Shift</code>, elles la redimensionnent. <code>Suppr</code> masque une carte, et <em>Ajouter une carte</em> la rétablit.</p></li>
<li><p>Vos modifications sont enregistrées au fur et à mesure, pour vous uniquement.</p></li></ol>
<p><em>Rétablir la disposition par défaut</em> efface votre organisation. Les admins peuvent <em>Définir par défaut pour tous</em> : les personnes qui n’ont pas réorganisé la page la voient ainsi.</p>`,
    },
    'save-what-a-list-shows': {
      question: 'Comment enregistrer ce que montre une liste ?',
      content: `<p>Les listes des factures, clients, utilisateurs, produits, commandes et employés permettent la recherche, les filtres et le tri, et leurs colonnes peuvent être choisies, déplacées et élargies.</p>
<h2>Vues</h2>
<ol><li><p>Réglez la liste comme vous le souhaitez.</p></li>
<li><p>Ouvrez <strong>Vue</strong> au-dessus, choisissez <em>Enregistrer comme vue…</em> et donnez-lui un nom.</p></li></ol>
<p>Une vue garde la recherche, les filtres, l’ordre et les colonnes. Vous seul la voyez. Quand vous changez quelque chose, son nom indique <em>modifiée</em>, et vous pouvez mettre la vue à jour.</p>
<h2>La montrer à d’autres</h2>
<p>Ce que montre une liste figure dans son adresse. Choisissez <em>Copier l’adresse de cette vue</em> et envoyez-la : toute personne ayant accès à la liste voit la même chose.</p>
<h2>L’exporter</h2>
<p>Les listes exportables enregistrent ce qui est affiché, dans les colonnes affichées.</p>
<p>Avec <code>J</code> et <code>K</code>, vous parcourez les lignes, <code>X</code> en sélectionne une, <code>/</code> recherche.</p>`,
    },
    'look-after-your-account': {
      question: 'Comment gérer mon compte ?',
      content: `<p>Cliquez sur votre photo en haut et choisissez <em>Paramètres du compte</em>. Chaque modification s’enregistre automatiquement, et la notification propose <em>Annuler</em>.</p>
<h2>Votre profil</h2>
<p>Sous <strong>Général</strong>, vous choisissez une image et la recadrez en carré, et vous modifiez votre nom, votre nom d’utilisateur et votre entreprise, votre langue et le format des dates. Une autre adresse e-mail devient la vôtre quand vous ouvrez le lien qui y est envoyé. <strong>Infos</strong> et <strong>Réseaux sociaux</strong> s’affichent sur votre profil, sauf le téléphone et la date de naissance.</p>
<h2>Votre connexion</h2>
<p>Sous <strong>Sécurité</strong>, vous modifiez votre mot de passe, activez la validation en deux étapes, ajoutez des clés d’accès, et voyez vos sessions ouvertes. Déconnectez une session que vous ne reconnaissez pas, puis modifiez votre mot de passe : toutes les autres sont déconnectées.</p>
<h2>Exporter vos données, ou partir</h2>
<p>Sous <strong>Vos données</strong>, vous exportez ce qui est à vous dans un fichier zip : e-mails, événements, tâches, cartes, messages, publications, commandes et paramètres. C’est là aussi que vous supprimez votre compte. Vos tâches ouvertes, vos cartes et vos événements sont alors transférés à la personne de votre choix, ou à un admin ; vos messages, commentaires et publications sont conservés. Le dernier admin ne peut pas partir.</p>`,
    },
    'bookmark-pages': {
      question: 'Comment garder des pages à portée de main ?',
      content: `<p>Vos favoris sont personnels. Au départ, ils contiennent l’e-mail, le chat, les tâches et le calendrier.</p>
<ul><li><p>Appuyez sur <code>Shift B</code> pour ajouter la page ouverte aux favoris, et encore une fois pour l’en retirer.</p></li>
<li><p>Le signet dans la barre du haut les montre tous et trouve toute autre page.</p></li>
<li><p>Changez-y leur ordre en les faisant glisser, ou avec les flèches sur la poignée.</p></li></ul>
<p>Sur un grand écran, les dix premiers se trouvent dans la barre elle-même, chacun à un clic.</p>
<h2>Quand une page manque</h2>
<p>Une page que vous ne pouvez plus ouvrir n’est plus proposée. Son favori est conservé, et réapparaît dès que vous y avez de nouveau accès.</p>
<h2>Un élément précis</h2>
<p>Un e-mail, une carte ou une facture a aussi une adresse : copiez-la depuis le navigateur, et utilisez-la dans un chat ou sur une carte. Elle s’ouvre pour les personnes ayant accès à l’élément.</p>`,
    },
    'search-and-command': {
      question: 'Comment tout retrouver et lancer des commandes ?',
      content: `<p>Appuyez sur <code>Ctrl K</code> (<code>⌘ K</code> sur un Mac) n’importe où, même pendant la saisie. Un seul champ trouve les pages, les éléments et les actions.</p>
<h2>Trouver</h2>
<p>Tapez une partie d’un mot : la recherche porte sur les e-mails, messages, cartes, tâches, événements, factures, clients, personnes, produits, commandes, articles, articles de ce centre d’aide et fichiers. Vous ne trouvez que ce que vous pouvez voir. Les fautes de frappe sont tolérées quand rien d’autre ne correspond.</p>
<p>Affinez avec un mot suivi de deux-points :</p>
<ul><li><p><code>dans:facture chêne</code> cherche dans un seul type.</p></li>
<li><p><code>de:rui</code> trouve ce que quelqu’un a écrit.</p></li>
<li><p><code>après:2026-01-01</code> et <code>avant:2026-07-01</code> limitent les dates.</p></li></ul>
<p>Chaque langue a ses propres mots pour cela ; les mots anglais fonctionnent dans toutes. L’adresse des résultats contient les mots anglais, pour qu’un lien fonctionne chez tout le monde.</p>
<p>Entrée ouvre le premier résultat ; <em>Tous les résultats</em> en montre une page que vous pouvez partager.</p>
<h2>Agir</h2>
<p>Tapez ce que vous voulez : <em>nouvelle facture pour Maren</em>, <em>écrire un e-mail à Rui</em>, <em>nouvelle tâche arroser les figuiers</em>, <em>sombre</em>, <em>ma journée</em>. Seul ce que vous avez le droit de faire est proposé.</p>`,
    },
    'use-the-keyboard': {
      question: 'Quels sont les raccourcis clavier ?',
      content: `<p>Appuyez sur <code>?</code> sur n’importe quelle page : la fenêtre liste exactement les raccourcis qui y fonctionnent. Quelques-uns sont les mêmes partout.</p>
<ul><li><p><code>Ctrl K</code> : recherche et commandes</p></li>
<li><p><code>Shift C</code>, puis une lettre : créer un élément, par exemple <code>I</code> pour une facture</p></li>
<li><p><code>Shift H</code> : aide sur la page ouverte</p></li>
<li><p><code>Shift B</code> : ajouter la page aux favoris</p></li>
<li><p><code>Shift N</code> : notifications</p></li>
<li><p><code>Ctrl Z</code> : annuler ; <code>Shift Z</code> : vos actions</p></li>
<li><p><code>N</code> : nouvel élément, partout où un ajout est possible</p></li>
<li><p><code>/</code> : la recherche de la page</p></li>
<li><p><code>Esc</code> : fermer ce qui est ouvert</p></li></ul>
<p>Les lettres seules ne font rien pendant que vous tapez dans un champ. Ce qui se fait glisser se déplace aussi au clavier : sur un tableau, déplacez une carte avec <code>Alt</code> et une flèche ; dans le calendrier, déplacez de même l’événement sélectionné.</p>
<p>Tout fonctionne sans souris : <code>Tab</code> passe d’un élément au suivant, et l’élément actif est toujours visible.</p>`,
    },
    'set-language-dates-and-skin': {
      question: 'Comment changer la langue, le format des dates et l’apparence ?',
      content: `<h2>Langue</h2>
<p>Le menu des langues dans la barre du haut propose l’anglais, l’allemand, le français, le portugais et l’arabe. En arabe, toute la page s’affiche de droite à gauche. Les e-mails qu’Atrium vous envoie suivent votre langue.</p>
<h2>Dates et heures</h2>
<p>Ouvrez le menu sous votre photo et choisissez <strong>Date et heure</strong> : votre fuseau horaire, le premier jour de la semaine, et 12 ou 24 heures. Ce que vous ne réglez pas suit votre navigateur. Toutes les heures s’affichent dans votre fuseau horaire.</p>
<h2>Apparence</h2>
<p>Le menu sous votre photo permet de passer du thème clair au thème sombre. L’engrenage au bord de la page ouvre <strong>Personnaliser l’affichage</strong> : thème du système, largeur fixe ou pleine, type de barre de navigation et de pied de page, menu réduit ou masqué, et la position des notifications.</p>
<p>Sur un téléphone, l’affichage est un peu plus compact, mais rien ne manque : le menu s’ouvre avec le bouton en haut.</p>`,
    },
    'choose-what-you-are-told-of': {
      question: 'Comment choisir mes notifications ?',
      content: `<p>La cloche dans la barre du haut, ou <code>Shift N</code>, montre ce qui vous concerne : mentions, assignations, rappels, nouveaux e-mails, messages du chat et réponses à vos invitations. Un clic ouvre l’élément et marque la notification comme lue.</p>
<h2>Paramètres</h2>
<p>Ouvrez la cloche et choisissez <em>Paramètres des notifications</em>. Cochez les types qui vous intéressent. Seuls les types des domaines auxquels vous avez accès sont listés.</p>
<h2>Dans le navigateur</h2>
<p>Si vous le souhaitez, un e-mail vous signale ce que vous n’avez pas lu en une heure : au maximum une fois par heure, ou une fois par jour. Il est envoyé à l’adresse confirmée de votre compte.</p>
<p>Avec <em>Notifications du navigateur</em>, le navigateur vous prévient quand Atrium est en arrière-plan. Il demande votre accord une fois ; s’il a été refusé, autorisez-les dans les paramètres du navigateur.</p>
<h2>Moins de bruit</h2>
<p>Vous pouvez mettre une discussion en sourdine depuis son menu. Un e-mail que vous avez lu, ou un message que vous avez vu, marque sa notification comme lue, où que vous le lisiez.</p>`,
    },
    'undo-what-you-did': {
      question: 'Comment annuler ce que j’ai fait ?',
      content: `<p>Ce que vous déplacez, modifiez ou supprimez s’affiche aussitôt, et un message propose <strong>Annuler</strong>. S’il a déjà disparu, rien n’est perdu :</p>
<ul><li><p><code>Ctrl Z</code> annule votre dernière action, dans n’importe quelle application.</p></li>
<li><p><code>Shift Z</code>, ou <em>Vos actions</em> dans le menu sous votre photo, liste les vingt dernières de cet onglet avec leur heure. Chacune peut être annulée séparément.</p></li></ul>
<h2>Quand quelque chose échoue</h2>
<p>Une modification refusée par le serveur revient à l’état précédent, et la raison vous est indiquée. <em>Réessayer</em> est proposé partout où cela peut aider.</p>
<h2>Deux personnes à la fois</h2>
<p>Si quelqu’un d’autre a modifié le même élément, Atrium ne l’écrase pas. Vous voyez les deux versions et choisissez.</p>
<h2>Ce qui ne peut pas être annulé</h2>
<p>Ce qui est parti à l’extérieur : un e-mail distribué, une facture envoyée. Une confirmation vous est alors demandée, ou vous avez un instant pour annuler.</p>`,
    },
    'find-what-was-deleted': {
      question: 'Où retrouver ce que j’ai supprimé ?',
      content: `<p>Dans la <strong>Corbeille</strong>, pendant 30 jours. Elle liste ce qui a été supprimé dans tous les domaines : tableaux, cartes, tâches, événements, brouillons de factures, clients, produits, codes promo, articles, utilisateurs et articles de ce centre d’aide.</p>
<h2>Restaurer</h2>
<ol><li><p>Ouvrez <strong>Paramètres → Corbeille</strong> dans le menu, cherchez, ou choisissez un type.</p></li>
<li><p>Choisissez <em>Restaurer</em> pour un élément, ou sélectionnez-en plusieurs.</p></li></ol>
<p>Restaurer une carte restaure aussi sa colonne et son tableau. L’auteur de la suppression et le temps restant s’affichent à côté.</p>
<h2>Définitivement</h2>
<p><em>Supprimer définitivement</em> et <em>Vider la corbeille</em> suppriment les éléments avec tout ce qui leur appartient. Cette action est irréversible : une confirmation vous est demandée.</p>
<h2>Qui voit quoi</h2>
<p>Vous voyez ce que vous pouvez supprimer, et, parmi les événements de <em>Personnel</em>, seulement les vôtres. Les e-mails ont leur propre corbeille, dans leur liste de dossiers.</p>`,
    },
  },
};
