import type { ManualWords } from '../manual-words.ts';

/** Blog and profiles, in French. */
export const marketing: ManualWords = {
  title: 'Automatisation du marketing',
  description: 'Un blog public, des articles programmés et des profils internes à l’entreprise.',
  groups: ['Blog', 'Profils'],
  articles: {
    'write-a-blog-post': {
      question: 'Comment écrire et publier un article de blog ?',
      content: `<ol><li><p>Ouvrez <strong>Blog</strong> et appuyez sur <code>N</code>, ou choisissez <em>Nouvel article</em>.</p></li>
<li><p>Saisissez un titre. L’article est alors créé, et la suite est enregistrée automatiquement.</p></li>
<li><p>Écrivez le texte. Les titres, tableaux, blocs de code et images se trouvent dans la barre en dessous ; les images peuvent aussi être collées ou déposées dans le texte.</p></li>
<li><p>À côté du texte, choisissez des catégories, des tags, un extrait pour les listes et les aperçus, et une image d’en-tête.</p></li></ol>
<h2>Statut</h2>
<ul><li><p><strong>Brouillon</strong> et <strong>En attente</strong> : seules les personnes qui écrivent le voient.</p></li>
<li><p><strong>Publié</strong> : tout le monde peut le lire.</p></li>
<li><p><strong>Programmé</strong> : il est publié automatiquement au moment que vous choisissez, et une notification vous l’indique.</p></li></ul>
<h2>Écrire à plusieurs</h2>
<p>Si quelqu’un d’autre a enregistré l’article, les deux textes s’affichent et vous choisissez : le vôtre, l’autre, ou une fusion. Rien n’est écrasé sans votre accord.</p>`,
    },
    'share-a-post-with-the-world': {
      question: 'Comment rendre notre blog public ?',
      content: `<p>Chaque article publié a une adresse publique, sans connexion. Ouvrez l’article et choisissez <strong>Partager</strong> : il y a une adresse pour les collègues et une pour tout le monde.</p>
<h2>Ce que voient les visiteurs</h2>
<p>Une page simple sans scripts, dans le thème clair ou sombre de leur appareil, avec le titre, l’image et le texte. Quand l’adresse est collée dans un chat ou un réseau social, un aperçu avec l’image apparaît.</p>
<h2>Flux</h2>
<p>Le blog a un flux Atom et un flux RSS. Leurs adresses se trouvent dans la même fenêtre.</p>
<h2>Quand le titre change</h2>
<p>Vous pouvez modifier l’adresse d’un article sous <em>Adresse</em>. Toutes les adresses qu’un article publié a eues continuent d’y mener, et les anciens liens fonctionnent toujours.</p>
<p>Les commentaires sont réservés aux personnes ayant un compte. Toute personne pouvant modifier les articles peut masquer un commentaire aux autres.</p>`,
    },
    'bring-back-an-older-text': {
      question: 'Comment retrouver une version plus ancienne d’un article ?',
      content: `<p>Chaque enregistrement d’un article est conservé comme révision, avec son auteur et sa date.</p>
<ol><li><p>Ouvrez l’article et choisissez <em>Modifier l’article</em>, ou appuyez sur <code>E</code>.</p></li>
<li><p>Choisissez <strong>Révisions</strong>. À gauche figurent toutes les révisions, la plus récente en premier.</p></li>
<li><p>Sélectionnez-en une. À droite, vous voyez mot à mot ce qui a été ajouté et retiré depuis. Vous pouvez aussi comparer deux révisions plus anciennes entre elles.</p></li>
<li><p><em>Restaurer la révision …</em> en fait la dernière révision. Rien n’est perdu : le texte précédent reste dans les révisions.</p></li></ol>
<p>Un article entier qui a été supprimé reste 30 jours dans la <strong>Corbeille</strong> et peut y être restauré, avec ses commentaires.</p>
<p>Les articles de ce centre d’aide gardent leur historique de la même façon.</p>`,
    },
    'use-profiles': {
      question: 'À quoi servent les profils ?',
      content: `<p>Un profil présente une personne : sa fonction, son arrivée, ses coordonnées. Seuls les collègues le voient.</p>
<h2>Le vôtre</h2>
<p>Ouvrez <strong>Profil</strong> dans le menu ou dans le menu sous votre photo, et choisissez <em>Modifier le profil</em>. Une couverture, quelques lignes et un site web suffisent pour commencer. Ce que vous écrivez sur vous s’affiche aussi dans le chat.</p>
<h2>Publications et sondages</h2>
<p>Sous <em>Quoi de neuf ?</em>, vous pouvez publier un texte, une image ou une vidéo, ou poser une question avec deux réponses ou plus. Chaque personne a une voix, qu’elle peut changer. Vous pouvez aimer, commenter et partager les publications.</p>
<h2>Suivre</h2>
<p>Suivez des personnes et des pages pour trouver leurs publications sous <em>Abonnements</em>. Une page sert à suivre autre chose qu’une personne : un atelier, une gamme de produits, un projet. Toute personne qui gère les profils peut en ajouter une.</p>`,
    },
  },
};
