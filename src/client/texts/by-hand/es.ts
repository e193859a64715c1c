import type { Translation } from '../translation.ts'

export const byHand = {
  title: 'Cómo hacerlo a mano',
  where: 'Dónde',
  steps: 'Pasos',
  command: 'Comando',
  commandHelp:
    'Para PowerShell, con la sesión iniciada en el inquilino de la empresa. Rellene lo que está entre <corchetes angulares>.',
  copy: 'Copiar el comando',
  selected: 'Seleccionado; cópielo con Ctrl+C o ⌘C',
  breaks: 'Qué interrumpe',
  page: 'La página del proveedor',
} satisfies Translation<'es', 'byHand'>
