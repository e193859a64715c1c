/** What mails of alerts say. The other languages have the same texts. */
export const en = {
  lead: 'These alerts need a look.',
  labels: { time: 'Time', account: 'Account', address: 'Address', country: 'Country' },
  labelled: (label: string, value: string) => `${label}: ${value}`,
  open: 'Open the alert',
  unlisted: (count: string) => `Alerts that are not listed here: ${count}`,
  note: 'You get this email because your address is a recipient of alerts. Who manages the security of the organization can change that in Castellan.',
  test: {
    subject: 'Test: alerts arrive here',
    lead: 'This is a test. Emails about alerts arrive at this address.',
    note: 'Somebody who manages the security of the organization asked for this email in Castellan. Nothing has happened.',
  },
}

export type AlertMailTexts = typeof en
