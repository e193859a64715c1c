import type { Translation } from '../translation.ts'

export const support = {
  search: 'Chercher un titre, un thème ou une description',
  columns: {
    title: 'Titre',
    description: 'Présentation',
    topic: 'Thème',
    updated: 'Modifié',
    url: 'Adresse',
  },
  table: {
    select: 'Sélectionner cette entrée',
    selectAll: 'Sélectionner toutes les entrées',
    selected: '{{chosen}} sur {{maximum}} sélectionnées',
    loading: 'Lecture de la liste',
  },
  empty: {
    noneReason: 'L’exploitant de ce site n’en a pas encore indiqué.',
    unread: 'Cette liste n’est pas encore sur cet appareil',
    unreadReason: 'Elle arrive avec le prochain réseau et reste ici ensuite.',
    filtered: 'Rien ne correspond',
    filteredReason: 'Aucune entrée ne contient ces mots.',
  },
  resources: {
    knowledgeBase: {
      purpose: 'Des articles sur la façon de travailler ici. Ils s’ouvrent dans leur propre onglet.',
      none: 'Pas encore d’articles',
    },
    bestPractices: {
      purpose:
        'Ce qui a fait ses preuves dans le suivi des entreprises. Les articles s’ouvrent dans leur propre onglet.',
      none: 'Pas encore de bonnes pratiques',
    },
    marketing: {
      purpose:
        'Ce qui aide à parler de sécurité avec vos clients. Les fichiers s’ouvrent dans leur propre onglet.',
      none: 'Pas encore de ressources',
    },
    downloads: {
      purpose: 'Des outils et des documents à emporter. Les fichiers s’ouvrent dans leur propre onglet.',
      none: 'Pas encore de téléchargements',
    },
  },
  ticket: {
    purpose: 'Ce que vous écrivez part au support par e-mail, avec votre nom et votre adresse.',
    company: 'À propos de l’entreprise',
    none: 'Aucune entreprise',
    subject: 'Objet',
    text: 'Ce qui s’est passé et ce que vous attendiez',
    send: 'Envoyer',
    sent: 'Votre ticket est en route vers le support.',
    offline: 'Un ticket part dès que cet appareil est en ligne. D’ici là, ce que vous écrivez reste ici.',
    failed: 'Le ticket n’a pas été envoyé',
    unanswered: 'Personne n’a répondu. Ce que vous avez écrit est toujours là.',
    own: 'Ce que vous avez écrit',
    ownHelp: 'Depuis un an. Les réponses arrivent par e-mail.',
    nothing: 'Rien pour l’instant.',
    unread: 'Lecture impossible.',
    loading: 'Lecture de vos tickets',
    waits: 'En attente d’envoi',
    mailed: 'Parti par e-mail',
    orMail: 'Ou écrivez vous-même un e-mail :',
  },
  chat: {
    purpose: 'Parlez à ceux qui aident. Ce que vous écrivez va au fournisseur de chat de ce site.',
    none: 'Il n’y a pas de chat ici',
    noneReason: 'L’exploitant de ce site n’en propose pas. Un e-mail atteint les mêmes personnes.',
    offline: 'Le chat a besoin d’un réseau',
    offlineReason: 'Il commence dès que cet appareil est en ligne. Un e-mail peut être écrit dès maintenant.',
    ownTab: 'Ouvrir dans son propre onglet',
  },
  solutions: {
    none: 'L’exploitant de ce site n’a pas encore mis cette solution en place. Demandez-la :',
    backup: {
      purpose: 'Des copies des données de vos clients hors de leur locataire.',
      help: 'Un produit à côté de celui-ci, avec son propre compte.',
      note: 'Microsoft conserve les e-mails et fichiers supprimés pendant un temps limité. Une sauvegarde les garde plus longtemps et ramène ce qu’une attaque ou une erreur a effacé.',
      open: 'Ouvrir la sauvegarde',
    },
    security_training: {
      purpose: 'Apprend à reconnaître ce que la technique laisse passer.',
      help: 'Un produit à côté de celui-ci, avec son propre compte.',
      note: 'De courtes leçons et des e-mails d’hameçonnage inoffensifs montrent qui a besoin d’aide, avant que quelqu’un d’autre ne le découvre.',
      open: 'Ouvrir la formation',
    },
  },
  quickSetup: {
    purpose:
      'Une étape après l’autre jusqu’à ce que cette organisation soit prête. Ce qui est fait est reconnu tout seul.',
    next: 'Étape suivante',
    later: 'Ensuite',
    done: 'Terminé',
    dismissed: 'Inutile ici',
  },
} satisfies Translation<'fr', 'support'>
