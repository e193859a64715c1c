import type { Translation } from '../translation.ts'

export const protectionTemplates = {
  columns: { kind: 'Type', policy: 'Stratégie', companies: 'Entreprises' },
  empty: {
    none: 'Aucun modèle',
    unread: 'Encore rien sur cet appareil',
    unreadReason:
      'Cet appareil n’a pas encore été chargé. Il se charge de lui-même dès qu’il atteint le serveur.',
  },
  spread: {
    title: 'Où il se trouve',
    nowhere: 'Aucune entreprise n’a de stratégie de ce nom et de ce type.',
    same_one: '{{count}} entreprise l’a à l’identique',
    same_many: '{{count}} d’entreprises l’ont à l’identique',
    same_other: '{{count}} entreprises l’ont à l’identique',
    drifted_one: '{{count}} entreprise l’a autrement',
    drifted_many: '{{count}} d’entreprises l’ont autrement',
    drifted_other: '{{count}} entreprises l’ont autrement',
    lacking_one: '{{count}} entreprise ne l’a pas',
    lacking_many: '{{count}} d’entreprises ne l’ont pas',
    lacking_other: '{{count}} entreprises ne l’ont pas',
    unread_one: 'De {{count}} entreprise, cet appareil ne sait rien',
    unread_many: 'De {{count}} d’entreprises, cet appareil ne sait rien',
    unread_other: 'De {{count}} entreprises, cet appareil ne sait rien',
    here: 'Comme dans le modèle',
    differs: 'Diffère',
  },
  save: {
    act: 'Enregistrer comme modèle',
    title: 'Enregistrer « {{name}} » comme modèle',
    name: 'Nom du modèle',
    description: 'À quoi il sert',
    taken: 'Un autre modèle porte ce nom.',
    failed: 'Le modèle n’a pas été enregistré',
  },
  form: {
    template: 'Modèle',
    newTitle: 'Nouveau modèle : {{kind}}',
    editTitle: 'Modifier le modèle {{name}}',
  },
  deploy: {
    title: 'Déployer la ligne de base {{name}}',
    noTemplates: 'Aucun de ses modèles n’est ici.',
  },
} satisfies Translation<'fr', 'protectionTemplates'>
