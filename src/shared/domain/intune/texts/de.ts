import type { DevicePolicyTexts } from './en.ts'

export const devicePolicyTexts: DevicePolicyTexts = {
  prefix: 'Die Richtlinie ist ungültig. Beheben Sie die folgenden Fehler, um fortzufahren.',
  findings: {
    'name-required': 'Geben Sie einen Namen für die Richtlinie ein',
    'name-too-long': 'Der Name darf höchstens {{limit}} Zeichen haben',
    'group-in-both': 'Die Gruppe {{value}} kann nicht zugleich eingeschlossen und ausgeschlossen sein',
    'included-group-required':
      'Wenn Gruppen ausgeschlossen sind, muss mindestens eine Gruppe eingeschlossen sein',
    'unknown-group': 'Im Mandanten gibt es keine Gruppe {{value}}',
    'one-block-action':
      'Eine Konformitätsrichtlinie braucht genau eine Aktion, die den Zugriff blockiert; sie hat {{count}}',
    'settings-required': 'Eine Richtlinie des Einstellungskatalogs braucht mindestens eine Einstellung',
  },
}
