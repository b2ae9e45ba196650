import type { Words } from './words.ts';

export const fr: Words = {
  requests:
    "s'il vous plaît|s'il vous plait|svp|dites-moi|dites-nous|dis-moi|donnez-moi|donnez-nous|indiquez-moi|indiquez-nous|indiquez|précisez*|décrivez*|expliquez*|racontez*|envoyez*|communiquez*|laissez-moi|laissez-nous|il me faut|il nous faut|il me manque|il nous manque|il manque|me manque|nous manque|il me faudrait|il nous faudrait|il ne manque|j'ai besoin|nous avons besoin|j'aurais besoin|nous aurions besoin|pouvez-vous|pourriez-vous|puis-je|merci de|veuillez|me reste",
  offers: "si|s'il|sans|dès que|quand|lorsque|une fois|plus tard|sinon|au cas où|tant que",
  reasons: 'pour que|afin|parce que|car|pour vous|au cas où|en cas',
  things: {
    tracking:
      "numéro de suivi|suivi|code de suivi|numéro de colis|numéro du colis|numéro d'envoi|numéro d'expédition|tracking",
    order: 'numéro de commande|numéro de la commande|commande*|bon de commande',
    currency: 'devise*|monnaie|euros ou dollars',
    price: 'prix|tarif*|combien coûte|à combien|remise*|réduction*|rabais|pourcentage|montant|coût',
    quantity: "combien de|combien d'|quantité*|nombre de pièces|nombre|unités|pièces",
    product: 'produit*|article*|marchandise*|référence',
    validity: "valable*|validité|jusqu'à quand|jusqu'au|à partir de quand|combien de temps|durée",
    buyer: 'quel client|quelle cliente|pour qui|nom du client|client|cliente|acheteur',
    address:
      'adresse*|rue|code postal|ville|commune|habitez|habitez-vous|lieu|endroit|domicile|logement|où intervenir|numéro de rue|étage|bâtiment|localité',
    name: "nom|noms|prénom*|appelez-vous|vous appelez|s'appelle|qui êtes-vous|à qui ai-je|qui parle|au nom de qui|qui ai-je|appelle-t-on|vous nommez",
    phone:
      'téléphone*|telephone*|portable|mobile|vous joindre|joindre|joignable|vous appeler|rappeler|vous rappeler|vous contacter|contacter|fixe|numéro de contact|chiffres',
    problem:
      'problème*|panne|souci*|se passe|passe-t-il|passé|arrive|arrivé|vous aider|aider|en quoi|faire pour vous|besoin|motif|demande|cassé*|marche pas|fonctionne pas|dysfonctionnement|objet|agit|défaut|dégât*|votre situation',
  },
  number: 'numéro*',
  where: 'où',
  right: "est-ce exact|est-ce correct|est-ce bien|est-ce bon|exact|correct|c'est bien ça|c'est bien cela|c'est bien",
  more: "autre chose|d'autre|autre question|autre demande|ce sera tout|c'est tout|est-ce tout|prêt",
  parcel: 'colis|paquet*|envoi*|commande*|livraison*|suivi',
  often:
    "le|la|les|un|une|des|du|de|et|ou|est|sont|vous|votre|vos|nous|notre|je|j'ai|que|quel|quelle|qui|pour|par|avec|dans|en|au|aux|à|sur|ne|pas|plus|ce|cette|c'est|il|elle|merci|bien|numéro|nom|peut|pouvez|avez|ai|a|été|sous|où",
  lacks: ["je ne l'ai pas", 'aucune idée', 'ça je ne saurais pas vous dire'],
  yes: 'oui',
  comma: ', ',
};
