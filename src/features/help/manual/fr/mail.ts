import type { ManualWords } from '../manual-words.ts';

/** The mailbox, in French. */
export const mail: ManualWords = {
  title: 'E-mail marketing',
  description: 'Une boîte mail qui se trie toute seule, des textes écrits une seule fois, et des images qui ne vous trahissent pas.',
  groups: ['Lire et écrire', 'Trier et chercher'],
  articles: {
    'read-and-write-mail': {
      question: 'Comment lire et écrire des e-mails ?',
      content: `<p>Ouvrez <strong>E-mail</strong>. À gauche se trouvent les dossiers et les étiquettes, puis la liste, et à côté la conversation ouverte. Sous <em>Affichage</em>, vous choisissez où s’ouvre un e-mail et l’espacement des lignes.</p>
<h2>Lire</h2>
<ul><li><p><code>J</code> et <code>K</code> mènent à l’e-mail suivant et précédent, <code>U</code> ramène à la liste.</p></li>
<li><p><code>E</code> archive, <code>#</code> met à la corbeille, <code>!</code> dans le spam, <code>S</code> ajoute une étoile.</p></li>
<li><p><code>B</code> reporte : l’e-mail quitte la boîte de réception et y revient tout en haut au moment choisi.</p></li></ul>
<h2>Écrire</h2>
<p><code>C</code> commence un e-mail, <code>R</code> répond, <code>A</code> répond à tous, <code>F</code> transfère. Ce que vous écrivez est gardé comme brouillon pendant la saisie. Les fichiers peuvent être déposés dans la fenêtre, et les images dans le texte.</p>
<p>Les e-mails aux personnes de votre entreprise sont remis aussitôt et ne quittent jamais le serveur. Les autres ont besoin d’une voie d’envoi, que la personne qui administre le serveur met en place ; <strong>Paramètres e-mail → Adresses</strong> indique s’il y en a une.</p>`,
    },
    'send-later-or-cancel': {
      question: 'Puis-je envoyer un e-mail plus tard, ou en arrêter un que j’ai envoyé ?',
      content: `<h2>L’arrêter</h2>
<p>Après l’envoi, le message au bord de la page propose d’annuler. Tant qu’il y est, l’e-mail n’est pas parti ; annulé, il est de nouveau dans vos brouillons, tel que vous l’avez écrit.</p>
<h2>Plus tard</h2>
<p>Choisissez un jour et une heure à côté du bouton d’envoi. D’ici là, l’e-mail attend dans le dossier <strong>Programmés</strong>. Ouvrez-le là pour l’envoyer tout de suite ou l’annuler.</p>
<h2>Est-il arrivé ?</h2>
<p>Ouvrez un e-mail que vous avez envoyé. Sous <em>Distribution</em>, chaque destinataire externe figure avec ce qu’il en est : en attente, envoyé, nouvel essai à venir, ou non distribué, avec la réponse du serveur distant. Un e-mail part au plus une fois : si la connexion s’est coupée au moment même de l’envoi, Atrium indique qu’il est peut-être distribué, et ne l’envoie pas deux fois de lui-même.</p>
<p>Ce qui n’a pas pu être distribué vous revient aussi sous forme d’e-mail.</p>`,
    },
    'write-once-with-templates': {
      question: 'Comment utiliser les modèles et une signature ?',
      content: `<p>Les deux se trouvent dans <strong>Paramètres e-mail</strong>, que l’engrenage de la boîte mail ouvre.</p>
<h2>Modèles</h2>
<ol><li><p>Sous <em>Modèles</em>, choisissez <em>Nouveau modèle</em>. Le nom n’est que pour vous ; l’objet et le texte sont ce par quoi l’e-mail commence.</p></li>
<li><p>Pendant que vous écrivez un e-mail, choisissez le modèle dans la fenêtre. Vous pouvez encore tout y modifier.</p></li></ol>
<h2>Signature</h2>
<p>Sous <em>Signature</em>, écrivez ce qui figure sous vos e-mails : un nom, votre fonction, comment vous joindre. L’aperçu la montre sous un exemple. Dans chaque e-mail, vous pouvez la modifier ou la retirer.</p>
<h2>D’autres adresses</h2>
<p>Sous <em>Adresses</em>, vous pouvez ajouter d’autres adresses du domaine de votre entreprise, par exemple une pour une équipe. Les e-mails qui y sont envoyés vous parviennent aussi, et vous choisissez dans chaque e-mail de laquelle de vos adresses il part. Elles sont possibles dès que votre propre adresse est confirmée.</p>`,
    },
    'sort-mail-by-rules': {
      question: 'Comment les e-mails se trient-ils tout seuls ?',
      content: `<h2>Étiquettes</h2>
<p>Un e-mail se trouve dans un dossier et peut avoir plusieurs étiquettes. Appuyez sur <code>L</code> pour les choisir, ou faites glisser l’e-mail sur une étiquette. Créez les vôtres avec <em>Nouvelle étiquette…</em>, chacune avec sa couleur. Supprimer une étiquette laisse ses e-mails où ils sont.</p>
<h2>Règles</h2>
<ol><li><p>Ouvrez <strong>Paramètres e-mail → Règles</strong> et choisissez <em>Nouvelle règle</em>.</p></li>
<li><p>Indiquez ce qu’un e-mail doit avoir : quelque chose dans son expéditeur, son objet, ou son objet ou son texte. Si vous en indiquez plusieurs, il doit tout avoir.</p></li>
<li><p>Indiquez ce qui est fait : le déplacer vers un dossier, lui donner une étiquette, ajouter une étoile, le marquer comme lu.</p></li>
<li><p>Cochez <em>L’appliquer aussi dès maintenant à la boîte de réception</em> si les e-mails présents doivent aussi être triés.</p></li></ol>
<p>Toutes les règles qui correspondent à un e-mail s’appliquent. Si plusieurs indiquent un dossier, la première décide ; déplacez les règles avec leurs flèches, ou avec <code>Alt</code> et une touche fléchée.</p>
<h2>Newsletters</h2>
<p>Au-dessus d’un e-mail de liste se trouve <em>Se désabonner</em>. Atrium utilise la voie qui vous demande le moins, et n’en propose aucune pour le spam.</p>`,
    },
    'find-a-mail': {
      question: 'Comment retrouver un e-mail ?',
      content: `<p>Appuyez sur <code>/</code> dans la boîte mail. La recherche porte sur l’objet, le texte, les noms, les adresses et les noms des pièces jointes.</p>
<h2>Affiner</h2>
<p>Le bouton dans le champ ouvre les filtres : de, à, objet, mots, jours, avec pièces jointes, non lus, suivis. La même chose peut se taper :</p>
<ul><li><p><code>from:rui</code>, <code>to:layla</code>, <code>subject:chêne</code></p></li>
<li><p><code>has:attachment</code>, <code>filename:pdf</code></p></li>
<li><p><code>is:unread</code>, <code>is:starred</code></p></li>
<li><p><code>after:</code> et <code>before:</code> un jour</p></li>
<li><p><code>"telle quelle"</code> pour une expression, <code>-mot</code> pour ce qui doit être absent</p></li></ul>
<p>La recherche porte sur le dossier ouvert ; <em>Rechercher partout</em> est proposé quand rien n’y a été trouvé. Ce qui ne peut pas être compris est ignoré et nommé, vous ne voyez donc jamais un résultat faux sans le savoir.</p>
<p>Votre recherche figure dans l’adresse : elle est là après une actualisation, et <em>Retour</em> y ramène.</p>`,
    },
    'bring-mail-from-elsewhere': {
      question: 'Comment apporter des e-mails d’ailleurs, et est-ce sûr ?',
      content: `<h2>Une autre boîte mail</h2>
<p>Sous <strong>Paramètres e-mail → Compte connecté</strong>, vous connectez une boîte mail que vous avez ailleurs (IMAP). Ses e-mails arrivent aussi ici, et ce que vous lisez, suivez ou déplacez ici change là-bas également. Le mot de passe est conservé chiffré et plus jamais affiché.</p>
<h2>Un fichier</h2>
<p>Sous <em>Importer et exporter</em>, un fichier mbox apporte des e-mails, depuis la plupart des logiciels de messagerie ; ceux qui sont déjà présents sont ignorés. Dans l’autre sens, un fichier contient tous vos e-mails avec leurs pièces jointes.</p>
<h2>Images</h2>
<p>Les images d’autres serveurs révèlent à l’expéditeur que vous lisez son e-mail. Elles ne sont donc chargées qu’à votre demande, et alors par votre serveur et non par votre navigateur. <em>Toujours pour cet expéditeur</em> le retient.</p>
<h2>Avertissements</h2>
<p>Atrium vous avertit quand quelqu’un écrit de l’extérieur sous le nom d’un collègue. Rien dans un e-mail ne peut s’exécuter : il est nettoyé à son arrivée et affiché dans un cadre à part.</p>`,
    },
  },
};
