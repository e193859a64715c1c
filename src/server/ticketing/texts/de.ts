import type { TicketTexts } from './en.ts'

export const de: TicketTexts = {
  company: 'Unternehmen',
  severity: 'Schweregrad',
  happened: (count, number) =>
    count === 1 ? 'Es ist bisher einmal passiert.' : `Es ist bisher ${number}-mal passiert.`,
  again: (count, number, time) =>
    count === 1
      ? `Es ist bisher einmal passiert: ${time}.`
      : `Es ist wieder passiert: bisher ${number}-mal, zuletzt ${time}.`,
  resolved: 'Die Warnung wurde in Castellan als gelöst geschlossen.',
  dismissed: 'Die Warnung wurde in Castellan verworfen.',
  reopened: 'Die Warnung wurde in Castellan wieder geöffnet.',
}
