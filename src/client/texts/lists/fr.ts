import type { Translation } from '../translation.ts'

export const lists = {
  columns: {
    title: 'Colonnes du tableau',
    search: 'Rechercher des colonnes',
    group: 'Toutes celles de « {{group}} »',
    others: 'Chiffres',
    chosen: '{{chosen}} sur {{all}}',
    notFound: 'Aucune colonne ne correspond.',
    reset: 'Comme au début',
  },
  csv: {
    label: 'Enregistrer en fichier CSV',
    nothing: 'Cette liste est vide.',
    done: 'La liste est enregistrée sous « {{file}} ».',
  },
  views: {
    label: 'Vues',
    none: 'Aucune vue pour le moment. Disposez la liste comme vous le souhaitez, puis gardez-la sous un nom.',
    save: 'Garder cette vue…',
    remove: 'Supprimer « {{name}} »…',
    standard: 'Comme au début',
    title: 'Garder cette vue',
    purpose: 'Recherche, ordre et colonnes de la liste, pour tous ceux qui peuvent la lire ici.',
    replaces: 'Une vue porte déjà ce nom. Elle devient ce que vous voyez maintenant.',
    confirm: 'Garder',
    replace: 'Remplacer',
    saved: 'La vue « {{name}} » est gardée.',
    removeTitle: 'Supprimer la vue ?',
    removeText: '« {{name}} » disparaît pour tous. La liste elle-même ne perd rien.',
    removed: 'La vue « {{name}} » est supprimée.',
    failed: 'La vue n’a pas été gardée',
    forbidden: 'Votre rôle peut consulter les vues, pas les modifier.',
    notKept: 'Cet appareil ne peut pas conserver la modification. Libérez de l’espace, puis réessayez.',
  },
} satisfies Translation<'fr', 'lists'>
