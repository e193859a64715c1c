import type { Translation } from '../translation.ts'

export const fields = {
  form: 'Échec de la validation. Corrigez les erreurs ci-dessous pour continuer.',
  isRequired: '{{name}} : champ requis',
  invalid: '{{name}} : valeur non valide',
  required: 'Champ obligatoire',
  empty: 'Le champ ne peut pas être vide',
  notValid: 'Le champ n’est pas valide',
  min: '{{name}} : au moins {{limit}} caractères',
  max: '{{name}} : au plus {{limit}} caractères',
  specialCharacters: 'Aucun caractère spécial autorisé',
  spaces: 'Aucune espace autorisée',
  outerSpace: 'Aucune espace au début ni à la fin',
  dateType: 'Type de date non valide',
} satisfies Translation<'fr', 'fields'>
