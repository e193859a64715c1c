import type { Translation } from '../translation.ts'

export const app = {
  updateReady: 'Une nouvelle version de Castellan est prête sur cet appareil.',
  updated: 'Castellan a été mis à jour sur cet appareil.',
  updatedElsewhere: 'Castellan a été mis à jour dans une autre fenêtre. Rechargez aussi celle-ci.',
  updateHeld:
    'Une autre fenêtre contient des saisies non enregistrées. Enregistrez-les ou abandonnez-les d’abord, puis mettez à jour.',
  reload: 'Recharger pour mettre à jour',
  notices: 'Avis',
  notFoundTitle: 'Un problème est survenu ici',
  notFoundReason: 'Aucune page ne se trouve à cette adresse.',
  toStart: 'Aller à la page d’accueil',
  denied: 'Cette page ne vous est pas ouverte. Un administrateur de votre organisation peut y remédier.',
  off: 'Cette fonctionnalité est désactivée pour votre organisation.',
  upgradeTitle: 'Votre forfait ne comprend pas cette page',
  upgradeReason:
    'Avec un forfait supérieur, elle est disponible aussitôt. Le propriétaire de votre organisation peut en changer.',
  trialTitle: 'La période d’essai est terminée',
  trialReason:
    'Rien n’est perdu. Le propriétaire de votre organisation peut choisir un forfait pour continuer.',
  trialBilling: 'Aller à la facturation',
  welcomeTitle: 'Bienvenue, {{name}}',
  welcomeReason: {
    inMenu: 'Vos pages de {{organization}} se trouvent dans le menu.',
    noPermission:
      'Aucune page de {{organization}} ne vous est encore ouverte. Un administrateur de votre organisation peut vous donner des autorisations.',
    upgrade:
      'Le forfait de {{organization}} ne comprend pas les pages que vous pouvez ouvrir. Avec un forfait supérieur, elles sont disponibles aussitôt. Le propriétaire de votre organisation peut en changer.',
    missingSubscription:
      '{{organization}} n’a pas encore d’abonnement : aucune page ne peut donc être ouverte. Le propriétaire de votre organisation peut choisir un forfait.',
  },
  scheduleCall: 'Planifier un appel',
  missingTitle: 'Cette page n’est pas encore sur cet appareil',
  missingReason:
    'Elle s’ouvrira dès qu’il y aura une connexion. Rien de ce qui attend sur cet appareil n’est perdu.',
  failedTitle: 'Cette page n’a pas pu être affichée',
  failedReason:
    'Une partie n’a pas été chargée, ou quelque chose a échoué. Rien de ce qui attend sur cet appareil n’est perdu.',
  startSlow:
    'L’ouverture n’est pas terminée. Rechargez la page si rien ne se passe. Rien de ce qui attend sur cet appareil n’est perdu.',
  startFailedTitle: 'Impossible d’ouvrir Castellan',
  startFailedReason:
    'Une partie n’a pas été chargée. Rien de ce qui attend sur cet appareil n’est perdu : rechargez la page dès qu’il y a une connexion.',
} satisfies Translation<'fr', 'app'>
