import type { ManualWords } from '../manual-words.ts';

/** API, people, and permissions, in French. */
export const access: ManualWords = {
  title: 'Questions sur l’API',
  description: 'L’API pour vos logiciels, les droits de chacun, et toute l’entreprise dans un fichier, à exporter et à importer.',
  groups: ['API et données', 'Personnes et droits'],
  articles: {
    'call-the-api': {
      question: 'Comment appeler l’API ?',
      content: `<p>Tout ce que font les pages passe par une seule API, et vos logiciels peuvent utiliser les mêmes appels. La liste de tous les appels, avec leurs paramètres et leurs réponses, se trouve sur votre propre serveur à <code>/api/v1/docs</code> ; le document OpenAPI est à <code>/api/v1/openapi.json</code>.</p>
<h2>Créer une clé</h2>
<ol><li><p>Ouvrez <strong>Paramètres → Clés API</strong> et choisissez <em>Créer une clé API</em>.</p></li>
<li><p>Donnez-lui le nom du logiciel qui l’utilisera, indiquez sa durée de validité, et cochez ce qu’elle peut faire. Votre mot de passe est demandé.</p></li>
<li><p>Copiez la clé : elle ne s’affiche qu’une fois.</p></li></ol>
<p>Envoyez-la avec chaque appel :</p>
<pre><code>Authorization: Bearer atrium_…</code></pre>
<p>La page contient des lignes à coller dans un terminal. Une clé ne peut jamais faire plus que vous : quand votre rôle perd un droit, vos clés le perdent aussi. Révoquez une clé sur la même page quand son logiciel n’est plus utilisé, ou quand quelqu’un d’autre a pu la voir. Un nouveau mot de passe ou une suspension désactive toutes vos clés.</p>
<h2>Assistants</h2>
<p>Les assistants compatibles MCP accèdent à Atrium à <code>/api/v1/mcp</code>, avec une clé dans le même en-tête. Ils voient ce que la clé permet et n’effectuent que des actions annulables : demandez-leur d’annuler, ou restaurez vous-même l’élément depuis la corbeille. Donnez à un assistant une clé avec peu de droits : avec trop d’outils, il ne s’y retrouve plus.</p>
<h2>Ou se connecter</h2>
<p>Ce qui touche aux mots de passe, aux connexions et aux clés elles-mêmes ne peut pas se faire avec une clé. Pour cela, envoyez un <code>POST</code> à <code>/jwt/login</code> avec un corps JSON contenant <code>email</code> et <code>password</code>. La réponse contient un <code>accessToken</code>, à placer dans le même en-tête.</p>
<p>Un jeton d’accès expire rapidement. Demandez-en un nouveau à <code>/jwt/refresh-token</code>, avec le <code>refreshToken</code> de la même réponse.</p>
<h2>Les réponses en cas de problème</h2>
<ul><li><p><code>400</code> indique chaque champ erroné et l’erreur.</p></li>
<li><p><code>403</code> indique le droit manquant.</p></li>
<li><p><code>409</code> signifie que quelqu’un d’autre a modifié l’élément, et donne la version actuelle.</p></li></ul>
<p>Un logiciel qui se connecte a exactement les droits de son compte ; avec une clé, il n’en a jamais plus.</p>`,
    },
    'be-told-of-changes': {
      question: 'Comment informer un de mes logiciels des modifications ?',
      content: `<p>Par un webhook : un admin ouvre <strong>Paramètres → Webhooks</strong>, saisit l’adresse du logiciel et coche les types de modification. Chaque modification de ce type y est ensuite envoyée.</p>
<h2>Ce qui arrive</h2>
<p>Le type des enregistrements et leurs identifiants, par exemple <code>{"type":"invoice.changed","data":{"kind":"invoice","ids":[7]}}</code>. Le logiciel lit leur contenu par l’API. Les éléments personnels ne sont jamais envoyés.</p>
<h2>Vérifier l’origine</h2>
<p>Les en-têtes et la signature sont ceux de Standard Webhooks. Le secret ne s’affiche qu’une fois ; la page contient un exemple de code de vérification. Un nouveau secret est valable immédiatement, le précédent encore un jour.</p>
<h2>En cas d’échec</h2>
<p>Répondez par <code>2xx</code> sous 15 secondes. Sinon, l’envoi est retenté pendant un jour ; puis le webhook est désactivé, et la personne qui l’a créé en est informée. Ouvrez un webhook pour voir chaque envoi avec sa réponse, et le renvoyer.</p>
<p>Un envoi peut arriver deux fois, et l’ordre n’est pas garanti : l’en-tête <code>webhook-id</code> permet de reconnaître les doublons.</p>`,
    },
    'take-parts-from-the-showcase': {
      question: 'Où voir les composants, et comment les réutiliser ?',
      content: `<p><strong>Composants</strong> dans le menu, ou <code>/components</code>, montre tous les composants d’Atrium en action : éléments, composants, formulaires, extensions, dispositions de page et bibliothèques de graphiques. Saisissez-y un mot dans la recherche, pour n’afficher que les pages qui le contiennent.</p>
<h2>Réutiliser un composant</h2>
<p><em>Code</em> à côté d’un exemple ouvre sa source, fichier par fichier, chacun avec <em>Copier</em>. Les exemples sont en anglais dans toutes les langues, comme leur code.</p>
<h2>Changer l’affichage</h2>
<p><em>Sombre</em> et <em>De droite à gauche</em>, en haut, changent l’affichage de la page, jusqu’au clic suivant. Les notes en bas de page décrivent l’usage au clavier et avec un lecteur d’écran.</p>
<p>Les dispositions s’essaient sur toute page : l’engrenage au bord, là où il est activé, ouvre <strong>Personnaliser l’affichage</strong>.</p>`,
    },
    'choose-a-plan': {
      question: 'Qu’est-ce qu’un forfait, et que se passe-t-il à ses limites ?',
      content: `<p><strong>Paramètres → Forfaits</strong> montre les trois forfaits et ce que votre entreprise utilise dans le sien : réponses de ce mois-ci, sous-domaines et stockage. <strong>Paramètres → Licence</strong> les compare ligne par ligne.</p>
<h2>Choisir</h2>
<p>Choisissez un forfait, facturé au mois ou à l’année. Ses limites s’appliquent immédiatement, pour tous ; <em>Annuler</em> revient en arrière. Atrium ne facture rien. Une nouvelle entreprise a tout ce que comprend Enterprise pendant 30 jours, et continue avec Basic si personne ne choisit.</p>
<h2>À une limite</h2>
<p>L’existant est conservé, même si vous choisissez un forfait inférieur. Seuls les ajouts sont refusés : la personne concernée voit de quelle limite il s’agit et garde sa saisie. Une réponse est ce que quelqu’un sans compte envoie par un lien public : une réponse à une facture, une réponse à une invitation.</p>
<h2>Sans limites</h2>
<p>L’administrateur du serveur peut désactiver les limites avec <code>PLAN_LIMITS=off</code>.</p>`,
    },
    'take-the-company-along': {
      question: 'Comment sauvegarder l’entreprise, ou la transférer vers un autre serveur ?',
      content: `<p>Un admin ouvre <strong>Paramètres → Espace de travail</strong>. <em>Exporter</em> réunit chaque ligne et chaque fichier de l’entreprise dans une archive (<code>.tar.gz</code>) avec des sommes de contrôle. Vous pouvez continuer à travailler.</p>
<h2>L’importer</h2>
<p>Une archive s’importe dans une entreprise encore vide : inscrivez-vous sur le nouveau serveur, ouvrez la même page et choisissez le fichier. Tout est d’abord vérifié ; puis tout est importé, ou rien. Son contenu vous est présenté avant votre accord.</p>
<h2>Ce qui n’est pas exporté</h2>
<p>Les mots de passe, les sessions, les liens envoyés par e-mail et les mots de passe des boîtes connectées sont propres à un serveur. La page les liste. Les personnes sont exportées avec leurs rôles : invitez-les, et elles retrouvent leur place.</p>
<p>L’archive contient les e-mails et les discussions de tous : conservez-la à un endroit que vous seul pouvez lire. L’exportation est inscrite au journal d’audit.</p>
<h2>Un serveur entier</h2>
<p>L’administrateur du serveur peut aussi utiliser <code>npm run backup</code> et <code>npm run restore</code>, qui concernent toutes les entreprises du serveur.</p>`,
    },
    'invite-and-suspend-users': {
      question: 'Comment inviter des personnes, et que se passe-t-il quand elles partent ?',
      content: `<h2>Inviter</h2>
<ol><li><p>Ouvrez <strong>Paramètres → Utilisateurs</strong> et choisissez <em>Inviter des personnes</em>.</p></li>
<li><p>Saisissez les adresses e-mail, plusieurs à la fois si besoin, et choisissez un rôle. Chaque personne choisit son mot de passe en ouvrant le lien.</p></li></ol>
<p>Si ce serveur n’envoie pas d’e-mails, ou si l’e-mail n’arrive pas, choisissez <em>Copier le lien d’invitation</em> dans le menu de l’utilisateur et transmettez le lien vous-même.</p>
<p>Pour ajouter plusieurs personnes à la fois, importez un fichier CSV ou séparé par des tabulations avec <em>Importer</em>. Les exports de Google Workspace et de Keycloak conviennent tels quels. L’aperçu montre qui sera ajouté ou modifié et quelles colonnes n’ont pas de champ ici.</p>
<h2>Statut</h2>
<p><strong>En attente</strong> signifie que la personne ne s’est pas encore connectée, <strong>Actif</strong> qu’elle le peut, <strong>Suspendu</strong> qu’elle ne le peut plus et que ses sessions ont été déconnectées. La suspension prend effet immédiatement et peut être annulée.</p>
<h2>Quand quelqu’un part</h2>
<p>Supprimez l’utilisateur. Atrium liste ses tâches ouvertes, ses cartes et ses événements, et vous choisissez à qui les transférer. Ses e-mails et ses textes sont conservés. Pendant 30 jours, la corbeille permet de le restaurer.</p>
<p>Le dernier admin ne peut être ni suspendu ni supprimé, pour que quelqu’un puisse toujours rendre des droits.</p>`,
    },
    'sign-in-safely': {
      question: 'J’ai oublié mon mot de passe. Et comment rendre la connexion plus sûre ?',
      content: `<h2>Un mot de passe oublié</h2>
<ol><li><p>Sur la page de connexion, choisissez <em>Mot de passe oublié ?</em> et indiquez votre adresse e-mail.</p></li>
<li><p>Ouvrez le lien qui vous est envoyé. Il est valable 30 minutes, et une seule fois.</p></li>
<li><p>Choisissez un nouveau mot de passe. Vos autres sessions sont déconnectées, et un e-mail vous en informe.</p></li></ol>
<p>La page affiche le même message pour toutes les adresses, afin de ne pas révéler qui a un compte.</p>
<h2>Validation en deux étapes</h2>
<p>Ouvrez votre propre fiche sous <strong>Paramètres → Utilisateurs</strong> et choisissez <em>Sécurité</em>. Scannez le QR code avec une application d’authentification et saisissez le code affiché. Un code vous sera ensuite demandé après le mot de passe. Conservez les codes de récupération à un endroit accessible sans votre téléphone : chacun est valable une fois.</p>
<p>Vous pouvez faire confiance à votre propre navigateur pendant 30 jours ; un nouveau mot de passe y met fin.</p>
<h2>Clés d’accès</h2>
<p>Une clé d’accès remplace le mot de passe et le code : votre appareil demande votre empreinte, votre visage ou votre code PIN. Ajoutez-en une par appareil sur la même page, et retirez celles que vous n’utilisez plus.</p>`,
    },
    'sign-in-by-your-provider': {
      question: 'Nos collègues peuvent-ils se connecter avec le compte qu’ils ont déjà ?',
      content: `<p>Oui : avec tout fournisseur OpenID Connect, comme Microsoft Entra ID, Google Workspace, Okta ou Keycloak.</p>
<h2>Configurer la connexion</h2>
<ol><li><p>Ouvrez <strong>Paramètres → Authentification unique</strong> comme admin et copiez l’<em>adresse de redirection</em>.</p></li>
<li><p>Enregistrez Atrium chez votre fournisseur comme application web avec cette adresse. Il vous donne un ID client et, le plus souvent, un secret.</p></li>
<li><p>Saisissez l’émetteur, l’ID client et le secret, puis enregistrez. Atrium vérifie l’identité du fournisseur avant tout enregistrement.</p></li></ol>
<p>La page de connexion a désormais un bouton pour se connecter avec ce fournisseur. L’adresse indiquée sous <em>Page de connexion</em> est destinée à votre intranet.</p>
<h2>Qui peut se connecter</h2>
<p>Une personne est d’abord reconnue à son adresse e-mail, confirmée par le fournisseur ; ensuite, à son identifiant chez le fournisseur, même si son adresse change. Une personne invitée reçoit le rôle de l’invitation. Pour les autres, vous choisissez : aucun accès, ou un rôle de départ.</p>
<p>Un <em>claim</em> tel que <code>groups</code> peut indiquer des rôles : ligne par ligne, vous associez chaque valeur à un rôle. Il est lu à chaque connexion. Le dernier admin conserve toujours son rôle.</p>
<h2>Seul moyen de connexion</h2>
<p>Les mots de passe et les clés d’accès ne fonctionnent alors plus, sauf pour la personne qui a activé ce réglage, au cas où le fournisseur serait indisponible. Si cette personne n’est plus admin, tout admin peut de nouveau utiliser un mot de passe.</p>`,
    },
    'give-rights-by-roles': {
      question: 'Comment fonctionnent les rôles et les autorisations ?',
      content: `<p>Un rôle définit ce que ses membres peuvent faire : voir, créer, modifier et supprimer, séparément pour chaque domaine. Chacun a un rôle.</p>
<h2>Rôles</h2>
<p><strong>Paramètres → Rôles</strong> montre les rôles intégrés et les vôtres. Ouvrez un rôle pour cocher ses droits. Avant d’enregistrer, vous voyez qui gagne et qui perd des droits ; la modification prend effet immédiatement, y compris pour les personnes connectées.</p>
<ul><li><p><strong>Admin</strong> peut tout faire et n’est pas modifiable.</p></li>
<li><p><strong>Client</strong> voit les factures, avoirs et commandes liés à son adresse e-mail confirmée, ainsi que vos coordonnées. Ce rôle n’est pas modifiable non plus.</p></li>
<li><p>Vous ne pouvez pas donner de droits que vous n’avez pas vous-même.</p></li></ul>
<h2>Pourquoi quelqu’un ne peut-il pas ouvrir une page ?</h2>
<p>Ouvrez l’utilisateur et choisissez <em>Droits de cette personne et leur origine</em>. Atrium répond pour une page ou un droit, en indiquant le rôle et la règle.</p>
<h2>Autorisations</h2>
<p><strong>Paramètres → Autorisations</strong> est un catalogue : les noms que votre entreprise donne à des droits, et les rôles auxquels ils sont destinés. Les droits réels se règlent dans les rôles.</p>`,
    },
    'read-the-audit-log': {
      question: 'Qui a modifié quoi ? Lire le journal d’audit',
      content: `<p><strong>Paramètres → Journal d’audit</strong> liste chaque modification importante pour la sécurité : qui s’est connecté et d’où, qui a invité, suspendu ou supprimé un utilisateur, qui a modifié un rôle, qui a exporté l’entreprise.</p>
<h2>Trouver quelque chose</h2>
<p>Cherchez par mots, choisissez une action, une personne ou une période. Votre recherche figure dans l’adresse : ajoutez-la aux favoris ou envoyez-la à un collègue. Ouvrez une ligne pour voir chaque champ avant et après.</p>
<h2>Le conserver</h2>
<p><em>Exporter</em> enregistre ce qui est listé. Chaque entrée est enregistrée en même temps que la modification. Personne ne peut les modifier ni les supprimer ; elles ne sont effacées qu’après la durée fixée par l’administrateur du serveur, deux ans par défaut.</p>
<p>Les modifications courantes sont conservées dans chaque élément : une carte a son activité, une facture son historique, un article ses révisions.</p>`,
    },
  },
};
