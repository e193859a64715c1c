/** What tickets of alerts say. The other languages have the same texts; `count` decides the plural, `number` is shown. */
export const en = {
  company: 'Company',
  severity: 'Severity',
  happened: (count: number, number: string) =>
    count === 1 ? 'It has happened once so far.' : `It has happened ${number} times so far.`,
  again: (count: number, number: string, time: string) =>
    count === 1
      ? `It has happened once so far, on ${time}.`
      : `It has happened again: ${number} times so far, the last time on ${time}.`,
  resolved: 'The alert was closed as resolved in Castellan.',
  dismissed: 'The alert was dismissed in Castellan.',
  reopened: 'The alert was opened again in Castellan.',
}

export type TicketTexts = typeof en
