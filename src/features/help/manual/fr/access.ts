import type { ManualWords } from '../manual-words.ts';

/** Programs, people and what they may, in French. */
export const access: ManualWords = {
  title: 'Questions sur l’API',
  description:
    'Ce que les logiciels peuvent appeler, qui peut faire quoi, et comment toute l’entreprise tient dans un fichier, aller et retour.',
  groups: ['API et données', 'Personnes et droits'],
  articles: {
    'call-the-api': {
      question: 'Comment appeler l’API ?',
      content: `<p>Tout ce que font les pages passe par une seule API, et vos logiciels peuvent utiliser les mêmes appels. La liste de tous les appels, avec ce qu’ils attendent et répondent, est fournie par votre propre installation à <code>/api/v1/docs</code> ; la même chose comme document OpenAPI à <code>/api/v1/openapi.json</code>.</p>
<h2>Créer une clé</h2>
<ol><li><p>Ouvrez <strong>Pages → Clés API</strong> et choisissez <em>Créer une clé API</em>.</p></li>
<li><p>Donnez-lui le nom du logiciel qui l’utilisera, indiquez sa durée de validité, et cochez ce qu’elle peut faire. Votre mot de passe est demandé.</p></li>
<li><p>Copiez la clé : elle n’est affichée qu’une fois.</p></li></ol>
<p>Envoyez-la avec chaque appel :</p>
<pre><code>Authorization: Bearer atrium_…</code></pre>
<p>La page contient des lignes à coller dans un terminal. Une clé ne peut jamais faire plus que vous : quand votre rôle perd un droit, vos clés le perdent aussi. Révoquez une clé sur la même page quand son logiciel a disparu, ou quand quelqu’un d’autre a pu la voir. Un nouveau mot de passe et une suspension mettent fin à toutes vos clés.</p>
<h2>Assistants</h2>
<p>Les assistants qui parlent MCP atteignent Atrium à <code>/api/v1/mcp</code>, avec une clé dans le même en-tête. Ils voient ce que la clé permet, et n’écrivent que ce qui peut être annulé : demandez-leur d’annuler, ou reprenez-le vous-même dans la corbeille. Donnez à un assistant une clé avec peu de droits : ses outils sont alors peu nombreux aussi.</p>
<h2>Ou se connecter</h2>
<p>Ce qui touche aux mots de passe, aux connexions et aux clés elles-mêmes ne peut pas se faire avec une clé. Pour cela, envoyez un <code>POST</code> à <code>/jwt/login</code> avec un corps JSON de <code>email</code> et <code>password</code>. La réponse contient un <code>accessToken</code>, à placer dans le même en-tête.</p>
<p>Un jeton d’accès dure peu. Un nouveau s’obtient à <code>/jwt/refresh-token</code>, avec le <code>refreshToken</code> de la même réponse.</p>
<h2>Ce qui revient en cas de problème</h2>
<ul><li><p><code>400</code> nomme chaque champ et ce qui ne va pas.</p></li>
<li><p><code>403</code> nomme le droit qui manque.</p></li>
<li><p><code>409</code> signifie que quelqu’un l’a modifié entre-temps, et donne l’état actuel.</p></li></ul>
<p>Un logiciel qui se connecte a exactement les droits de son compte ; avec une clé, au plus ceux-ci.</p>`,
    },
    'be-told-of-changes': {
      question: 'Comment un de mes logiciels apprend-il les changements ?',
      content: `<p>Par un webhook : un admin ouvre <strong>Pages → Webhooks</strong>, saisit l’adresse du logiciel et coche ce qui doit lui être signalé. Chaque changement de ce type y est ensuite envoyé.</p>
<h2>Ce qui arrive</h2>
<p>Le type des enregistrements et leurs identifiants, par exemple <code>{"type":"invoice.changed","data":{"kind":"invoice","ids":[7]}}</code>. Leur contenu, le logiciel le lit par l’API. Ce qui n’appartient qu’à une personne n’est jamais signalé.</p>
<h2>Est-ce authentique ?</h2>
<p>Les en-têtes et la signature sont ceux de Standard Webhooks. Le secret n’est affiché qu’une fois ; la page contient un exemple de code qui vérifie avec lui. Un nouveau secret vaut aussitôt, le précédent un jour de plus.</p>
<h2>Quand rien n’arrive</h2>
<p>Répondez par <code>2xx</code> sous 15 secondes. Ce qui n’obtient pas cette réponse est retenté pendant un jour ; puis le webhook est désactivé, et la personne qui l’a créé en est informée. Ouvrez un webhook pour voir chaque envoi avec sa réponse, et le renvoyer.</p>
<p>La même chose peut arriver deux fois, et l’ordre n’est pas garanti : l’en-tête <code>webhook-id</code> indique si c’est déjà arrivé.</p>`,
    },
    'take-parts-from-the-showcase': {
      question: 'Où voir les composants, et comment les reprendre ?',
      content: `<p><strong>Composants</strong> dans le menu, ou <code>/components</code>, montre à l’œuvre tout ce dont Atrium est fait : éléments, composants, formulaires, extensions, dispositions de page et bibliothèques de graphiques. Saisissez-y un mot dans la recherche, et seules restent les pages qui le contiennent.</p>
<h2>En reprendre un</h2>
<p><em>Code</em> à côté d’un exemple ouvre sa source, fichier par fichier, chacun avec <em>Copier</em>. Les exemples sont en anglais dans toutes les langues, comme leur code.</p>
<h2>Voir autrement</h2>
<p><em>Sombre</em> et <em>De droite à gauche</em>, en haut, montrent la page ainsi, jusqu’à ce que vous appuyiez de nouveau. Des notes en bas disent ce que fait le clavier et ce que dit un lecteur d’écran.</p>
<p>Les dispositions s’essaient sur toute page : l’engrenage au bord, là où il est activé, ouvre <strong>Personnaliser l’affichage</strong>.</p>`,
    },
    'choose-a-plan': {
      question: 'Qu’est-ce qu’un forfait, et que se passe-t-il à ses limites ?',
      content: `<p><strong>Pages → Forfaits</strong> montre les trois forfaits et ce que votre entreprise utilise du sien : réponses de ce mois-ci, sous-domaines et stockage. <strong>Pages → Licence</strong> les compare ligne par ligne.</p>
<h2>Choisir</h2>
<p>Choisissez un forfait au mois ou à l’année. Ses limites s’appliquent aussitôt, pour tous ; <em>Annuler</em> revient en arrière. Atrium ne facture rien. Une nouvelle entreprise a tout ce que comprend Enterprise pendant 30 jours, et continue avec Basic si personne ne choisit.</p>
<h2>À une limite</h2>
<p>Ce qui existe reste, même si vous choisissez un forfait plus petit. Seul le surplus est refusé, et la personne concernée apprend de quelle limite il s’agit et garde sa saisie. Une réponse est ce que quelqu’un sans compte envoie par un lien public : une réponse à une facture, une réponse à une invitation.</p>
<h2>Sans limites</h2>
<p>L’administrateur du serveur peut désactiver les limites avec <code>PLAN_LIMITS=off</code>.</p>`,
    },
    'take-the-company-along': {
      question: 'Comment sauvegarder l’entreprise, ou la déplacer vers un autre serveur ?',
      content: `<p>Un admin ouvre <strong>Droits → Espace de travail</strong>. <em>Exporter</em> réunit chaque ligne et chaque fichier de l’entreprise dans une archive (<code>.tar.gz</code>) avec des sommes de contrôle. Le travail peut continuer pendant ce temps.</p>
<h2>L’importer</h2>
<p>Une archive s’importe dans une entreprise encore vide : inscrivez-vous sur le nouveau serveur, ouvrez la même page et choisissez le fichier. Tout est d’abord vérifié ; puis tout est importé, ou rien. Son contenu vous est présenté avant votre accord.</p>
<h2>Ce qui reste</h2>
<p>Les mots de passe, les sessions, les liens envoyés par e-mail et les mots de passe des boîtes connectées appartiennent à une installation. La page les liste. Les personnes viennent avec leurs rôles ; invitez-les, et elles retrouvent leur place.</p>
<p>L’archive contient les e-mails et les discussions de tous : conservez-la là où personne d’autre ne peut la lire. Votre exportation est inscrite au journal d’audit.</p>
<h2>Des installations entières</h2>
<p>L’administrateur du serveur peut aussi utiliser <code>npm run backup</code> et <code>npm run restore</code>, qui prennent toutes les entreprises à la fois.</p>`,
    },
    'invite-and-suspend-users': {
      question: 'Comment inviter des personnes, et que se passe-t-il quand elles partent ?',
      content: `<h2>Inviter</h2>
<ol><li><p>Ouvrez <strong>Utilisateurs</strong> et choisissez <em>Ajouter un utilisateur</em>.</p></li>
<li><p>Remplissez le nom, l’e-mail et le rôle, et laissez <em>Envoyer une invitation par e-mail</em> coché. La personne choisit son propre mot de passe derrière le lien.</p></li></ol>
<p>Pour ajouter plusieurs personnes à la fois, importez un fichier CSV ou séparé par des tabulations avec <em>Importer</em>. Les exports de Google Workspace et de Keycloak conviennent tels quels. L’aperçu montre qui sera ajouté ou modifié et quelles colonnes n’ont pas de champ ici.</p>
<h2>Statut</h2>
<p><strong>En attente</strong> signifie que la personne ne s’est pas encore connectée, <strong>Actif</strong> qu’elle le peut, <strong>Suspendu</strong> qu’elle ne le peut pas et que ses sessions sont terminées. La suspension prend effet aussitôt et peut être annulée.</p>
<h2>Quand quelqu’un part</h2>
<p>Supprimez l’utilisateur. Ce qu’il détient vous est présenté, comme les tâches ouvertes, les cartes et les événements, et vous choisissez qui en hérite. Ses e-mails et ce qu’il a écrit restent tels quels. Pendant 30 jours, la corbeille permet de le restaurer.</p>
<p>Le dernier admin ne peut être ni suspendu ni supprimé, pour que quelqu’un puisse toujours rendre des droits.</p>`,
    },
    'sign-in-safely': {
      question: 'J’ai oublié mon mot de passe. Et comment rendre la connexion plus sûre ?',
      content: `<h2>Un mot de passe oublié</h2>
<ol><li><p>Sur la page de connexion, choisissez <em>Mot de passe oublié ?</em> et indiquez votre adresse e-mail.</p></li>
<li><p>Ouvrez le lien qui vous est envoyé. Il est valable 30 minutes, et une seule fois.</p></li>
<li><p>Choisissez un nouveau mot de passe. Vos autres sessions sont fermées, et un e-mail vous l’indique.</p></li></ol>
<p>La page dit la même chose pour chaque adresse, pour que personne n’y apprenne qui a un compte.</p>
<h2>Validation en deux étapes</h2>
<p>Ouvrez votre propre fiche sous <strong>Utilisateurs</strong> et choisissez <em>Sécurité</em>. Scannez l’image avec une application de codes et saisissez le code qu’elle affiche. Dès lors, la connexion demande un code après le mot de passe. Conservez les codes de récupération là où vous les trouverez sans votre téléphone : chacun ouvre la porte une fois.</p>
<p>Vous pouvez faire confiance à votre propre navigateur pendant 30 jours ; un nouveau mot de passe y met fin.</p>
<h2>Clés d’accès</h2>
<p>Une clé d’accès remplace le mot de passe et le code : votre appareil demande votre empreinte, votre visage ou votre code PIN. Ajoutez-en une par appareil sur la même page, et retirez celles que vous n’avez plus.</p>`,
    },
    'sign-in-by-your-provider': {
      question: 'Nos collègues peuvent-ils se connecter avec le compte qu’ils ont déjà ?',
      content: `<p>Oui : par tout fournisseur OpenID Connect, comme Microsoft Entra ID, Google Workspace, Okta ou Keycloak.</p>
<h2>La configurer</h2>
<ol><li><p>Ouvrez <strong>Droits → Authentification unique</strong> comme admin et copiez l’<em>adresse de redirection</em>.</p></li>
<li><p>Enregistrez Atrium chez votre fournisseur comme application web avec cette adresse. Il vous donne un ID client et, le plus souvent, un secret.</p></li>
<li><p>Remplissez l’émetteur, l’ID client et le secret, puis enregistrez. Atrium demande au fournisseur son identité avant de conserver quoi que ce soit.</p></li></ol>
<p>La page de connexion a désormais un bouton pour cela. La <em>page de connexion</em> de la même carte est une adresse pour votre intranet.</p>
<h2>Qui peut se connecter</h2>
<p>Une personne est reconnue à son adresse e-mail, que le fournisseur doit avoir confirmée ; ensuite, à l’identité que le fournisseur lui connaît, pour qu’une autre adresse ne fasse de personne quelqu’un d’autre. Une personne invitée arrive avec le rôle de l’invitation. Pour toutes les autres, vous choisissez : personne, ou un rôle de départ.</p>
<p>Un <em>claim</em> tel que <code>groups</code> peut indiquer des rôles : ligne par ligne, vous dites quelle valeur correspond à quel rôle. Il est lu à chaque connexion. Le dernier admin le reste, quoi qu’il indique.</p>
<h2>Comme seule entrée</h2>
<p>Alors, les mots de passe et les clés d’accès n’ouvrent plus rien, sauf pour la personne qui l’a activée : un fournisseur peut être indisponible un jour. Si cette personne n’est plus admin, tout admin peut de nouveau utiliser un mot de passe.</p>`,
    },
    'give-rights-by-roles': {
      question: 'Comment fonctionnent les rôles et les autorisations ?',
      content: `<p>Un rôle dit ce que ses membres peuvent faire : voir, créer, modifier et supprimer, séparément pour chaque domaine. Chacun a un rôle.</p>
<h2>Rôles</h2>
<p><strong>Droits → Rôles</strong> montre les rôles intégrés et les vôtres. Ouvrez un rôle pour cocher ses droits. Avant d’enregistrer, vous voyez qui gagne et qui perd quelque chose ; le changement prend effet aussitôt, aussi pour les personnes connectées.</p>
<ul><li><p><strong>Admin</strong> peut tout faire et n’est pas modifiable.</p></li>
<li><p><strong>Client</strong> ne voit que ce qui est destiné à tous et n’est pas modifiable non plus.</p></li>
<li><p>Personne ne peut donner des droits qu’il n’a pas lui-même.</p></li></ul>
<h2>Pourquoi quelqu’un ne peut-il pas ouvrir une page ?</h2>
<p>Ouvrez l’utilisateur et choisissez <em>Droits de cette personne, et leur origine</em>. Atrium répond pour une page ou un droit, et nomme le rôle et la règle.</p>
<h2>Autorisations</h2>
<p><strong>Droits → Autorisations</strong> est un catalogue : les noms que votre entreprise donne à des droits, et les rôles auxquels ils sont destinés. Ce qu’un rôle peut vraiment faire se règle avec le rôle.</p>`,
    },
    'read-the-audit-log': {
      question: 'Qui a changé cela ? Lire le journal d’audit',
      content: `<p><strong>Droits → Journal d’audit</strong> liste chaque changement important pour la sécurité : qui s’est connecté et d’où, qui a invité, suspendu ou supprimé un utilisateur, qui a modifié un rôle, qui a exporté l’entreprise.</p>
<h2>Trouver quelque chose</h2>
<p>Cherchez par mots, choisissez ce qui a été fait et par qui, ou une période. Votre recherche figure dans l’adresse : elle peut donc être gardée en favori ou envoyée à un collègue. Ouvrez une ligne pour voir chaque champ avant et après.</p>
<h2>Le conserver</h2>
<p><em>Exporter</em> enregistre ce qui est listé. Les entrées sont écrites au moment même du changement : il n’y a pas de changement sans son entrée. Personne ici ne peut les modifier ni les supprimer ; elles ne disparaissent d’elles-mêmes qu’après la durée fixée par l’administrateur du serveur, deux ans sauf réglage contraire.</p>
<p>Les changements du travail quotidien sont conservés à leur place : une carte a son activité, une facture son historique, un article ses révisions.</p>`,
    },
  },
};
