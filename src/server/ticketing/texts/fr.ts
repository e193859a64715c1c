import type { TicketTexts } from './en.ts'

export const fr: TicketTexts = {
  company: 'Entreprise',
  severity: 'Gravité',
  happened: (count, number) =>
    count === 1 ? 'Cela s’est produit une fois jusqu’ici.' : `Cela s’est produit ${number} fois jusqu’ici.`,
  again: (count, number, time) =>
    count === 1
      ? `Cela s’est produit une fois jusqu’ici : ${time}.`
      : `Cela s’est reproduit : ${number} fois jusqu’ici, la dernière fois le ${time}.`,
  resolved: 'L’alerte a été fermée comme résolue dans Castellan.',
  dismissed: 'L’alerte a été écartée dans Castellan.',
  reopened: 'L’alerte a été rouverte dans Castellan.',
}
