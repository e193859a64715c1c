import type { Translation } from '../translation.ts'

export const policyHistory = {
  title: 'Historique',
  loading: 'Chargement de l’historique',
  none: 'Aucun changement trouvé en 180 jours.',
  added: 'Ajoutée',
  removed: 'Retirée',
  modified: 'Modifiée',
  byUs: 'd’ici',
  byOthers: 'dans le locataire',
  showMore_one: 'En afficher {{count}} de plus',
  showMore_many: 'En afficher {{count}} de plus',
  showMore_other: 'En afficher {{count}} de plus',
  by: '{{name}}, depuis ici',
  beforeChange: 'Revenir avant cette modification',
  toPoint: 'Revenir à ce point',
  companyToPoint: 'Toutes les stratégies reviennent à ce point',
  chooseCompanyReason: 'L’historique est affiché pour une entreprise. Choisissez-la dans la barre du haut.',
  noneReason:
    'Les modifications apparaissent ici dès qu’une lecture du locataire en trouve une ou qu’une tâche d’ici en fait une.',
  sent_one: '{{count}} modification est envoyée au locataire, là où personne n’a rien modifié entre-temps.',
  sent_many:
    '{{count}} de modifications sont envoyées au locataire, là où personne n’a rien modifié entre-temps.',
  sent_other:
    '{{count}} modifications sont envoyées au locataire, là où personne n’a rien modifié entre-temps.',
  otherId: 'Elle revient avec un autre ID.',
  confirm: 'Rétablir',
  left: 'Cela ne peut pas être rétabli',
  nothing: 'C’est déjà ainsi.',
  nothingLeft: 'Rien de cela ne peut être rétabli.',
  tooMany: 'Au plus {{count}} modifications sont envoyées à la fois. Choisissez un point plus récent.',
  reasons: {
    notHere: 'Ce que le locataire a maintenant n’est pas sur cet appareil.',
    shape: 'Cela a été enregistré sous une forme qui ne peut pas être envoyée.',
  },
} satisfies Translation<'fr', 'policyHistory'>
