import type { Translation } from '../translation.ts'

export const install = {
  title: 'Instalar Castellan',
  why: 'La aplicación tendrá su propio icono y su propia ventana, y es menos probable que el navegador elimine lo que se guarda aquí.',
  install: 'Instalar',
  showHow: 'Ver cómo',
  steps: {
    share: 'Pulse «Compartir» en la barra de Safari.',
    add: 'Elija «Añadir a pantalla de inicio».',
    confirm: 'Pulse «Añadir». Castellan estará entre sus aplicaciones.',
  },
} satisfies Translation<'es', 'install'>
