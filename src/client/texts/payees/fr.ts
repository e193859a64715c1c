import type { Translation } from '../translation.ts'

export const payees = {
  purpose: 'Ce que les entreprises ont payé selon leur comptabilité, pour le comparer à leurs abonnements.',
  search: 'Chercher un bénéficiaire ou une description',
  unnamed: 'Bénéficiaire non indiqué',
  month: 'Mois',
  toIntegrations: 'Vers les intégrations',
  columns: {
    vendor: 'Bénéficiaire',
    posted_on: 'Date d’enregistrement',
    description: 'Libellé',
    account: 'Compte',
    cost: 'Coût',
    currency: 'Devise',
  },
  table: {
    select: 'Sélectionner cette dépense',
    selectAll: 'Sélectionner toutes les dépenses',
    selected: '{{chosen}} sur {{maximum}} sélectionnées',
    loading: 'Lecture des dépenses',
  },
  empty: {
    none: 'Aucune dépense pour le moment',
    noneReason: 'Elles apparaissent ici dès qu’une entreprise est connectée à QuickBooks et a été lue.',
    unread: 'Les dépenses ne sont pas encore sur cet appareil',
    unreadReason: 'Elles arrivent avec la prochaine connexion et restent ici ensuite.',
    filtered: 'Aucune dépense ne correspond',
    filteredReason: 'Aucune dépense n’a ces mots et ces filtres.',
  },
  panel: {
    context: 'Dépense chez QuickBooks',
    gone: 'Cette dépense n’est pas ici',
    goneReason:
      'Elle a été supprimée de la comptabilité, date de plus de 13 mois ou appartient à une entreprise que vous ne suivez pas.',
  },
} satisfies Translation<'fr', 'payees'>
