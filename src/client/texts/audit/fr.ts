import type { Translation } from '../translation.ts'

export const audit = {
  title: 'Personnaliser l’audit',
  purpose: 'Le score compte ce que l’audit examine. Les contrôles exclus continuent d’être lus.',
  reset: 'Rétablir les valeurs par défaut',
  scope: {
    label: 'Portée',
    company: 'Une entreprise',
  },
  company: {
    none: 'Aucune entreprise ne correspond',
  },
  loading: 'Lecture des paramètres de l’audit',
  inheritOf: 'Hériter du paramètre de « {{name}} »',
  inherited: 'Comme défini pour toutes les entreprises',
  obstacles: {
    loading: 'Les paramètres sont encore en cours de lecture.',
    saving: 'Enregistrement en cours.',
    noCompany: 'Choisissez d’abord une entreprise.',
    unchanged: 'Rien n’a été modifié.',
  },
  saved: 'L’audit est enregistré sur cet appareil et sera envoyé au serveur dès qu’il y aura un réseau.',
  failures: {
    notKept:
      'Cet appareil n’a pas pu conserver la modification. Rien n’a été modifié ; votre saisie est toujours là.',
    forbidden: 'Votre rôle ne le permet plus. Rien n’a été modifié.',
  },
  resolve: {
    title: 'Résoudre le contrôle',
    purpose:
      'Ce que vous avez décidé au sujet de « {{check}} » chez {{company}}. Le contrôle compte alors comme satisfait.',
    status: 'Statut',
    choose: 'Choisissez un statut',
    details: 'Précisions sur le statut',
    takeBack: 'Retirer',
    saved:
      'La résolution est enregistrée sur cet appareil et sera envoyée au serveur dès qu’il y aura un réseau.',
    takenBack:
      'La résolution est retirée sur cet appareil ; la modification sera envoyée au serveur dès qu’il y aura un réseau.',
  },
} satisfies Translation<'fr', 'audit'>
