import type { DevicePolicyTexts } from './en.ts'

export const devicePolicyTexts: DevicePolicyTexts = {
  prefix: 'La stratégie n’est pas valide. Corrigez les erreurs ci-dessous pour continuer.',
  findings: {
    'name-required': 'Saisissez un nom pour la stratégie',
    'name-too-long': 'Le nom peut compter au plus {{limit}} caractères',
    'group-in-both': 'Le groupe {{value}} ne peut pas être à la fois inclus et exclu',
    'included-group-required': 'Si des groupes sont exclus, au moins un groupe doit être inclus',
    'unknown-group': 'Le locataire n’a pas de groupe {{value}}',
    'one-block-action':
      'Une stratégie de conformité doit avoir exactement une action qui bloque l’accès ; elle en a {{count}}',
    'settings-required': 'Une stratégie du catalogue de paramètres doit avoir au moins un paramètre',
  },
}
