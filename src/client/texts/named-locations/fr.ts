import type { Translation } from '../translation.ts'

export const namedLocations = {
  purpose: 'Adresses et pays que nomment les stratégies d’accès conditionnel.',
  search: 'Chercher des emplacements nommés',
  create: 'Nouvel emplacement',
  columns: {
    location: 'Emplacement',
    kind: 'Type',
    trusted: 'Confiance',
    places: 'Adresses ou pays',
    used: 'Utilisé par',
  },
  kinds: { addresses: 'Adresses', countries: 'Pays' },
  methods: {
    clientIpAddress: 'Par adresse IP',
    authenticatorAppGps: 'Par le GPS de l’application d’authentification',
  },
  trusted: 'Approuvé',
  notTrusted: 'Non approuvé',
  unknown: 'Pays inconnus',
  inUse: 'Utilisé',
  unused: 'Aucune stratégie ne l’utilise',
  usedBy_one: 'Utilisé par {{count}} stratégie',
  usedBy_many: 'Utilisé par {{count}} de stratégies',
  usedBy_other: 'Utilisé par {{count}} stratégies',
  updating: 'Une modification est en cours.',
  gone: 'Cet emplacement n’est pas ici',
  goneReason:
    'Il a peut-être été supprimé dans le locataire, ou son entreprise n’est pas parmi celles que vous suivez.',
  form: {
    create: 'Nouvel emplacement de {{company}}',
    edit: 'Modifier {{name}}',
    failed: 'L’emplacement n’a pas été enregistré',
    ranges: 'Adresses et plages',
    rangesHelp:
      'IPv4 ou IPv6, une par ligne, comme 203.0.113.7 ou 2001:db8::/48. Une liste peut être collée.',
    trusted: 'Emplacement approuvé',
    trustedHelp:
      'Les stratégies peuvent exclure tous les emplacements approuvés, et les connexions d’ici comptent comme moins risquées.',
    countries: 'Pays',
    addCountry: 'Ajouter un pays',
    findCountry: 'Chercher un pays',
    noCountry: 'Aucun pays de ce nom',
    noCountries: 'Aucun pays',
    removeCountry: 'Retirer {{name}}',
    method: 'Le pays est déterminé',
    unknown: 'Inclure les adresses dont le pays est inconnu',
  },
  delete: {
    title: 'Supprimer {{name}} ?',
    text: 'Il disparaît du locataire de {{company}}.',
    trusted: 'Il est approuvé : il est d’abord défini comme non approuvé, comme Microsoft l’exige.',
  },
  add: {
    title: 'Ajouter {{place}} à un emplacement',
    where: 'À quel emplacement ?',
    new: 'Un nouvel emplacement',
  },
  empty: {
    none: 'Aucun emplacement nommé',
    noneReason: 'Le locataire n’a aucun emplacement nommé.',
    everyNoneReason: 'Les emplacements apparaissent ici dès que des locataires d’entreprises ont été lus.',
    notReadReason:
      'Le locataire de {{company}} n’a pas encore été lu. Ses emplacements apparaissent ici d’eux-mêmes.',
    cannot: 'Les emplacements n’ont pas pu être lus',
    filteredReason: 'Aucun emplacement de cet appareil ne correspond à la recherche et aux filtres.',
  },
  table: {
    select: 'Sélectionner l’emplacement',
    selectAll: 'Sélectionner tous les emplacements',
    selected: '{{chosen}} sur {{maximum}} sélectionnés',
    loading: 'Chargement des emplacements',
  },
} satisfies Translation<'fr', 'namedLocations'>
