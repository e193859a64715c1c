export const unsaved = {
  title: 'Exit without saving?',
  text: 'What you typed is not saved yet and will be lost.',
  exit: 'Exit without saving',
  stay: 'Keep editing',
} as const
