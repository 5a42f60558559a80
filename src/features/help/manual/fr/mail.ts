import type { ManualWords } from '../manual-words.ts';

/** Email, in French. */
export const mail: ManualWords = {
  title: 'E-mail marketing',
  description: 'Une boîte mail qui se trie automatiquement, des modèles à réutiliser et des images qui ne révèlent rien.',
  groups: ['Lire et écrire', 'Trier et chercher'],
  articles: {
    'read-and-write-mail': {
      question: 'Comment lire et écrire des e-mails ?',
      content: `<p>Ouvrez <strong>E-mail</strong>. À gauche se trouvent les dossiers et les étiquettes, puis la liste, et à côté la conversation ouverte. Sous <em>Affichage</em>, vous choisissez où s’ouvre un e-mail et l’espacement des lignes.</p>
<h2>Lire</h2>
<ul><li><p><code>J</code> et <code>K</code> mènent à l’e-mail suivant et précédent, <code>U</code> ramène à la liste.</p></li>
<li><p><code>E</code> archive, <code>#</code> met à la corbeille, <code>!</code> signale comme spam, <code>S</code> ajoute une étoile.</p></li>
<li><p><code>B</code> reporte : l’e-mail quitte la boîte de réception et y revient tout en haut au moment choisi.</p></li></ul>
<h2>Écrire</h2>
<p><code>C</code> commence un e-mail, <code>R</code> répond, <code>A</code> répond à tous, <code>F</code> transfère. Votre texte est enregistré comme brouillon pendant la saisie. Les fichiers peuvent être déposés dans la fenêtre, et les images dans le texte.</p>
<p>Les e-mails destinés à vos collègues sont distribués immédiatement et ne quittent jamais le serveur. Pour les e-mails externes, l’administrateur du serveur doit configurer l’envoi ; <strong>Paramètres e-mail → Adresses</strong> indique si c’est le cas.</p>`,
    },
    'send-later-or-cancel': {
      question: 'Puis-je programmer un e-mail, ou annuler un envoi ?',
      content: `<h2>Annuler l’envoi</h2>
<p>Après l’envoi, la notification en bord de page propose d’annuler. Tant qu’elle est affichée, l’e-mail n’est pas parti ; si vous annulez, il revient dans vos brouillons, tel que vous l’avez écrit.</p>
<h2>Plus tard</h2>
<p>Choisissez une date et une heure à côté du bouton d’envoi. D’ici là, l’e-mail attend dans le dossier <strong>Programmés</strong>. Ouvrez-le pour l’envoyer immédiatement ou l’annuler.</p>
<h2>Est-il arrivé ?</h2>
<p>Ouvrez un e-mail que vous avez envoyé. Sous <em>Distribution</em>, chaque destinataire externe est affiché avec son état : en attente, envoyé, nouvel essai à venir, ou non distribué, avec la réponse du serveur distant. Un e-mail part au plus une fois : si la connexion a été coupée au moment de l’envoi, Atrium indique qu’il est peut-être distribué, et ne le renvoie pas automatiquement.</p>
<p>Un e-mail vous signale aussi les messages non distribués.</p>`,
    },
    'write-once-with-templates': {
      question: 'Comment utiliser les modèles et une signature ?',
      content: `<p>Les deux se trouvent dans <strong>Paramètres e-mail</strong>, accessibles par l’engrenage de la boîte mail.</p>
<h2>Modèles</h2>
<ol><li><p>Sous <em>Modèles</em>, choisissez <em>Nouveau modèle</em>. Vous seul voyez le nom ; l’objet et le texte sont insérés dans l’e-mail.</p></li>
<li><p>Pendant que vous écrivez un e-mail, choisissez le modèle dans la fenêtre. Vous pouvez encore tout y modifier.</p></li></ol>
<h2>Signature</h2>
<p>Sous <em>Signature</em>, écrivez ce qui est ajouté à la fin de vos e-mails : votre nom, votre fonction, vos coordonnées. L’aperçu la montre sous un exemple. Dans chaque e-mail, vous pouvez la modifier ou la retirer.</p>
<h2>D’autres adresses</h2>
<p>Sous <em>Adresses</em>, vous pouvez ajouter d’autres adresses du domaine de votre entreprise, par exemple une pour une équipe. Vous recevez aussi les e-mails qui y sont envoyés, et vous choisissez l’adresse d’envoi dans chaque e-mail. Elles sont possibles dès que votre propre adresse est confirmée.</p>`,
    },
    'sort-mail-by-rules': {
      question: 'Comment trier mes e-mails automatiquement ?',
      content: `<h2>Étiquettes</h2>
<p>Un e-mail se trouve dans un dossier et peut avoir plusieurs étiquettes. Appuyez sur <code>L</code> pour les choisir, ou faites glisser l’e-mail sur une étiquette. Créez les vôtres avec <em>Nouvelle étiquette…</em>, chacune avec sa couleur. Supprimer une étiquette ne supprime pas ses e-mails.</p>
<h2>Règles</h2>
<ol><li><p>Ouvrez <strong>Paramètres e-mail → Règles</strong> et choisissez <em>Nouvelle règle</em>.</p></li>
<li><p>Indiquez les conditions : l’expéditeur, l’objet, ou des mots de l’objet ou du texte. Si vous en indiquez plusieurs, l’e-mail doit toutes les remplir.</p></li>
<li><p>Indiquez les actions : le déplacer vers un dossier, lui donner une étiquette, ajouter une étoile, le marquer comme lu.</p></li>
<li><p>Cochez <em>L’appliquer aussi dès maintenant à la boîte de réception</em> pour trier aussi les e-mails déjà présents.</p></li></ol>
<p>Toutes les règles qui correspondent à un e-mail s’appliquent. Si plusieurs indiquent un dossier, la première décide ; déplacez les règles avec leurs flèches, ou avec <code>Alt</code> et une touche fléchée.</p>
<h2>Newsletters</h2>
<p>Au-dessus d’un e-mail de liste se trouve <em>Se désabonner</em>. Atrium utilise la méthode la plus simple pour vous. Pour les spams, il ne propose pas de désabonnement.</p>`,
    },
    'find-a-mail': {
      question: 'Comment retrouver un e-mail ?',
      content: `<p>Appuyez sur <code>/</code> dans la boîte mail. La recherche porte sur l’objet, le texte, les noms, les adresses et les noms des pièces jointes.</p>
<h2>Affiner</h2>
<p>Le bouton dans le champ ouvre les filtres : de, à, objet, mots, dates, avec pièces jointes, non lus, suivis. Vous pouvez aussi les saisir :</p>
<ul><li><p><code>de:rui</code>, <code>à:layla</code>, <code>objet:chêne</code></p></li>
<li><p><code>contient:pièce-jointe</code>, <code>fichier:pdf</code></p></li>
<li><p><code>est:non-lu</code>, <code>est:suivi</code></p></li>
<li><p><code>après:</code> et <code>avant:</code> suivis d’une date</p></li>
<li><p><code>"telle quelle"</code> pour une expression, <code>-mot</code> pour exclure un mot</p></li></ul>
<p>La recherche porte sur le dossier ouvert ; <em>Rechercher partout</em> est proposé quand rien n’y a été trouvé. Ce qui n’est pas reconnu est ignoré et signalé.</p>
<p>Votre recherche figure dans l’adresse : elle est conservée après une actualisation, et <em>Retour</em> y ramène.</p>`,
    },
    'bring-mail-from-elsewhere': {
      question: 'Comment récupérer des e-mails d’une autre boîte, et est-ce sûr ?',
      content: `<h2>Une autre boîte mail</h2>
<p>Sous <strong>Paramètres e-mail → Compte connecté</strong>, vous connectez une boîte mail externe (IMAP). Vous en recevez aussi les e-mails ici, et ce que vous lisez, suivez ou déplacez ici y est également mis à jour. Le mot de passe est chiffré et jamais réaffiché.</p>
<h2>Un fichier</h2>
<p>Sous <em>Importer et exporter</em>, importez un fichier mbox de la plupart des logiciels de messagerie ; les e-mails déjà présents sont ignorés. L’exportation réunit tous vos e-mails et leurs pièces jointes dans un fichier.</p>
<h2>Images</h2>
<p>Les images distantes indiquent à l’expéditeur que vous avez lu son e-mail. Elles ne se chargent donc qu’à votre demande, par votre serveur et non par votre navigateur. <em>Toujours pour cet expéditeur</em> enregistre votre choix.</p>
<h2>Avertissements</h2>
<p>Atrium vous avertit quand quelqu’un écrit de l’extérieur sous le nom d’un collègue. Rien dans un e-mail ne peut s’exécuter : il est nettoyé à son arrivée et affiché dans un cadre à part.</p>`,
    },
  },
};
