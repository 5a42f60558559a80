import type { ManualWords } from '../manual-words.ts';

/** Invoices and shop, in French. */
export const sales: ManualWords = {
  title: 'Automatisation des ventes',
  description: 'Des factures numérotées, envoyées et relancées automatiquement, et une boutique qui facture ses commandes.',
  groups: ['Factures', 'Boutique et commandes'],
  articles: {
    'write-and-send-an-invoice': {
      question: 'Comment rédiger et envoyer une facture ?',
      content: `<p>Une facture est d’abord un brouillon. Tant que vous ne l’émettez pas, personne à l’extérieur ne la voit et vous pouvez tout modifier.</p>
<h2>La rédiger</h2>
<ol><li><p>Ouvrez <strong>Factures → Nouvelle facture</strong>, ou appuyez sur <code>N</code> dans la liste.</p></li>
<li><p>Choisissez le client sous <em>Facturer à</em>. S’il est nouveau, saisissez son nom et choisissez <em>Nouveau client</em>.</p></li>
<li><p>Ajoutez des lignes : la désignation, la quantité, le prix et la taxe. Déplacez une ligne en la faisant glisser ou depuis son menu.</p></li>
<li><p>Le délai de paiement fixe l’échéance. Les deux viennent des paramètres de facturation et peuvent être modifiés ici.</p></li></ol>
<h2>L’envoyer</h2>
<p><strong>Enregistrer et envoyer…</strong> émet la facture et l’envoie au client par e-mail, avec le PDF en pièce jointe et un lien vers une page où il peut la lire, l’accepter ou poser une question. Le numéro est attribué à ce moment-là : sans doublon ni rupture.</p>
<h2>Une erreur ?</h2>
<p>Une facture émise ne peut plus être modifiée. Créez un <em>avoir</em> depuis le menu de la facture, ou annulez-la : elle garde son numéro, pour que votre numérotation reste continue. Un brouillon se supprime simplement, et la corbeille le garde 30 jours.</p>`,
    },
    'what-the-status-of-an-invoice-means': {
      question: 'Que signifie le statut d’une facture ?',
      content: `<p>Le statut d’une facture est calculé automatiquement à partir de son historique : il est donc toujours à jour.</p>
<ul><li><p><strong>Brouillon</strong> : pas encore envoyée ; elle peut encore être modifiée.</p></li>
<li><p><strong>Envoyée</strong> : elle a été envoyée au client, et n’est pas encore échue.</p></li>
<li><p><strong>Téléchargée</strong> : le client a ouvert le PDF depuis le lien.</p></li>
<li><p><strong>Partiellement payée</strong> : une partie a été payée, et il reste un solde.</p></li>
<li><p><strong>En retard</strong> : son échéance est passée et il reste un solde. La personne qui s’en occupe est prévenue.</p></li>
<li><p><strong>Payée</strong> : le solde est nul.</p></li></ul>
<h2>Saisir un paiement</h2>
<p>Ouvrez la facture et appuyez sur <code>P</code>, ou choisissez <em>Marquer comme payée</em> dans son menu. De n’importe où, appuyez sur <code>Ctrl K</code> et tapez <em>marquer comme payée</em> et le nom du client.</p>
<h2>Un paiement trop élevé</h2>
<p>Le client a alors un crédit. Remboursez-le, ou utilisez-le pour une autre facture du même client : les deux sont proposés sur la facture et peuvent être annulés.</p>`,
    },
    'bill-the-same-every-month': {
      question: 'Comment facturer chaque mois et relancer les retards de paiement ?',
      content: `<p>Configurez une facture récurrente une seule fois. À chaque date prévue, Atrium crée la facture et vous en informe.</p>
<h2>La configurer</h2>
<ol><li><p>Ouvrez <strong>Factures → Récurrentes</strong> et appuyez sur <code>N</code>.</p></li>
<li><p>Choisissez le client, les lignes, la fréquence et la date de la prochaine facture.</p></li>
<li><p>Choisissez si chaque facture reste en brouillon ou est envoyée automatiquement.</p></li></ol>
<p>Vous pouvez la mettre en pause et la reprendre à tout moment, ou lui donner une date de fin. Un client encore facturé ainsi ne peut pas être supprimé.</p>
<h2>Relances</h2>
<p>Dans <strong>Paramètres → Entreprise et facturation</strong>, vous indiquez après combien de jours les clients sont relancés par e-mail, par exemple après 7 et 21 jours. Chaque relance part une fois, et seulement tant qu’il reste un solde. Si vous n’indiquez aucun délai, aucune relance ne part automatiquement.</p>`,
    },
    'what-a-client-owes': {
      question: 'Où voir ce qu’un client doit, et quelles taxes j’ai facturées ?',
      content: `<h2>Un client</h2>
<p>Ouvrez <strong>Factures → Clients</strong> et choisissez <em>Solde et relevé</em> dans le menu du client. La page liste chaque facture, avoir et paiement de la période choisie, avec le solde avant et après. <em>Imprimer le relevé</em> l’imprime pour le client.</p>
<h2>Tous les clients</h2>
<p>Les tuiles au-dessus de la liste des factures indiquent ce qui est à encaisser, ce qui est en retard et ce qui a été payé ce mois-ci, chacun dans sa devise. Un clic sur l’une d’elles montre les factures correspondantes.</p>
<h2>Taxes</h2>
<p><strong>Factures → Rapport des taxes</strong> additionne les taxes des factures et avoirs émis, par mois, trimestre ou année et par taux. La taxe est arrondie selon la norme européenne EN 16931, pour que le rapport et les factures concordent au centime près.</p>
<h2>Factures électroniques</h2>
<p>Si des clients en demandent, choisissez <em>Factur-X / ZUGFeRD</em> ou <em>XRechnung</em> dans les paramètres de facturation, ou pour un seul client. Chaque facture est vérifiée avant son émission, et ce qui manque est indiqué.</p>`,
    },
    'buy-in-the-shop': {
      question: 'Comment acheter dans la boutique ?',
      content: `<ol><li><p>Ouvrez <strong>Boutique → Parcourir</strong>. Cherchez par nom avec <code>/</code>, ou affinez la liste par prix, catégorie, marque et note. Vos filtres figurent dans l’adresse, vous pouvez donc l’envoyer à quelqu’un.</p></li>
<li><p>Le cœur ajoute un produit à votre liste d’envies ; <em>Ajouter au panier</em> le met dans le panier.</p></li>
<li><p>La page <strong>Finaliser la commande</strong> a trois étapes : le panier, l’adresse et le paiement. Les codes promo se saisissent à côté du panier.</p></li></ol>
<h2>Paiement</h2>
<p>Payez sur facture, par virement bancaire ou à la livraison. La facture est émise avec la commande.</p>
<h2>Ensuite</h2>
<p><strong>Boutique → Mes commandes</strong> montre l’état et l’historique de chaque commande, avec sa facture en PDF. En cas de remboursement, l’avoir s’y trouve aussi.</p>
<p>Toute personne qui a acheté un produit peut donner son avis : ouvrez le produit et choisissez de une à cinq étoiles.</p>`,
    },
    'look-after-orders': {
      question: 'Comment gérer les commandes des clients ?',
      content: `<p><strong>Boutique → Commandes</strong> liste les commandes, les plus récentes en premier. Cherchez, filtrez par statut ou par période, enregistrez une vue ou exportez la liste.</p>
<h2>Suivre une commande</h2>
<p>Ouvrez une commande pour la marquer comme payée, expédiée et livrée. Chaque étape est inscrite dans son historique, et l’acheteur la voit sous <em>Mes commandes</em>. Une erreur de statut se corrige avec <em>Annuler</em>.</p>
<h2>Annuler et rembourser</h2>
<p>Une annulation crée un avoir pour la facture et remet en stock ce qui n’a pas été expédié. Vous pouvez aussi rembourser certains articles d’une commande : l’avoir est créé en même temps. Les deux demandent une confirmation, car un document émis est définitif.</p>
<h2>Des commandes en cartes</h2>
<p>Si votre équipe prépare les colis sur un tableau, choisissez <em>Commandes sur un tableau</em>. Chaque nouvelle commande devient alors une carte dans la première colonne, avec les articles à préparer en checklist. La carte se déplace manuellement et ne suit pas le statut de la commande.</p>`,
    },
    'look-after-products': {
      question: 'Comment modifier les produits, le stock et les codes promo ?',
      content: `<h2>Produits</h2>
<p><strong>Boutique → Produits</strong> contient tout ce qui est en vente ou le sera. Appuyez sur <code>N</code> pour un nouveau produit. Un produit est en boutique une fois publié ; d’ici là, seules les personnes qui gèrent les produits le voient.</p>
<h2>Stock</h2>
<p>Le stock d’un produit change à chaque commande et par les mouvements que vous saisissez : marchandises reçues, articles endommagés, perdus ou utilisés en interne. Chaque mouvement garde son motif et son auteur.</p>
<h2>Importer des produits</h2>
<p>Importez un fichier CSV. Les en-têtes de Shopify, WooCommerce et Medusa sont reconnus, et chaque variante devient un produit. L’aperçu montre les produits nouveaux et modifiés, les lignes illisibles et les colonnes qui n’ont pas de champ ici.</p>
<h2>Livraison et taxes</h2>
<p><strong>Paramètres → Livraison et taxes</strong> réunit les modes de livraison, avec leurs prix selon le total ou le poids et les pays desservis, et les taux de taxe par pays et par catégorie. Les entreprises d’autres pays de l’UE peuvent être facturées sans TVA.</p>
<h2>Codes promo</h2>
<p><strong>Boutique → Codes promo</strong> déduit un pourcentage ou un montant d’un panier. Un code promo peut exiger un minimum, expirer un jour donné, et ne servir qu’un certain nombre de fois. Ses conditions sont revérifiées au moment de la commande.</p>`,
    },
  },
};
