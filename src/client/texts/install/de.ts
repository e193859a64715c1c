import type { Translation } from '../translation.ts'

export const install = {
  title: 'Castellan installieren',
  why: 'Die App erhält ein eigenes Symbol und Fenster, und der Browser löscht seltener, was hier aufbewahrt wird.',
  install: 'Installieren',
  showHow: 'So geht es',
  steps: {
    share: 'Tippen Sie in der Leiste von Safari auf „Teilen“.',
    add: 'Wählen Sie „Zum Home-Bildschirm“.',
    confirm: 'Tippen Sie auf „Hinzufügen“. Castellan ist dann bei Ihren Apps.',
  },
} satisfies Translation<'de', 'install'>
