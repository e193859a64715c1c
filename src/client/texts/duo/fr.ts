import type { Translation } from '../translation.ts'

export const duo = {
  title: 'Comptes Duo',
  purpose:
    'À quelle entreprise correspond chaque compte sous votre propre compte Duo. Ses seconds facteurs sont alors lus avec vos clés.',
  connection: {
    title: 'Votre compte Duo',
    about:
      'Le compte Duo d’un prestataire s’occupe de ceux de ses clients. Il est connecté une fois, pour toutes les entreprises, avec les clés de son Accounts API.',
    checked: 'Dernière vérification (UTC)',
  },
  parentFaults: {
    unauthorized:
      'Duo refuse les clés de votre compte. Aucune entreprise n’est lue avec elles tant que vous n’en saisissez pas de bonnes ; ce qui a été lu est conservé.',
    missingScope:
      'Ces clés ne sont pas celles de l’Accounts API. Saisissez celles d’une application Accounts API.',
    throttled: 'Duo a demandé de ralentir. Les comptes seront relus plus tard.',
    unreachable: 'Duo est injoignable. Les comptes sont ceux d’avant.',
    other: 'Les comptes n’ont pas pu être lus. Ce sont ceux d’avant.',
  },
  columns: {
    account: 'Compte Duo',
    company: 'Entreprise',
    state: 'Association',
    connection: 'Connexion',
    host: 'Nom d’hôte de l’API',
  },
  states: {
    gone: 'Supprimé chez Duo',
    suggested: 'Suggéré',
    notMapped: 'Non associé',
    ownKeys: 'Par ses propres clés',
    mapped: 'Associé',
  },
  seems: 'Semble être {{name}}',
  find: 'Rechercher des comptes',
  filters: {
    open: 'Non associés',
    mapped: 'Associés',
  },
  unconnected: {
    title: 'Votre compte Duo n’est pas connecté',
    reason:
      'Ouvrez « Votre compte Duo » ci-dessus et saisissez les clés de son Accounts API. Il faut voir toutes les entreprises pour cela.',
  },
  none: {
    title: 'Aucun compte sous le vôtre',
    reason: 'Les comptes que vous créez chez Duo apparaissent ici.',
  },
  unread: 'Pas encore sur cet appareil',
  filtered: {
    title: 'Aucun compte de ce nom',
    reason: 'La recherche et les filtres les masquent tous.',
  },
  gonePanel: 'Ce compte n’est plus là',
  gonePanelReason: 'Il a été supprimé chez Duo, ou votre compte Duo a été déconnecté.',
  goneHelp:
    'Ce compte a été supprimé chez Duo. Ce qui a été lu est conservé jusqu’à la fin de l’association.',
  map: {
    suggested: 'Associer comme suggéré',
    end: 'Mettre fin à l’association',
    endHelp:
      'Ce que Duo a dit des seconds facteurs de cette entreprise est alors retiré ici. Rien n’est modifié chez Duo.',
    openCompanies:
      'Les entreprises qui ont déjà Duo, par leurs propres clés ou un autre compte, n’apparaissent pas.',
    is: 'Ce compte est {{name}}.',
    isByOwnKeys: '{{name}} a connecté ce compte avec ses propres clés, qui ont la priorité.',
    done_one: '{{count}} compte a été associé. Ses seconds facteurs sont en cours de lecture.',
    done_many: '{{count}} de comptes ont été associés. Leurs seconds facteurs sont en cours de lecture.',
    done_other: '{{count}} comptes ont été associés. Leurs seconds facteurs sont en cours de lecture.',
    ended_one: 'L’association de {{count}} compte a pris fin.',
    ended_many: 'L’association de {{count}} de comptes a pris fin.',
    ended_other: 'L’association de {{count}} comptes a pris fin.',
    notMapped: 'Tout n’a pas été associé.',
    noneSuggested: 'Aucune entreprise n’est suggérée pour les comptes choisis.',
    noneMapped: 'Aucun des comptes choisis n’est associé.',
  },
  failures: {
    notFound: 'le compte ou l’entreprise n’est plus là.',
    accountGone: 'le compte a été supprimé chez Duo.',
    ownKeys: 'l’entreprise est connectée à Duo avec ses propres clés. Déconnectez-les d’abord.',
    otherAccount: 'l’entreprise est déjà associée à un autre compte.',
    otherCompany: 'le compte est déjà celui d’une autre entreprise.',
  },
  company: {
    account: 'Compte Duo',
    through: 'Cette entreprise est lue avec les clés du compte Duo de votre organisation.',
    parted:
      'Le compte Duo de votre organisation est déconnecté, rien n’est donc lu. Ce qui a été lu est conservé.',
    ownKeys: 'Saisir ses propres clés',
    disconnectText:
      'L’association au compte Duo et ce que Duo a dit des seconds facteurs sont retirés ici. Rien n’est modifié chez Duo.',
    faults: {
      unauthorized:
        'Duo refuse les clés du compte Duo de votre organisation, ou il est déconnecté. Ce qui a été lu est conservé.',
      missingScope:
        'Les clés du compte Duo de votre organisation ne permettent pas de lire les utilisateurs de ce compte.',
      notFound:
        'Ce compte a été supprimé chez Duo. Ce qui a été lu est conservé jusqu’à la fin de l’association.',
    },
  },
  disconnect: {
    title: 'Déconnecter votre compte Duo ?',
    text: 'Ses clés et ses comptes sont retirés ici et restent chez Duo. Les entreprises associées gardent ce qui a été lu et sont relues dès que le compte est reconnecté.',
    done: 'Votre compte Duo a été déconnecté.',
  },
  table: {
    select: 'Sélectionner',
    selectAll: 'Sélectionner tous les comptes',
    selected: '{{chosen}} sur {{maximum}} sélectionnés',
    loading: 'Chargement des comptes',
  },
} satisfies Translation<'fr', 'duo'>
