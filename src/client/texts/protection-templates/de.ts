import type { Translation } from '../translation.ts'

export const protectionTemplates = {
  columns: { kind: 'Art', policy: 'Richtlinie', companies: 'Unternehmen' },
  empty: {
    none: 'Keine Vorlagen',
    unread: 'Noch nichts auf diesem Gerät',
    unreadReason: 'Dieses Gerät wurde noch nicht geladen. Es lädt von selbst, sobald es den Server erreicht.',
  },
  spread: {
    title: 'Wo es sie gibt',
    nowhere: 'Kein Unternehmen hat eine Richtlinie dieses Namens und dieser Art.',
    same_one: '{{count}} Unternehmen hat sie genau so',
    same_other: '{{count}} Unternehmen haben sie genau so',
    drifted_one: '{{count}} Unternehmen hat sie anders',
    drifted_other: '{{count}} Unternehmen haben sie anders',
    lacking_one: '{{count}} Unternehmen hat sie nicht',
    lacking_other: '{{count}} Unternehmen haben sie nicht',
    unread_one: 'Von {{count}} Unternehmen weiß dieses Gerät es nicht',
    unread_other: 'Von {{count}} Unternehmen weiß dieses Gerät es nicht',
    here: 'Wie in der Vorlage',
    differs: 'Weicht ab',
  },
  save: {
    act: 'Als Vorlage speichern',
    title: '„{{name}}“ als Vorlage speichern',
    name: 'Name der Vorlage',
    description: 'Wofür sie gedacht ist',
    taken: 'Eine andere Vorlage hat diesen Namen.',
    failed: 'Die Vorlage wurde nicht gespeichert',
  },
  form: {
    template: 'Vorlage',
    newTitle: 'Neue Vorlage: {{kind}}',
    editTitle: 'Vorlage {{name}} ändern',
  },
  deploy: {
    title: 'Baseline {{name}} ausrollen',
    noTemplates: 'Keine ihrer Vorlagen ist hier.',
  },
} satisfies Translation<'de', 'protectionTemplates'>
