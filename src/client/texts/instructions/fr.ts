import type { Translation } from '../translation.ts'

export const instructions = {
  title: 'Instructions',
  invitation:
    'Rien n’est encore écrit. Notez ce qu’il faut savoir pour corriger ce point chez {{company}} : à qui demander, ce qui en dépend, ce qui a été tenté.',
  none: 'Rien n’est encore écrit.',
  write: 'Rédiger des instructions',
  edited: '{{name}}, {{time}}',
  purpose:
    'Comment corriger « {{check}} » chez {{company}}. Tous ceux qui voient la posture de cette entreprise peuvent le lire.',
  text: 'Consignes',
  help: 'Texte brut ; les sauts de ligne sont conservés. Sans texte, les instructions sont retirées.',
  unchanged: 'Rien n’a changé.',
  saved: 'Les instructions sont enregistrées.',
  takenAway: 'Les instructions sont retirées.',
  notSaved: 'Les instructions n’ont pas pu être enregistrées.',
  failures: {
    forbidden: 'Votre rôle ne le permet plus.',
    notKept: 'Cet appareil n’a pas pu le conserver. Ce que vous avez écrit est toujours là.',
  },
} satisfies Translation<'fr', 'instructions'>
