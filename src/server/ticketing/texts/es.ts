import type { TicketTexts } from './en.ts'

export const es: TicketTexts = {
  company: 'Empresa',
  severity: 'Gravedad',
  happened: (count, number) =>
    count === 1 ? 'Hasta ahora ha ocurrido una vez.' : `Hasta ahora ha ocurrido ${number} veces.`,
  again: (count, number, time) =>
    count === 1
      ? `Hasta ahora ha ocurrido una vez: ${time}.`
      : `Ha vuelto a ocurrir: ${number} veces hasta ahora; la última, ${time}.`,
  resolved: 'La alerta se cerró como resuelta en Castellan.',
  dismissed: 'La alerta se descartó en Castellan.',
  reopened: 'La alerta se volvió a abrir en Castellan.',
}
