import type { AlertMailTexts } from './en.ts'

export const es: AlertMailTexts = {
  lead: 'Conviene revisar estas alertas.',
  labels: { time: 'Hora', account: 'Cuenta', address: 'Dirección', country: 'País' },
  labelled: (label, value) => `${label}: ${value}`,
  open: 'Abrir la alerta',
  unlisted: (count) => `Alertas que no figuran aquí: ${count}`,
  note: 'Recibe este correo porque su dirección es destinataria de alertas. Quien administra la seguridad de la organización puede cambiarlo en Castellan.',
  test: {
    subject: 'Prueba: las alertas llegan aquí',
    lead: 'Esto es una prueba. Los correos sobre alertas llegan a esta dirección.',
    note: 'Alguien que administra la seguridad de la organización ha pedido este correo en Castellan. No ha ocurrido nada.',
  },
}
