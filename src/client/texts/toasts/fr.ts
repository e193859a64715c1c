import type { Translation } from '../translation.ts'

export const toasts = {
  createdCAP: 'La stratégie d’accès conditionnel a été créée.',
  missingSubscription: 'Votre abonnement ne comprend pas cette fonction.',
  fileUploaded: 'Le fichier a été chargé.',
  saaslistUpdated: 'La liste des applications a été mise à jour.',
  refreshWarning: 'N’actualisez pas cette page avant la fin de l’opération.',
  vendorNotSupported: 'Ce fournisseur n’est pas pris en charge. Le fichier est lu malgré tout.',
  psaTicketSent: 'Le ticket a été envoyé.',
  uploadInProgress: 'Le fichier est en cours de chargement.',
  uploadComplete: 'Le chargement est terminé.',
  uploadFailed: 'Le chargement a échoué.',
  uploadCanceled: 'Le chargement a été annulé.',
  changeMfaStatus: 'L’état de l’authentification multifacteur est en cours de modification.',
} satisfies Translation<'fr', 'toasts'>
